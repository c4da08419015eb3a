/// What a scope has made, and through what.
public struct ScopeGraph: Sendable, Equatable {
  public struct Node: Sendable, Hashable {
    /// The member as its author wrote it, `AppScope.tokenStore`; for a subscript, a number tells its arguments apart.
    public let name: String
    /// The scope that declares the member, `AppScope`.
    public let scope: String
    /// `unique`, `shared`, `boundary` or `weak`.
    public let lifetime: String
  }

  /// `from` asked for `to`; positions in `nodes`.
  public struct Edge: Sendable, Hashable {
    public let from: Int
    public let to: Int
  }

  /// Sorted by name.
  public let nodes: [Node]
  /// Sorted by `from`, then `to`.
  public let edges: [Edge]
}

extension Seams {
  /// What the scope has made until now, with what each was made from; values that are new each time where something kept asked
  /// for them.
  public var graph: ScopeGraph {
    var builder = GraphBuilder()
    for entry in core.standing.base.locked({ $0.pointee.nodes.entries }) where entry.asked == nil {
      builder.add(entry.node)
    }
    return builder.graph
  }
}

/// Numbers what it meets and puts it in order.
private struct GraphBuilder {
  private var nodes: [ScopeGraph.Node] = []
  private var keys: [Key] = []
  private var visited: Set<ObjectIdentifier> = []
  private var edges: Set<ScopeGraph.Edge> = []

  mutating func add(_ node: Seam.Node) {
    guard visited.insert(ObjectIdentifier(node)).inserted else { return }
    let start = number(node.key, node.lifetime)
    for edge in node.edges {
      let from = edge.from.map { number($0, .unique) } ?? start
      let to = number(edge.key, edge.lifetime)
      // A wrapper and what it wraps are one member.
      if from != to { edges.insert(.init(from: from, to: to)) }
      if let inner = edge.node { add(inner) }
    }
  }

  private mutating func number(_ key: Key, _ lifetime: Lifetime) -> Int {
    let key = key.decorated ?? key
    if let known = keys.firstIndex(where: { $0.matches(key) }) { return known }
    keys.append(key)
    var name = key.name
    let equal = nodes.count { $0.name == name || $0.name.hasPrefix(name + " #") }
    if equal > 0 { name += " #\(equal + 1)" }
    let scope = Key.scopeName(type(of: key.path).rootType)
    nodes.append(.init(name: name, scope: scope, lifetime: lifetime.rawValue))
    return keys.count - 1
  }

  var graph: ScopeGraph {
    let order = nodes.indices.sorted { nodes[$0].name < nodes[$1].name }
    var position = [Int](repeating: 0, count: nodes.count)
    for (new, old) in order.enumerated() { position[old] = new }
    return ScopeGraph(
      nodes: order.map { nodes[$0] },
      edges: edges.map { .init(from: position[$0.from], to: position[$0.to]) }
        .sorted { ($0.from, $0.to) < ($1.from, $1.to) })
  }
}
