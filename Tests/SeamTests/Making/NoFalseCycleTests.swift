import Foundation
import Seam
import Testing

private struct SettingsScope: Scope {
  var seams = Seams()
}

private struct CheckoutScope: Scope {
  var seams = Seams()
  var settings = SettingsScope()
  static var owners: [Owner<Self>] { [Owner(\.settings)] }
}

private struct PaneScope: ChildScope {
  var seams = Seams()
  var parent: CheckoutScope
}

private final class Endpoint: Sendable {
  let host: String
  init(_ host: String) { self.host = host }
}

extension SettingsScope {
  var endpoint: Endpoint { shared(\.endpoint) { Endpoint("api.example.org") } }
  var host: String { unique(\.host) { "example.org" } }
}

extension CheckoutScope {
  var endpoint: Endpoint { shared(\.endpoint) { settings.endpoint } }
  var host: String { unique(\.host) { settings.host } }
  /// 3 asks for 2, and so on.
  subscript(floor number: Int) -> String {
    shared(\.[floor: number]) { number == 0 ? "ground" : "\(number) on \(self[floor: number - 1])" }
  }
  subscript(step number: Int) -> String {
    unique(\.[step: number]) { number == 0 ? "ground" : "\(number) on \(self[step: number - 1])" }
  }
}

extension PaneScope {
  var endpoint: Endpoint { shared(\.endpoint) { parent.endpoint } }
  var host: String { unique(\.host) { parent.host } }
}

private struct AppScope: Scope {
  var seams = Seams()
  let asked = Gate()
}

extension AppScope {
  var signal: Endpoint {
    shared(\.signal) {
      // Nobody waits for this look-up before the value is there.
      let scope = self
      Thread.detachNewThread {
        scope.asked.open()
        _ = scope.answer
      }
      asked.pass()
      return Endpoint("signal")
    }
  }
  var answer: Endpoint { shared(\.answer) { Endpoint("answer to \(signal.host)") } }
}

struct NoFalseCycleTests {
  @Test(arguments: [false, true])
  func `a member that asks another scope's member of the same name is no circle`(isDerived: Bool) {
    var checkout = CheckoutScope()
    if isDerived { checkout = checkout.replacing { _ in } }
    let pane = PaneScope(parent: checkout)
    #expect(pane.host == "example.org")
    #expect(pane.endpoint.host == "api.example.org")
    #expect(pane.endpoint === checkout.settings.endpoint)
  }

  @Test func `two scopes of one type may ask each other's members of the same name`() {
    let inner = AppScope().quiet
    let outer = AppScope().replacing { $0.replace(\.signal) { _ in inner.signal } }
    #expect(outer.signal === inner.signal)
    #expect(outer.answer.host == "answer to signal")
  }

  @Test(arguments: [false, true])
  func `a member that asks itself with other arguments is no circle`(isDerived: Bool) {
    var checkout = CheckoutScope()
    if isDerived { checkout = checkout.replacing { $0[dynamicMember: \.[floor: 0]] = "ground" } }
    #expect(checkout[floor: 3] == "3 on 2 on 1 on ground")
    #expect(checkout[step: 3] == "3 on 2 on 1 on ground")
  }

  @Test func `a look-up of a thread that nobody waits for may ask for the value that is being made`() {
    for _ in 0..<50 {
      let app = AppScope().quiet
      #expect(app.signal.host == "signal")
      #expect(app.answer.host == "answer to signal")
    }
  }

  @Test func `threads that take values in opposite order wait for each other and for nothing else`() {
    for _ in 0..<100 {
      let checkout = CheckoutScope()
      let derived = checkout.replacing { $0[dynamicMember: \.[floor: 2]] = "two" }
      Threads.run(4) { number in
        let order = number % 2 == 0 ? [0, 1, 2, 3] : [3, 2, 1, 0]
        for floor in order {
          _ = checkout[floor: floor]
          _ = derived[floor: floor]
        }
      }
      #expect(checkout[floor: 3] == "3 on 2 on 1 on ground")
      #expect(derived[floor: 3] == "3 on two")
    }
  }
}
