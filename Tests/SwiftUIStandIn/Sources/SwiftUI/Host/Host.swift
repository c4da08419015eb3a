/// Draws a tree of views without a screen, and is the hands and eyes of a test.
@MainActor
package final class Host {
  /// How often the body of each type of view and modifier has run.
  package private(set) var bodies: [ObjectIdentifier: Int] = [:]
  private(set) var root: Node!
  private var invalid: [ObjectIdentifier: Node] = [:]
  private let changes = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

  package init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    root = Node(self, nil, Node.Identity(key: "root", type: ObjectIdentifier(Host.self)))
    root.draw(view, in: environment)
    update()
  }

  isolated deinit { root?.end() }

  package func bodyCount<V>(of _: V.Type) -> Int { bodies[ObjectIdentifier(V.self), default: 0] }

  /// Whether something that was drawn has changed since.
  package var isOutdated: Bool { !invalid.isEmpty }

  /// Draws what has changed, until nothing changes any more, and begins and ends the work of views.
  package func update() {
    var rounds = 0
    while !invalid.isEmpty {
      rounds += 1
      precondition(rounds < 100, "the views change what they are drawn from, each time that they are drawn")
      let places = invalid.values.sorted { $0.depth < $1.depth }
      for place in places where invalid[ObjectIdentifier(place)] != nil { place.drawAgain() }
    }
    go(root, isShown: true)
  }

  /// Draws the whole tree with another view at its top.
  package func show(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    root.draw(view, in: environment)
    update()
  }

  /// Draws until `condition` holds, each time that something has changed.
  package func until(_ condition: (Host) -> Bool) async {
    update()
    while !condition(self) {
      var isEnded = true
      for await _ in changes.stream {
        isEnded = false
        break
      }
      if isEnded { return }
      update()
    }
  }

  /// Takes the tree away.
  package func close() {
    root.end()
    invalid = [:]
  }

  func invalidate(_ node: Node) {
    invalid[ObjectIdentifier(node)] = node
    changes.continuation.yield()
  }

  func isDrawing(_ node: Node) { invalid[ObjectIdentifier(node)] = nil }
  func forget(_ node: Node) { invalid[ObjectIdentifier(node)] = nil }
  func count<V>(_: V.Type) { bodies[ObjectIdentifier(V.self), default: 0] += 1 }

  private func go(_ node: Node, isShown: Bool) {
    let isShown = isShown && node.isShown
    node.work.go(isShown: isShown)
    for child in node.children { go(child, isShown: isShown) }
  }
}
