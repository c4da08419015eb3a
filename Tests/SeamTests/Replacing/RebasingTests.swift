import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

extension AppScope {
  fileprivate var transport: Part { boundary(\.transport) { Part("live") } }
  fileprivate var tokens: Part { shared(\.tokens) { Part("tokens") } }
  fileprivate var client: Part { unique(\.client) { Part("client", transport) } }
  fileprivate var service: Part { shared(\.service) { Part("service", client) } }
}

private struct SceneScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  fileprivate var cache: Part { shared(\.cache) { Part("cache", parent.service) } }
  fileprivate var log: Part { shared(\.log) { Part("log", parent.tokens) } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: SceneScope
  fileprivate var list: Part { shared(\.list) { Part("list", parent.cache) } }
  fileprivate var title: Part { shared(\.title) { Part("title", parent.log) } }
}

private struct ScreenScope: ChildScope {
  var seams = Seams()
  var parent: WindowScope
  fileprivate var model: Part { shared(\.model) { Part("model", parent.list, parent.parent.parent.service) } }
  fileprivate var header: Part { unique(\.header) { Part("header", parent.title) } }
}

private struct RowScope: ChildScope {
  var seams = Seams()
  var parent: ScreenScope
  fileprivate var row: Part { shared(\.row) { Part("row", parent.model) } }
}

private struct Tree {
  let app = AppScope()
  let scene: SceneScope
  let window: WindowScope
  let screen: ScreenScope
  let row: RowScope

  init() {
    scene = SceneScope(parent: app)
    window = WindowScope(parent: scene)
    screen = ScreenScope(parent: window)
    row = RowScope(parent: screen)
  }
}

struct RebasingTests {
  @Test func `a member of the parent is replaced as seen from the child`() {
    let tree = Tree()
    let derived = tree.scene.replacing { $0.client = Part("fake") }
    #expect("\(derived.cache)" == "cache(service(fake))")
    #expect("\(derived.parent.service) \(derived.service)" == "service(fake) service(fake)")
    #expect("\(tree.scene.cache) \(tree.app.service)" == "cache(service(client(live))) service(client(live))")
  }

  @Test func `a member two scopes up is replaced as seen from below`() {
    let tree = Tree()
    let derived = tree.window.replacing { $0.client = Part("fake") }
    #expect("\(derived.list)" == "list(cache(service(fake)))")
    #expect("\(derived.parent.cache)" == "cache(service(fake))")
    #expect("\(ScreenScope(parent: derived).model)" == "model(list(cache(service(fake))), service(fake))")
    #expect("\(tree.window.list)" == "list(cache(service(client(live))))")
  }

  @Test func `a member three scopes up is replaced as seen from below`() {
    let tree = Tree()
    let derived = tree.screen.replacing { $0.client = Part("fake") }
    #expect("\(derived.model)" == "model(list(cache(service(fake))), service(fake))")
    #expect("\(tree.screen.model)" == "model(list(cache(service(client(live)))), service(client(live)))")
  }

  @Test func `a member further up is made by a recipe, wrapped and let through by its name alone`() {
    let tree = Tree()
    let scene = tree.scene.replacing { $0.replace(\.client) { app in Part("own", app.tokens) } }
    #expect("\(scene.cache)" == "cache(service(own(tokens)))")
    let window = tree.window.replacing { $0.decorate(\.transport) { Part("slow", $0) } }
    #expect("\(window.list)" == "list(cache(service(client(slow(live)))))")
    #expect(window.title === tree.window.title)
    let screen = tree.screen.replacing {
      $0.replace(\.transport) { _ in Part("fake") }
      $0.decorate(\.cache) { Part("wrapped", $0) }
    }
    #expect("\(screen.parent.list)" == "list(wrapped(cache(service(client(fake)))))")
    #expect("\(tree.screen.parent.list)" == "list(cache(service(client(live))))")

    let log = StrictLog()
    do {
      let strict = ScreenScope(
        parent: WindowScope(
          parent: SceneScope(parent: AppScope().strict(log) { $0.service = Part("unused") })))
      #expect(strict.replacing { $0.allow(\.transport) }.transport.name == "live")
      #expect(strict.parent.replacing { $0.allow(\.transport) }.transport.name == "live")
      #expect(strict.parent.parent.replacing { $0.allow(\.transport) }.client.parts[0].name == "live")
      _ = strict.service
    }
    #expect(log.texts == [])
    #expect(log.textsAtEnd == [])
  }

