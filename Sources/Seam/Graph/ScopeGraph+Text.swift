extension ScopeGraph {
  /// A line for each member with what it was made from:
  ///
  ///     AppScope.tokenStore (shared) <- AppScope.defaults
  public var text: String {
    nodes.indices.map { index in
      let used = edges.filter { $0.from == index }.map { nodes[$0.to].name }
      let line = "\(nodes[index].name) (\(nodes[index].lifetime))"
      return used.isEmpty ? line : line + " <- " + used.joined(separator: ", ")
    }.joined(separator: "\n")
  }

  /// A Mermaid flow chart with a box for each scope; boundaries have a shape of their own.
  public var mermaid: String {
    var lines = ["flowchart LR"]
    for (number, scope) in Set(nodes.map(\.scope)).sorted().enumerated() {
      lines.append("  subgraph s\(number)[\"\(scope)\"]")
      for index in nodes.indices where nodes[index].scope == scope {
        let member = nodes[index].name.dropFirst(scope.count + 1)
        lines.append("    n\(index)" + Self.shape(of: nodes[index].lifetime, "\(member)"))
      }
      lines.append("  end")
    }
    for edge in edges { lines.append("  n\(edge.from) --> n\(edge.to)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func shape(of lifetime: String, _ member: String) -> String {
    switch lifetime {
    case "boundary": "[(\"\(member)\")]"
    case "unique": "(\"\(member)\")"
    case "weak": "[\"\(member) (weak)\"]"
    default: "[\"\(member)\"]"
    }
  }
}
