import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  var region = "norway"
  static let main = AppScope()
  fileprivate var tokens: Part { shared(\.tokens) { Part("tokens") } }
  fileprivate var client: Part { shared(\.client) { Part("client of \(region)") } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  fileprivate var list: Part { shared(\.list) { Part("list", parent.client) } }
  fileprivate var log: Part { shared(\.log) { Part("log", parent.tokens) } }
  fileprivate var title: Part { shared(\.title) { Part(parent.region) } }
}

private struct ScreenScope: ChildScope {
  var seams = Seams()
  var parent: WindowScope
  fileprivate var screen: Part { shared(\.screen) { Part("screen", parent.list) } }
}

private struct OtherScope: RootScope {
  var seams = Seams()
  static let main = OtherScope()
}

/// Scopes that are handed on beside the one that is derived.
struct RebasedScopesTests {
  private let app = AppScope()

  private func replacing(
    _ scopes: [any Scope], _ replace: (inout Replacements<AppScope>) -> Void
  ) -> (app: AppScope, scopes: [any Scope]) {
    var scopes = scopes
    let derived = app.replacing(rebasing: &scopes, replace)
    return (derived, scopes)
  }

  @Test func `what stands on the derived scope stands on it anew, and shares what it can`() throws {
    let window = WindowScope(parent: app)
    let (derived, scopes) = replacing([window, app]) { $0.client = Part("fake") }
    let rebased = try #require(scopes[0] as? WindowScope)
    #expect("\(rebased.list) \(window.list)" == "list(fake) list(client of norway)")
    #expect(rebased.log === window.log)
    #expect(rebased.parent.seams === derived.seams)
    #expect(try #require(scopes[1] as? AppScope).seams === derived.seams)
  }

  @Test func `several levels are rebased on one derived scope, in any order`() throws {
    let window = WindowScope(parent: app)
    for scopes in [[window, ScreenScope(parent: window)], [ScreenScope(parent: window), window]]
      as [[any Scope]]
    {
      let rebased = replacing(scopes) { $0.client = Part("fake") }.scopes
      let screen = try #require(rebased.lazy.compactMap { $0 as? ScreenScope }.first)
      let window = try #require(rebased.lazy.compactMap { $0 as? WindowScope }.first)
      #expect("\(screen.screen)" == "screen(list(fake))")
      #expect(screen.parent.seams === window.seams)
      #expect(screen.parent.list === window.list)
    }
  }

  @Test func `a replacement further down reaches scopes that are made on a rebased one later`() throws {
    let (_, scopes) = replacing([WindowScope(parent: app)]) { $0[\ScreenScope.screen] = Part("fake") }
    let window = try #require(scopes[0] as? WindowScope)
    #expect("\(ScreenScope(parent: window).screen)" == "fake")
  }

  @Test func `a scope on another one of the type sees the replacements too`() throws {
    let other = WindowScope(parent: AppScope(region: "sweden"))
    let (derived, scopes) = replacing([other]) { $0.client = Part("fake") }
    let window = try #require(scopes[0] as? WindowScope)
    #expect("\(window.list)" == "list(fake)")
    #expect(!(window.parent.seams === derived.seams))
    #expect(window.parent.region == "sweden")
    #expect(window.parent.tokens === other.parent.tokens)
  }

  @Test func `a new input of the derived scope is seen from what stands on it`() throws {
    let window = WindowScope(parent: app)
    #expect("\(window.title)" == "norway")
    let rebased = try #require(replacing([window]) { $0.region = "chile" }.scopes[0] as? WindowScope)
    #expect(
      "\(rebased.parent.region) \(rebased.title) \(rebased.list)" == "chile chile list(client of chile)")
  }

  @Test func `what does not stand on it stays, and without a change everything does`() throws {
    let (other, window) = (OtherScope(), WindowScope(parent: app))
    let changed = replacing([other]) { $0.client = Part("fake") }
    #expect(changed.scopes[0].seams === other.seams)
    let unchanged = replacing([window]) { _ in }
    #expect(unchanged.scopes[0].seams === window.seams)
    #expect(unchanged.app.seams === app.seams)
  }
}