  @Test func `a recipe and a wrapper for a name mean the nearest member of that name`() {
    struct Lower: ChildScope {
      var seams = Seams()
      var parent: AppScope
      var tokens: Part { shared(\.tokens) { Part("lower", parent.tokens) } }
    }
    let lower = Lower(parent: AppScope()).replacing { $0.decorate(\.tokens) { Part("wrapped", $0) } }
    #expect("\(lower.tokens) \(lower.parent.tokens)" == "wrapped(lower(tokens)) tokens")
    let other = lower.replacing { $0.replace(\.tokens) { lower in Part("own", lower.parent.client) } }
    #expect("\(other.tokens) \(other.parent.tokens)" == "own(client(live)) tokens")
  }

  @Test func `a member at any depth is replaced by its full key path`() {
    let tree = Tree()
    let derived = tree.row.replacing { $0[\AppScope.client] = Part("fake") }
    #expect("\(derived.row)" == "row(model(list(cache(service(fake))), service(fake)))")
    #expect("\(derived.parent.parent.parent.parent.client)" == "fake")
    #expect("\(tree.row.row)" == "row(model(list(cache(service(client(live)))), service(client(live))))")
  }

  @Test func `members between are replaced likewise, and what is above them is shared`() {
    let tree = Tree()
    let derived = tree.screen.replacing { $0.cache = Part("fake") }
    #expect("\(derived.model)" == "model(list(fake), service(client(live)))")
    #expect(derived.parent.parent.parent.service === tree.app.service)
    #expect(derived.parent.title === tree.window.title)
    let window = tree.screen.replacing { $0[\SceneScope.cache] = Part("fake") }
    #expect("\(window.model)" == "model(list(fake), service(client(live)))")
  }

  @Test func `everything that did not ask for it is shared at each level, whoever asks first`() {
    for derivedFirst in [true, false] {
      let tree = Tree()
      if !derivedFirst { _ = (tree.screen.header, tree.window.title, tree.scene.log, tree.screen.model) }
      let derived = tree.screen.replacing { $0.client = Part("fake") }
      _ = (derived.header, derived.model)
      #expect(derived.parent.title === tree.window.title)
      #expect(derived.parent.parent.log === tree.scene.log)
      #expect(derived.parent.parent.parent.tokens === tree.app.tokens)
      #expect(derived.parent.parent.parent.transport === tree.app.transport)
      #expect(derived.model !== tree.screen.model)
      #expect(derived.parent.list !== tree.window.list)
    }
  }

  @Test func `scopes between that are not derived keep what they have`() {
    let tree = Tree()
    let derived = tree.window.replacing { $0.title = Part("fake") }
    #expect(derived.parent.cache === tree.scene.cache)
    #expect(derived.list === tree.window.list)
    #expect("\(ScreenScope(parent: derived).header)" == "header(fake)")
  }

  @Test func `a scope derived from a rebased one builds on it`() {
    let tree = Tree()
    let first = tree.window.replacing { $0.client = Part("fake") }
    let second = first.replacing { $0.log = Part("other") }
    #expect(second.list === first.list)
    #expect("\(second.title) \(first.title)" == "title(other) title(log(tokens))")
    let third = second.replacing { $0.client = Part("last") }
    #expect("\(third.list) \(third.title)" == "list(cache(service(last))) title(other)")
    #expect(third.title === second.title)
    #expect("\(second.list)" == "list(cache(service(fake)))")
  }

  @Test func `a replacement further up and one further down meet`() {
    let app = AppScope().replacing { $0.transport = Part("fake") }
    let window = WindowScope(parent: SceneScope(parent: app))
    let derived = window.replacing { $0.log = Part("other") }
    #expect(derived.list === window.list)
    #expect("\(derived.list) \(derived.title)" == "list(cache(service(client(fake)))) title(other)")
    #expect(
      "\(derived.replacing { $0.transport = Part("last") }.list)" == "list(cache(service(client(last))))")
  }

  @Test func `members of scopes above, beside and below are replaced in one go`() {
    let tree = Tree()
    let derived = tree.window.replacing {
      $0.client = Part("up")
      $0.title = Part("here")
      $0[\ScreenScope.header] = Part("down")
    }
    let screen = ScreenScope(parent: derived)
    #expect("\(derived.list) \(derived.title) \(screen.header)" == "list(cache(service(up))) here down")
  }

  @Test func `what a rebased scope has made is freed with it`() {
    let tree = Tree()
    weak var list: Part?
    weak var service: Part?
    weak var double: Part?
    do {
      let derived = tree.window.replacing { replacements in
        let part = Part("fake")
        double = part
        replacements.client = part
      }
      list = derived.list
      service = derived.parent.parent.service
      #expect(list != nil)
    }
    #expect(list == nil)
    #expect(service == nil)
    #expect(double == nil)
  }
}
