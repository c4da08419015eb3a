import Foundation
import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  var made = Tally()
  static let main = AppScope()
}

extension AppScope {
  fileprivate var defaults: Part { boundary(\.defaults) { made.part("defaults") } }
  fileprivate var transport: Part { boundary(\.transport) { made.part("transport") } }
  fileprivate var tokens: Part { shared(\.tokens) { made.part("tokens", defaults) } }
  fileprivate var client: Part { shared(\.client) { made.part("client", transport, tokens) } }
  fileprivate var request: Part { unique(\.request) { Part("request", client) } }
  fileprivate var service: Part { shared(\.service) { made.part("service", request) } }
  fileprivate var unrelated: Part { shared(\.unrelated) { made.part("unrelated") } }

  fileprivate var usesProxy: Bool { shared(\.usesProxy) { false } }
  fileprivate var proxy: Part { shared(\.proxy) { Part("proxy") } }
  fileprivate var route: Part {
    shared(\.route) { usesProxy ? Part("route", proxy) : Part("route", transport) }
  }

  /// A recipe that asks on another thread and waits for it.
  fileprivate var hopped: Part {
    shared(\.hopped) {
      let done = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var found: Part?
      Thread.detachNewThread { [self] in
        found = transport
        done.signal()
      }
      done.wait()
      return Part("hopped", found!)
    }
  }
  fileprivate var inside: Part {
    shared(\.inside) { Part("inside", replacing { $0.transport = Part("inner") }.service) }
  }
  /// Each page is made from the one before.
  fileprivate subscript(page number: Int) -> Part {
    shared(\.[page: number]) {
      _ = number == 0 ? defaults : self[page: number - 1]
      return Part("page")
    }
  }
  fileprivate var late: Late { shared(\.late) { Late(app: self) } }
}

/// Keeps its scope and asks it later, which it should not.
private struct Late: Sendable {
  let identity = Part("late")
  let app: AppScope
  var transport: String { app.transport.name }
}

struct PreciseReplacementTests {
  @Test func `a long chain of values costs no stack, neither to look through nor to free`() {
    let done = Gate()
    let thread = Thread {
      let app = AppScope()
      for number in 0..<4_000 { _ = app[page: number] }
      let derived = app.replacing { $0.transport = Part("fake") }
      #expect(derived[page: 3_999] === app[page: 3_999])
      done.open()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.pass()
  }

  @Test func `a derived scope keeps the token store and makes the client anew`() {
    let app = AppScope()
    let (tokens, client) = (app.tokens, app.client)
    let derived = app.replacing { $0.transport = Part("fake") }
    #expect(derived.tokens === tokens)
    #expect(derived.client.name == "client of fake of tokens of defaults")
    #expect(derived.client === derived.client)
    #expect(app.client === client)
    #expect(app.made["tokens"] == 1)
  }

  @Test func `it is the same when everything is made through the derived scope first`() {
    let app = AppScope()
    let derived = app.replacing { $0.transport = Part("fake") }
    let (tokens, client) = (derived.tokens, derived.client)
    #expect(app.tokens === tokens)
    #expect(app.client !== client)
    #expect(app.client.name == "client of transport of tokens of defaults")
    #expect(app.made["tokens"] == 1)
  }

  @Test func `what asked for something replaced through others is made anew as well`() {
    let app = AppScope()
    _ = app.service
    let derived = app.replacing { $0.defaults = Part("fake") }
    #expect("\(derived.service)" == "service of request(client of transport of tokens of fake)")
    #expect(derived.transport === app.transport)
    #expect(derived.unrelated === app.unrelated)
  }

  @Test func `scopes derived from one scope have values of their own where they differ`() {
    let app = AppScope()
    let one = app.replacing { $0.transport = Part("one") }
    let two = app.replacing { $0.transport = Part("two") }
    #expect(one.client.name.hasPrefix("client of one"))
    #expect(two.client.name.hasPrefix("client of two"))
    #expect(one.tokens === two.tokens)
    #expect(app.made["transport"] == 0)
  }

  @Test func `a scope derived from a derived one shares with both what neither replaces`() {
    let app = AppScope()
    let first = app.replacing { $0.transport = Part("fake") }
    let second = first.replacing { $0.unrelated = Part("other") }
    #expect(second.service === first.service)
    #expect(second.tokens === app.tokens)
    #expect(second.unrelated.name == "other")
    #expect(first.unrelated === app.unrelated)
    let third = second.replacing { $0.defaults = Part("nowhere") }
    #expect(third.client.name == "client of fake of tokens of nowhere")
    #expect(second.client.name == "client of fake of tokens of defaults")
  }

  @Test func `a value made through a scope two steps down comes to live where it belongs`() {
    let app = AppScope()
    let first = app.replacing { $0.transport = Part("fake") }
    let second = first.replacing { $0.unrelated = Part("other") }
    let (client, tokens) = (second.client, second.tokens)
    #expect(first.client === client)
    #expect(app.client !== client)
    #expect(app.tokens === tokens)
    #expect(app.made["client"] == 2)
  }

  @Test func `what a recipe did not ask for does not count`() {
    let app = AppScope()
    let route = app.route
    #expect(app.replacing { $0.proxy = Part("fake") }.route === route)
    #expect("\(app.replacing { $0.usesProxy = true }.route)" == "route(proxy)")
    let derived = app.replacing {
      $0.usesProxy = true
      $0.proxy = Part("fake")
    }
    #expect("\(derived.route)" == "route(fake)")
    #expect(derived.replacing { $0.transport = Part("fake") }.route === derived.route)
  }

  @Test func `a look-up from another thread counts`() {
    let app = AppScope()
    let derived = app.replacing { $0.transport = Part("fake") }
    #expect("\(derived.hopped)" == "hopped(fake)")
    #expect("\(app.hopped)" == "hopped(transport)")
    let second = AppScope()
    _ = second.hopped
    #expect("\(second.replacing { $0.transport = Part("fake") }.hopped)" == "hopped(fake)")
    #expect(second.replacing { $0.unrelated = Part("fake") }.hopped === second.hopped)
  }

  @Test func `a value that keeps its scope asks the scope that it was made for`() {
    let app = AppScope()
    let derived = app.replacing { $0.transport = Part("fake") }
    #expect(derived.late.transport == "fake")
    #expect(app.late.transport == "transport")
    #expect(derived.late.transport == "fake")
    let second = AppScope()
    #expect(second.late.transport == "transport")
    #expect(second.replacing { $0.transport = Part("fake") }.late.transport == "fake")
  }

  @Test func `a value that keeps its scope is not shared with a scope that replaces anything`() {
    let app = AppScope()
    let late = app.late.identity
    #expect(app.replacing { $0.unrelated = Part("fake") }.late.identity !== late)
    #expect(app.replacing { _ in }.late.identity === late)
  }

  @Test func `a scope derived within a recipe replaces there alone`() {
    let app = AppScope()
    #expect("\(app.inside)" == "inside(service of request(client of inner of tokens of defaults))")
    #expect("\(app.service)" == "service of request(client of transport of tokens of defaults)")
    let derived = app.replacing { $0.defaults = Part("fake") }
    #expect("\(derived.inside)" == "inside(service of request(client of inner of tokens of fake))")
  }
}
