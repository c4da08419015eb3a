import Seam
import SeamTesting
import Synchronization
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

private final class Service: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

extension AppScope {
  fileprivate var service: Service { boundary(\.service) { Service("live") } }
  fileprivate var guarded: Service {
    boundary(\.guarded) {
      Service("live")
    } standIn: {
      Service("stand-in")
    }
  }
  fileprivate var client: Service { shared(\.client) { Service("client of \(guarded.name)") } }
}

private let made = Mutex<[String: Int]>([:])

private func count(_ name: String) { made.withLock { $0[name, default: 0] += 1 } }

@Suite(
  .scope(AppScope.self) {
    count("suite")
    $0.service = Service("suite")
    $0.guarded = Service("suite")
  })
struct ScopeTraitTests {
  @Test(
    .scope(AppScope.self) {
      count("test")
      $0.service = Service("test")
    })
  func `a trait on suite and test gives one scope, and the test wins`() {
    #expect(AppScope.current.service.name == "test")
    #expect(AppScope.current.guarded.name == "suite")
    #expect(made.withLock { $0["test"] } == 1)
  }

  @Test func `an unreplaced boundary is a failure of the test with the whole path`() {
    withKnownIssue {
      let app = AppScope.test()
      #expect(app.client.name == "client of stand-in")
    } matching: { issue in
      issue.comments.first?.rawValue == """
        boundary 'AppScope.guarded' is not replaced in a test scope

        Dependency: AppScope.guarded
        Reached through: AppScope.client -> AppScope.guarded

        A test reaches the world outside the app only where it says so; the stand-in was used.
        To fix, replace it or something on the way to it, '$0.guarded = ...', or let it through with '$0.allow(\\.guarded)'.
        """
    }
  }

  @Test func `a replacement that nobody asks for is reported when the scope is gone`() {
    withKnownIssue {
      _ = AppScope.test { $0.service = Service("unused") }
    }
  }
}
