import Foundation
import Seam
import Testing

private struct AppScope: Scope {
  var seams = Seams()
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
}

private final class OwnPart: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

/// A value that asks its scope when it is used, not when it is made.
private final class LatePart: Sendable {
  let scope: AppScope
  init(_ scope: AppScope) { self.scope = scope }
  var now: String { "\(scope.transport.name), \(scope.client.name)" }
}

private final class Coordinator: Sendable {
  let window: WindowScope
  init(_ window: WindowScope) { self.window = window }
}

extension AppScope {
  var transport: OwnPart { shared(\.transport) { OwnPart("transport") } }
  var client: OwnPart { shared(\.client) { OwnPart("client on \(transport.name)") } }
  var clock: OwnPart { shared(\.clock) { OwnPart("clock") } }
  var keptPart: LatePart { shared(\.keptPart) { LatePart(self) } }
  var keptUser: LatePart { shared(\.keptUser) { keptPart } }
  var keptChild: Coordinator { shared(\.keptChild) { Coordinator(WindowScope(parent: self)) } }
  var keptClosure: @Sendable () -> String { shared(\.keptClosure) { { transport.name } } }
  var innerFake: OwnPart {
    shared(\.innerFake) { OwnPart(replacing { $0.transport = OwnPart("inner") }.client.name) }
  }
}

extension WindowScope {
  var cache: OwnPart { shared(\.cache) { OwnPart("cache over \(parent.client.name)") } }
}

struct KeptScopeTests {
  @Test(arguments: [true, false])
  func `what a value asks for later comes from the scope that it was made for`(isOriginFirst: Bool) {
    let app = AppScope().quiet
    let derived = app.replacing { $0.transport = OwnPart("fake") }
    if isOriginFirst { _ = app.keptPart }
    #expect(derived.keptPart.now == "fake, client on fake")
    #expect(app.keptPart.now == "transport, client on transport")
    #expect(derived.keptPart.now == "fake, client on fake")
    #expect(derived.keptPart !== app.keptPart)
    #expect(derived.keptUser === derived.keptPart)
    #expect(app.keptUser === app.keptPart)
  }

  @Test func `a value that keeps its scope is shared with a scope that replaces nothing, and with no other`()
  {
    let app = AppScope().quiet
    #expect(app.replacing { _ in }.keptPart === app.keptPart)
    #expect(app.replacing { $0.clock = OwnPart("other") }.keptPart !== app.keptPart)
  }

  @Test func `a kept closure asks the scope that it was made for`() {
    let app = AppScope().quiet
    let derived = app.replacing { $0.transport = OwnPart("fake") }
    #expect(app.keptClosure() == "transport")
    #expect(derived.keptClosure() == "fake")
  }

  @Test func `a child scope made in a recipe and kept has the replacements of its own app`() {
    let app = AppScope().quiet
    let derived = app.replacing { $0.transport = OwnPart("fake") }
    #expect(derived.keptChild.window.cache.name == "cache over client on fake")
    #expect(app.keptChild.window.cache.name == "cache over client on transport")
    let cached = app.replacing { $0[\WindowScope.cache] = OwnPart("given") }
    #expect(cached.keptChild.window.cache.name == "given")
    #expect(app.keptChild.window.cache.name == "cache over client on transport")
  }

  @Test func `a scope that a recipe derives for itself leaves no trace in its own`() {
    let app = AppScope().quiet
    #expect(app.innerFake.name == "client on inner")
    #expect(app.client.name == "client on transport")
    #expect(app.replacing { $0.transport = OwnPart("fake") }.innerFake.name == "client on inner")
  }

  @Test func `values that keep their scope stay right under threads`() {
    for _ in 0..<50 {
      let app = AppScope().quiet
      let scopes = (0..<3).map { number in app.replacing { $0.transport = OwnPart("\(number)") } }
      Threads.run(8) { number in
        if number % 4 == 3 {
          #expect(app.keptPart.now == "transport, client on transport")
        } else {
          #expect(scopes[number % 4].keptPart.now == "\(number % 4), client on \(number % 4)")
        }
      }
    }
  }

  @Test func `in a debug build a value that keeps its scope is reported, and its late look-ups too`() {
    #if DEBUG
      let log = LiveReportLog(naming: "ReportedScope.")
      let scope = ReportedScope()
      let late = scope.keeper
      #expect(log.headlines == ["'ReportedScope.keeper' keeps the scope that it was made in"])
      _ = late()
      #expect(
        log.headlines.last
          == "'ReportedScope.number' is asked for by 'ReportedScope.keeper' after its recipe has returned")
    #endif
  }

  @Test func `a scope whose values hold values alone is freed with them`() {
    weak var client: OwnPart?
    do {
      let app = AppScope()
      client = app.client
      _ = app.replacing { $0.clock = OwnPart("other") }.client
      #expect(client != nil)
    }
    #expect(client == nil)
  }
}

extension KeptScopeTests {
  @Test func `what a replacement holds is freed with the scope that replaces`() {
    weak var double: OwnPart?
    weak var subject: OwnPart?
    let app = AppScope()
    do {
      let given = OwnPart("double")
      double = given
      let derived = app.replacing { $0.transport = given }
      let client = derived.client
      #expect(client.name == "client on double")
      subject = client
    }
    #expect(double == nil)
    #expect(subject == nil)
    #expect(app.client.name == "client on transport")
  }
}

private struct ReportedScope: Scope {
  var seams = Seams()
}

extension ReportedScope {
  var number: Int { shared(\.number) { 1 } }
  var keeper: @Sendable () -> Int { shared(\.keeper) { { number } } }
}
