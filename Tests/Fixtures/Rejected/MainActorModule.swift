// flags: -default-isolation MainActor
import Seam

struct AppScope: Scope { var seams = Seams() }

final class Service: Sendable { init() {} }

extension AppScope {
  // A scope's members are on no actor in any module: the message is here, and not where the member is used.
  // error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
  var service: Service { shared(\.service) { Service() } }

  // error: main actor-isolated static property 'offline' can not be referenced from a nonisolated context
  static var scenarios: [Scenario<AppScope>] { [.offline] }
}

extension Scenario<AppScope> {
  // 'nonisolated extension' makes it one for 'scenarios'.
  static var offline: Self { Self("offline") { _ in } }
}
