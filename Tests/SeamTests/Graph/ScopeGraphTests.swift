import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

extension AppScope {
  fileprivate var defaults: Part { boundary(\.defaults) { Part("defaults") } }
  fileprivate var transport: Part { boundary(\.transport) { Part("transport") } }
  fileprivate var tokens: Part { shared(\.tokens) { Part("tokens", defaults) } }
  fileprivate var client: Part { unique(\.client) { Part("client", transport, tokens) } }
  fileprivate var service: Part { shared(\.service) { Part("service", client) } }
  fileprivate var player: Part { weak(\.player) { Part("player", tokens) } }
  fileprivate var never: Part { shared(\.never) { Part("never") } }
  fileprivate subscript(thumbnail number: Int) -> Part {
    shared(\.[thumbnail: number]) { Part("\(number)", transport) }
  }
  fileprivate var gallery: Part {
    shared(\.gallery) { Part("gallery", self[thumbnail: 1], self[thumbnail: 2]) }
  }
  fileprivate var front: Part { shared(\.front) { Part("front", WindowScope(parent: self).title) } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  fileprivate var title: Part { shared(\.title) { Part("title", parent.tokens) } }
}

struct ScopeGraphTests {
  @Test func `a scope that has made nothing has an empty graph`() {
    let graph = AppScope().seams.graph
    #expect(graph.nodes == [])
    #expect(graph.edges == [])
    #expect(graph.text == "")
    #expect(graph.mermaid == "flowchart LR\n")
  }

  @Test func `the graph names what has been made and what it was made from`() {
    let app = AppScope()
    _ = app.service
    #expect(
      app.seams.graph.text == """
        AppScope.client (unique) <- AppScope.tokens, AppScope.transport
        AppScope.defaults (boundary)
        AppScope.service (shared) <- AppScope.client
        AppScope.tokens (shared) <- AppScope.defaults
        AppScope.transport (boundary)
        """)
  }

  @Test func `the graph does not depend on what was asked for first`() {
    let (one, two) = (AppScope(), AppScope())
    _ = (one.service, one.tokens, one.transport)
    _ = (two.transport, two.defaults, two.tokens, two.service)
    #expect(one.seams.graph == two.seams.graph)
  }

  @Test func `nodes and edges are data`() {
    let app = AppScope()
    _ = app.tokens
    let graph = app.seams.graph
    #expect(graph.nodes.map(\.name) == ["AppScope.defaults", "AppScope.tokens"])
    #expect(graph.nodes.map(\.scope) == ["AppScope", "AppScope"])
    #expect(graph.nodes.map(\.lifetime) == ["boundary", "shared"])
    #expect(graph.edges.map { [$0.from, $0.to] } == [[1, 0]])
  }

  @Test func `the chart has a box for each scope and a shape for each lifetime`() {
    let window = WindowScope(parent: AppScope())
    _ = window.title
    #expect(
      window.seams.graph.mermaid == """
        flowchart LR
          subgraph s0["AppScope"]
            n0[("defaults")]
            n1["tokens"]
          end
          subgraph s1["WindowScope"]
            n2["title"]
          end
          n1 --> n0
          n2 --> n1

        """)
    let app = AppScope()
    let player = app.player
    _ = app.service
    #expect(
      app.seams.graph.mermaid == """
        flowchart LR
          subgraph s0["AppScope"]
            n0("client")
            n1[("defaults")]
            n2["player (weak)"]
            n3["service"]
            n4["tokens"]
            n5[("transport")]
          end
          n0 --> n4
          n0 --> n5
          n2 --> n4
          n3 --> n0
          n4 --> n1

        """)
    withExtendedLifetime(player) {}
  }

  @Test func `a number tells the arguments of a subscript apart`() {
    let app = AppScope()
    _ = app.gallery
    #expect(
      app.seams.graph.text == """
        AppScope.gallery (shared) <- AppScope.subscript(thumbnail:), AppScope.subscript(thumbnail:) #2
        AppScope.subscript(thumbnail:) (shared) <- AppScope.transport
        AppScope.subscript(thumbnail:) #2 (shared) <- AppScope.transport
        AppScope.transport (boundary)
        """)
  }

  @Test func `a child scope made within a recipe is part of the graph`() {
    let app = AppScope()
    _ = app.front
    #expect(
      app.seams.graph.text == """
        AppScope.defaults (boundary)
        AppScope.front (shared) <- WindowScope.title
        AppScope.tokens (shared) <- AppScope.defaults
        WindowScope.title (shared) <- AppScope.tokens
        """)
  }

  @Test func `a replaced value is made from nothing, and a wrapper from what it wraps asked for`() {
    let app = AppScope().replacing {
      $0.transport = Part("fake")
      $0.decorate(\.tokens) { Part("wrapped", $0) }
    }
    _ = app.service
    #expect(
      app.seams.graph.text == """
        AppScope.client (unique) <- AppScope.tokens, AppScope.transport
        AppScope.defaults (boundary)
        AppScope.service (shared) <- AppScope.client
        AppScope.tokens (shared) <- AppScope.defaults
        AppScope.transport (boundary)
        """)
  }

  @Test func `the graph of a derived scope has what it shares, too`() {
    let app = AppScope()
    _ = app.tokens
    let derived = app.replacing { $0.transport = Part("fake") }
    _ = derived.service
    #expect(derived.seams.graph.nodes.map(\.name).contains("AppScope.defaults"))
    #expect(
      app.seams.graph.text == "AppScope.defaults (boundary)\nAppScope.tokens (shared) <- AppScope.defaults")
  }

  @Test func `making a graph makes nothing and keeps nothing`() {
    let app = AppScope()
    weak var tokens: Part?
    do {
      let other = AppScope()
      tokens = other.tokens
      let graph = other.seams.graph
      #expect(graph.nodes.count == 2)
    }
    _ = app.seams.graph
    #expect(tokens == nil)
    #expect(app.seams.graph.nodes == [])
  }
}
