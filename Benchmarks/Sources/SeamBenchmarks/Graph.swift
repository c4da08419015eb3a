import Seam

protocol Transport: Sendable {}
// Not known before the program runs: else the optimizer allocates the baseline's objects statically and counts no references.
final class LiveTransport: Transport { let id = Int.random(in: 0...9) }
final class FakeTransport: Transport { let id = Int.random(in: 0...9) }
final class Tokens: Sendable { let id = Int.random(in: 0...9) }

final class A: Sendable {
  let transport: any Transport
  let tokens: Tokens
  init(_ transport: any Transport, _ tokens: Tokens) {
    self.transport = transport
    self.tokens = tokens
  }
}

final class B: Sendable {
  let a: A
  init(_ a: A) { self.a = a }
}

final class C: Sendable {
  let b: B
  init(_ b: B) { self.b = b }
}

final class D: Sendable {
  let c: C
  init(_ c: C) { self.c = c }
}

struct App: RootScope {
  var seams = Seams()
  static let main = App()
}

extension App {
  var transport: any Transport { boundary(\.transport) { LiveTransport() } }
  var tokens: Tokens { shared(\.tokens) { Tokens() } }
  var a: A { unique(\.a) { A(transport, tokens) } }
  var b: B { unique(\.b) { B(a) } }
  var c: C { unique(\.c) { C(b) } }
  var d: D { unique(\.d) { D(c) } }

  var sharedA: A { shared(\.sharedA) { A(transport, tokens) } }
  var sharedB: B { shared(\.sharedB) { B(sharedA) } }
  var sharedC: C { shared(\.sharedC) { C(sharedB) } }
  var sharedD: D { shared(\.sharedD) { D(sharedC) } }
}

struct Request: ChildScope {
  var seams = Seams()
  var parent: App
}

extension Request {
  var first: Tokens { shared(\.first) { Tokens() } }
  var second: B { shared(\.second) { B(A(parent.transport, first)) } }
  var third: C { shared(\.third) { C(second) } }
}

/// A request whose log has to be closed.
struct ClosedRequest: ChildScope {
  var seams = Seams()
  var parent: App
}

extension ClosedRequest {
  var log: Tokens {
    shared(\.log) {
      Tokens()
    } close: { _ in
    }
  }
  var session: B { shared(\.session) { B(A(parent.transport, log)) } }
  var handler: C { shared(\.handler) { C(session) } }
}

extension App {
  var opened: Deferred<Tokens> { shared(\.opened) { Deferred { Tokens() } } }
}

/// The same by hand.
enum Hand {
  static let tokens = Tokens()
  static let transport: any Transport = LiveTransport()
  @inline(never) static func make() -> D { D(C(B(A(transport, tokens)))) }
}
