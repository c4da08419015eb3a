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
  /// Positions in `nodes`, by the keys' hashes.
  private var positions: [Int: [(key: Key, position: Int)]] = [:]
  private var counts: [String: Int] = [:]
  private var visited: Set<ObjectIdentifier> = []
  private var edges: Set<ScopeGraph.Edge> = []

  /// The nodes on the way to the one that is looked at, with the edges that are left of each.
  private var open: [(start: Int, edges: ArraySlice<Seam.Node.Edge>)] = []

  mutating func add(_ node: Seam.Node) {
    enter(node)
    while let (start, rest) = open.popLast() {
      guard let edge = rest.first else { continue }
      open.append((start, rest.dropFirst()))
      let from = edge.from.map { number($0, .unique) } ?? start
      let to = number(edge.key, edge.lifetime)
      // A wrapper and what it wraps are one member.
      if from != to { edges.insert(.init(from: from, to: to)) }
      if let inner = edge.node { enter(inner) }
    }
  }

  private mutating func enter(_ node: Seam.Node) {
    guard visited.insert(ObjectIdentifier(node)).inserted else { return }
    open.append((number(node.key, node.lifetime), node.edges[...]))
  }

  private mutating func number(_ key: Key, _ lifetime: Lifetime) -> Int {
    let key = key.decorated ?? key
    if let known = positions[key.hash]?.first(where: { $0.key.matches(key) }) { return known.position }
    positions[key.hash, default: []].append((key, nodes.count))
    var name = key.name
    let count = counts[name, default: 0] + 1
    counts[name] = count
    if count > 1 { name += " #\(count)" }
    let scope = Key.scopeName(type(of: key.path).rootType)
    nodes.append(.init(name: name, scope: scope, lifetime: lifetime.rawValue))
    return nodes.count - 1
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
