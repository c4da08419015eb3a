import Seam

/// What a member of a random graph hands out: who made it, and from what.
final class GraphValue: Sendable {
  let maker: String
  let parts: [GraphValue]
  let kept: GraphScope?

  init(_ maker: String, _ parts: [GraphValue], keeping kept: GraphScope? = nil) {
    self.maker = maker
    self.parts = parts
    self.kept = kept
  }

  var signature: String {
    parts.isEmpty ? maker : "\(maker)(\(parts.map(\.signature).joined(separator: " ")))"
  }
}

/// The graph that scopes play, and how often each recipe has run.
final class GraphPlan: Sendable {
  let graph: RandomGraph
  let runs = Guarded<[String: Int]>([:])
  init(_ graph: RandomGraph) { self.graph = graph }
}

struct BaseScope: Scope {
  var seams = Seams()
  let plan: GraphPlan
}

struct MiddleScope: ChildScope {
  var seams = Seams()
  var parent: BaseScope
}

struct LeafScope: ChildScope {
  var seams = Seams()
  var parent: MiddleScope
}

extension BaseScope {
  subscript(base index: Int) -> GraphValue {
    let member = RandomGraph.Member(level: 0, index: index)
    switch plan.graph.kinds[member]! {
    case .unique: return unique(\.[base: index]) { .make(member, in: .base(self), plan) }
    case .weak: return weak(\.[base: index]) { .make(member, in: .base(self), plan) }
    case .boundary:
      return boundary(\.[base: index]) {
        .make(member, in: .base(self), plan)
      } standIn: {
        .make(member, in: .base(self), plan)
      }
    case .shared, .keeping, .hopping: return shared(\.[base: index]) { .make(member, in: .base(self), plan) }
    }
  }
}

extension MiddleScope {
  subscript(middle index: Int) -> GraphValue {
    let member = RandomGraph.Member(level: 1, index: index)
    let plan = parent.plan
    switch plan.graph.kinds[member]! {
    case .unique: return unique(\.[middle: index]) { .make(member, in: .middle(self), plan) }
    case .weak: return weak(\.[middle: index]) { .make(member, in: .middle(self), plan) }
    case .boundary:
      return boundary(\.[middle: index]) {
        .make(member, in: .middle(self), plan)
      } standIn: {
        .make(member, in: .middle(self), plan)
      }
    case .shared, .keeping, .hopping:
      return shared(\.[middle: index]) { .make(member, in: .middle(self), plan) }
    }
  }
}

extension LeafScope {
  subscript(leaf index: Int) -> GraphValue {
    let member = RandomGraph.Member(level: 2, index: index)
    let plan = parent.parent.plan
    switch plan.graph.kinds[member]! {
    case .unique: return unique(\.[leaf: index]) { .make(member, in: .leaf(self), plan) }
    case .weak: return weak(\.[leaf: index]) { .make(member, in: .leaf(self), plan) }
    case .boundary:
      return boundary(\.[leaf: index]) {
        .make(member, in: .leaf(self), plan)
      } standIn: {
        .make(member, in: .leaf(self), plan)
      }
    case .shared, .keeping, .hopping: return shared(\.[leaf: index]) { .make(member, in: .leaf(self), plan) }
    }
  }
}

extension GraphValue {
  /// A member's recipe.
  static func make(_ member: RandomGraph.Member, in scope: GraphScope, _ plan: GraphPlan) -> GraphValue {
    plan.runs.count(member.description)
    let parts = plan.graph.parts[member]!
    switch plan.graph.kinds[member]! {
    case .hopping:
      return GraphValue(member.description, Threads.elsewhere { parts.map(scope.ask) })
    case .keeping:
      return GraphValue(member.description, parts.map(scope.ask), keeping: scope)
    case .shared, .unique, .boundary, .weak:
      return GraphValue(member.description, parts.map(scope.ask))
    }
  }
}

/// A scope of any of the levels.
enum GraphScope: Sendable {
  case base(BaseScope)
  case middle(MiddleScope)
  case leaf(LeafScope)

  var level: Int {
    switch self {
    case .base: 0
    case .middle: 1
    case .leaf: 2
    }
  }

  var parent: GraphScope? {
    switch self {
    case .base: nil
    case .middle(let scope): .base(scope.parent)
    case .leaf(let scope): .middle(scope.parent)
    }
  }

  /// A member of the scope, or of one that it stands on.
  func ask(_ member: RandomGraph.Member) -> GraphValue {
    switch self {
    case .base(let scope): scope[base: member.index]
    case .middle(let scope) where member.level == 1: scope[middle: member.index]
    case .leaf(let scope) where member.level == 2: scope[leaf: member.index]
    default: parent!.ask(member)
    }
  }

  func replacing(_ edits: [GraphEdit], _ plan: GraphPlan) -> GraphScope {
    switch self {
    case .base(let scope): .base(scope.replacing { apply(edits, to: &$0, plan) })
    case .middle(let scope): .middle(scope.replacing { apply(edits, to: &$0, plan) })
    case .leaf(let scope): .leaf(scope.replacing { apply(edits, to: &$0, plan) })
    }
  }

  private func apply<S: Scope>(
    _ edits: [GraphEdit], to replacements: inout Replacements<S>, _ plan: GraphPlan
  ) {
    for edit in edits {
      let index = edit.member.index
      switch edit.member.level {
      case 0: edit.apply(to: &replacements, \BaseScope.[base: index], plan) { .base($0) }
      case 1: edit.apply(to: &replacements, \MiddleScope.[middle: index], plan) { .middle($0) }
      default: edit.apply(to: &replacements, \LeafScope.[leaf: index], plan) { .leaf($0) }
      }
    }
  }
}

/// One replacement of a derived scope.
struct GraphEdit: Sendable {
  enum Action: Sendable {
    case value
    case recipe([RandomGraph.Member])
    case decorator
  }

  let member: RandomGraph.Member
  let action: Action
  /// Tells it from all others of the round.
  let name: String

  func apply<S: Scope, C: Scope>(
    to replacements: inout Replacements<S>, _ path: KeyPath<C, GraphValue>, _ plan: GraphPlan,
    _ wrap: @escaping @Sendable (C) -> GraphScope
  ) {
    switch action {
    case .value: replacements[path] = GraphValue(name, [])
    case .recipe(let parts):
      replacements.replace(path) { [name] scope in
        plan.runs.count(name)
        return GraphValue(name, parts.map(wrap(scope).ask))
      }
    case .decorator:
      replacements.decorate(path) { [name] original in
        plan.runs.count(name)
        return GraphValue(name, [original])
      }
    }
  }
}
