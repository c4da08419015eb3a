/// Nodes in the order in which they were reached, each once.
struct Reached {
  private var nodes: [Node] = []
  private var nextIndex = 0
  /// Filled once there are many.
  private var known: Set<ObjectIdentifier> = []
  private static let many = 16

  mutating func add(_ node: Node) {
    if nodes.count < Self.many {
      if nodes.contains(where: { $0 === node }) { return }
    } else {
      if known.isEmpty { known = Set(nodes.map { ObjectIdentifier($0) }) }
      if !known.insert(ObjectIdentifier(node)).inserted { return }
    }
    nodes.append(node)
  }

  mutating func next() -> Node? {
    guard nextIndex < nodes.count else { return nil }
    defer { nextIndex += 1 }
    return nodes[nextIndex]
  }
}
