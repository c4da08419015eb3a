import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

extension AppScope {
  fileprivate var transport: Part {
    boundary(\.transport) {
      Part("live")
    } standIn: {
      Part("stand-in")
    }
  }
  fileprivate var log: Part { shared(\.log) { Part("log") } }
}

private struct SessionScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  let user: String
  fileprivate var cart: Part { shared(\.cart) { Part("cart of \(user)", parent.transport) } }
  fileprivate var badge: Part { shared(\.badge) { Part("badge") } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  fileprivate var title: Part { shared(\.title) { Part("title", parent.log) } }
  fileprivate var edge: Part { shared(\.edge) { Part("edge", parent.transport) } }
}

private struct CheckoutScope: ChildScope {
  var seams = Seams()
  var parent: WindowScope
  var session: SessionScope
  static var owners: [Owner<Self>] { [Owner(\.session)] }
  fileprivate var total: Part { shared(\.total) { Part("total", session.cart) } }
  fileprivate var heading: Part { shared(\.heading) { Part("heading", parent.title) } }
  fileprivate var both: Part { shared(\.both) { Part("both", session.cart, parent.edge) } }
  fileprivate var now: Part { unique(\.now) { Part("now", session.cart) } }
  fileprivate var pay: Part {
    boundary(\.pay) {
      Part("live")
    } standIn: {
      Part("stand-in")
    }
  }
}

/// A scope that has an owner only while somebody is signed in.
private struct BarScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  var session: SessionScope?
  static var owners: [Owner<Self>] { [Owner(\.session)] }
  fileprivate var basket: Part {
    shared(\.basket) { session.map { Part("basket", $0.cart) } ?? Part("empty") }
  }
}

private struct StepScope: ChildScope {
  var seams = Seams()
  var parent: CheckoutScope
  fileprivate var step: Part { shared(\.step) { Part("step", parent.total) } }
}

/// A scope with owners and no parent.
private struct ReportScope: Scope {
  var seams = Seams()
  var session: SessionScope
  var window: WindowScope
  static var owners: [Owner<Self>] { [Owner(\.session), Owner(\.window)] }
  fileprivate var report: Part { shared(\.report) { Part("report", session.cart, window.edge) } }
}

private func checkout(_ app: AppScope) -> CheckoutScope {
  CheckoutScope(parent: WindowScope(parent: app), session: SessionScope(parent: app, user: "ana"))
}

struct OwnerTests {
  @Test func `an owner that may be missing counts where it is there`() {
    let app = AppScope()
    let session = SessionScope(parent: app, user: "ana")
    #expect(BarScope(parent: app).basket.name == "empty")
    let bar = BarScope(parent: app, session: session)
    #expect("\(bar.basket)" == "basket(cart of ana(live))")
    let derived = bar.replacing { $0[\SessionScope.cart] = Part("fake") }
    #expect("\(derived.basket)" == "basket(fake)")
    #expect(derived.session?.badge === session.badge)
    #expect(BarScope(parent: app).replacing { $0.log = Part("fake") }.basket.name == "empty")
    #expect(WeakScope(bar).scope?.session?.badge === session.badge)
    #expect(withCurrent(bar) { SessionScope.currentIfBound }?.badge === session.badge)
    #expect(withCurrent(BarScope(parent: app)) { SessionScope.currentIfBound } == nil)
    let replaced = BarScope(parent: app, session: session.replacing { $0.badge = Part("gold") })
    #expect(replaced.session?.badge.name == "gold")
    #expect(bar.replacing { $0.session = nil }.basket.name == "empty")
  }

  @Test func `a scope uses the scopes that it stands on`() {
    let checkout = checkout(AppScope())
    #expect("\(checkout.total) \(checkout.heading)" == "total(cart of ana(live)) heading(title(log))")
    #expect(checkout.total.parts[0] === checkout.session.cart)
  }

