import Dispatch
import Foundation
import Seam
import Testing

private struct AppScope: Scope {
  var seams = Seams()
  let made: Guarded<[String: Int]>
  init(_ made: Guarded<[String: Int]> = Guarded([:])) { self.made = made }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
}

private final class OwnPart: Sendable {
  let name: String
  let parts: [OwnPart]
  init(_ name: String, _ parts: [OwnPart] = []) {
    self.name = name
    self.parts = parts
  }
}

extension AppScope {
  var transport: OwnPart { boundary(\.transport) { made("transport") } }
  var defaults: OwnPart { boundary(\.defaults) { made("defaults") } }
  var tokens: OwnPart { shared(\.tokens) { made("tokens", defaults) } }
  var client: OwnPart { unique(\.client) { OwnPart("client", [transport, tokens]) } }
  var service: OwnPart { shared(\.service) { made("service", client) } }

  subscript(hop: Hop) -> OwnPart {
    shared(\.[hop]) {
      switch hop {
      case .queue: made("queue", Threads.elsewhere { DispatchQueue(label: "queue").sync { transport } })
      case .thread: made("thread", Threads.elsewhere { client })
      case .main: made("main", DispatchQueue.main.sync { transport })
      }
    }
  }

  subscript(item number: Int) -> OwnPart { shared(\.[item: number]) { made("item \(number)", tokens) } }

  private func made(_ name: String, _ parts: OwnPart...) -> OwnPart {
    made.count(name)
    return OwnPart(name, parts)
  }
}

private enum Hop: CaseIterable {
  case queue, thread, main
}

extension WindowScope {
  var list: OwnPart {
    shared(\.list) {
      parent.made.count("list")
      return OwnPart("list", [parent.service])
    }
  }
}

struct DerivedThreadsTests {
  @Test func `derived scopes that race make each value once where it belongs`() {
    for _ in 0..<50 {
      let app = AppScope()
      let derived = (0..<4).map { number in app.replacing { $0.transport = OwnPart("fake \(number)") } }
      let seen = Guarded<[(scope: Int, service: OwnPart, tokens: OwnPart)]>([])
      Threads.run(12) { number in
        let scope = number % 3 == 2 ? 4 : number % 4
        let own = scope == 4 ? app : derived[scope]
        // Half of the threads ask for what is shared first, half for what is not.
        let tokens = number < 6 ? own.tokens : nil
        let service = own.service
        seen.change { $0.append((scope, service, tokens ?? own.tokens)) }
      }
      #expect(Set(seen.value.map { ObjectIdentifier($0.tokens) }) == [ObjectIdentifier(app.tokens)])
      for scope in 0...4 {
        let services = seen.value.filter { $0.scope == scope }.map(\.service)
        #expect(Set(services.map(ObjectIdentifier.init)).count <= 1)
        for service in services {
          #expect(service.parts[0].parts[0].name == (scope == 4 ? "transport" : "fake \(scope)"))
          #expect(service.parts[0].parts[1] === app.tokens)
        }
      }
      let scopes = Set(seen.value.map(\.scope)).count
      #expect(app.made.value == ["defaults": 1, "tokens": 1, "transport": 1, "service": scopes])
    }
  }

  @Test func `windows of derived apps that race share what nothing replaces`() {
    for _ in 0..<50 {
      let app = AppScope()
      let window = WindowScope(parent: app)
      let derived = window.replacing { $0.transport = OwnPart("fake") }
      let same = window.replacing { $0[\WindowScope.list] = OwnPart("other") }.replacing { _ in }
      Threads.run(9) { number in
        switch number % 3 {
        case 0: #expect(window.list.parts[0] === app.service)
        case 1: #expect(derived.list.parts[0].parts[0].parts.map(\.name) == ["fake", "tokens"])
        default: #expect(same.list.name == "other")
        }
        #expect(derived.parent.tokens === app.tokens)
      }
      #expect(app.made.value == ["defaults": 1, "tokens": 1, "transport": 1, "service": 2, "list": 2])
    }
  }

  @Test(arguments: Hop.allCases)
  fileprivate func `a look-up of a recipe on another thread counts`(_ hop: Hop) {
    func transport(in scope: AppScope) -> String {
      let part = Threads.elsewhere { scope[hop] }.parts[0]
      return (part.parts.first ?? part).name
    }
    let app = AppScope()
    let derived = app.replacing { $0.transport = OwnPart("fake") }
    // Made in the derived scope first: the live one never sees what was made from a fake.
    #expect(transport(in: derived) == "fake")
    #expect(transport(in: app) == "transport")
    #expect(transport(in: derived) == "fake")
    // Made in the live scope first: a later derived one does not take it over.
    #expect(transport(in: app.replacing { $0.transport = OwnPart("later") }) == "later")
    // What has nothing to do with it is shared, though it was made through a hop.
    let other = app.replacing { $0[\WindowScope.list] = OwnPart("other") }
    #expect(Threads.elsewhere { other[hop] === app[hop] })
  }

  @Test func `scopes are derived and replaced while others look up`() {
    let app = AppScope()
    Threads.run(6) { number in
      for round in 0..<300 {
        let item = round % 50
        if (round + number) % 3 == 0 {
          let fake = OwnPart("fake")
          let derived = app.replacing {
            $0[dynamicMember: \.[item: item]] = fake
            $0.replace(\.transport) { scope in OwnPart("over \(scope.tokens.name)") }
          }
          #expect(derived[item: item] === fake)
          #expect(derived[item: (item + 1) % 50] === app[item: (item + 1) % 50])
          #expect(derived.service.parts[0].parts[0].name == "over tokens")
        }
        #expect(app[item: item].name == "item \(item)")
        #expect(app[item: item] === app[item: item])
        #expect(app.service.parts[0].parts[0].name == "transport")
      }
    }
    #expect((0..<50).allSatisfy { app.made["item \($0)"] == 1 })
    #expect(app.made["tokens"] == 1)
  }
}