  @Test func `replacements made in an owner reach the scope and those below it`() {
    let app = AppScope()
    let session = SessionScope(parent: app, user: "ana").replacing {
      $0.cart = Part("fake")
      $0[\CheckoutScope.heading] = Part("from the session")
    }
    let checkout = CheckoutScope(parent: WindowScope(parent: app), session: session)
    #expect(
      "\(checkout.total) \(checkout.now) \(checkout.heading)" == "total(fake) now(fake) from the session")
    #expect("\(StepScope(parent: checkout).step)" == "step(total(fake))")
  }

  @Test func `an owner's mode is the scope's`() {
    let log = StrictLog()
    let strict = SessionScope(parent: AppScope().strict(log), user: "ana")
    let checkout = CheckoutScope(parent: WindowScope(parent: AppScope()), session: strict)
    #expect(checkout.pay.name == "stand-in")
    #expect(log.headlines == ["boundary 'CheckoutScope.pay' is not replaced in a test scope"])
  }

  @Test func `an owner's member is replaced as seen from the scope`() {
    let original = checkout(AppScope())
    let (total, heading) = (original.total, original.heading)
    let derived = original.replacing { $0[\SessionScope.cart] = Part("fake") }
    #expect("\(derived.total) \(derived.now)" == "total(fake) now(fake)")
    #expect("\(derived.session.cart) \(original.session.cart)" == "fake cart of ana(live)")
    #expect(derived.heading === heading)
    #expect(original.total === total)
    #expect(derived.session.badge === original.session.badge)
  }

  @Test func `a member of the scope on which parent and owner stand is replaced for both alike`() {
    let original = checkout(AppScope())
    let derived = original.replacing { $0[\AppScope.transport] = Part("fake") }
    #expect("\(derived.both)" == "both(cart of ana(fake), edge(fake))")
    #expect(derived.heading === original.heading)
    #expect(derived.session.parent.log === derived.parent.parent.log)
    #expect(derived.session.parent.log === original.session.parent.log)
    #expect("\(original.both)" == "both(cart of ana(live), edge(live))")
  }

  @Test func `what parent and owner both stand on is derived once`() {
    let original = checkout(AppScope())
    let derived = original.replacing { $0.replace(\AppScope.transport) { _ in Part("made") } }
    #expect(derived.session.parent.transport === derived.parent.parent.transport)
    #expect(derived.session.cart.parts[0] === derived.parent.edge.parts[0])
  }

  @Test func `an owner's member is replaced from further down`() {
    let step = StepScope(parent: checkout(AppScope()))
    let derived = step.replacing { $0[\SessionScope.cart] = Part("fake") }
    #expect("\(derived.step)" == "step(total(fake))")
    #expect(derived.parent.heading === step.parent.heading)
    let deep = step.replacing { $0.transport = Part("fake") }
    #expect(
      "\(deep.step) \(deep.parent.both)"
        == "step(total(cart of ana(fake))) both(cart of ana(fake), edge(fake))")
    #expect("\(step.step)" == "step(total(cart of ana(live)))")
  }

  @Test func `an owner's member is wrapped as seen from the scope`() {
    let original = checkout(AppScope())
    let derived = original.replacing { $0.decorate(\SessionScope.cart) { Part("a", $0) } }
    #expect("\(derived.total)" == "total(a(cart of ana(live)))")
    #expect(derived.total.parts[0].parts[0] === original.session.cart)
  }

  @Test func `an owner is exchanged like an input`() {
    let app = AppScope()
    let original = checkout(app)
    _ = original.total
    let derived = original.replacing { $0.session = SessionScope(parent: app, user: "bo") }
    #expect("\(derived.total) \(original.total)" == "total(cart of bo(live)) total(cart of ana(live))")
    #expect("\(derived.heading)" == "heading(title(log))")
  }

  @Test func `a scope may have owners and no parent`() {
    let app = AppScope()
    let report = ReportScope(
      session: SessionScope(parent: app, user: "ana"), window: WindowScope(parent: app))
    #expect("\(report.report)" == "report(cart of ana(live), edge(live))")
    let derived = report.replacing { $0[\AppScope.transport] = Part("fake") }
    #expect("\(derived.report)" == "report(cart of ana(fake), edge(fake))")
    #expect("\(report.report)" == "report(cart of ana(live), edge(live))")
  }

  @Test func `a fresh scope stands on the same scopes, with their replacements`() {
    let app = AppScope().replacing {
      $0.transport = Part("fake")
      $0[\ReportScope.report] = Part("from the app")
    }
    let report = ReportScope(
      session: SessionScope(parent: app, user: "ana"), window: WindowScope(parent: app))
    #expect("\(report.strict().report)" == "from the app")
    let checkout = checkout(AppScope().replacing { $0[\CheckoutScope.heading] = Part("from the app") })
    #expect("\(checkout.strict().heading)" == "from the app")
    #expect("\(checkout.strict { $0.now = Part("fake") }.heading)" == "from the app")
    #expect(checkout.strict().pay.name == "stand-in")
  }

  @Test func `a scope that is given up with its session shows the next session's values`() {
    let app = AppScope()
    weak var first: Part?
    do {
      let checkout = CheckoutScope(
        parent: WindowScope(parent: app), session: SessionScope(parent: app, user: "ana"))
      first = checkout.total
      #expect("\(checkout.now)" == "now(cart of ana(live))")
    }
    #expect(first == nil)
    let next = CheckoutScope(parent: WindowScope(parent: app), session: SessionScope(parent: app, user: "bo"))
    #expect("\(next.total)" == "total(cart of bo(live))")
  }
}
