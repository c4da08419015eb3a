/// Members that need one another to be made.
enum DependencyCycle: Rule {
  static let page = RulePage(
    id: "dependency-cycle",
    severity: .error,
    summary: "a dependency needs itself to be made",
    why:
      "None of them can be made first: the program ends with a trap, or a stack that overflows, when the first is asked for.",
    fix:
      "Hand the part that one needs from the other to a method as a parameter, or let a third one have what both need.",
    examples: [
      Example(
        """
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        struct WindowScope: ChildScope {
          var seams = Seams()
          var parent: AppScope
        }
        extension AppScope {
          var ↓feed: Feed { shared(\\.feed) { Feed(loader) } }
          var loader: Loader { unique(\\.loader) { Loader(feed: self.feed) } }
          var lead: Lead { shared(\\.lead) { Lead(feed) } }
        }
        extension WindowScope {
          var feed: Feed { shared(\\.feed) { Feed(window: parent.feed) } }
        }
        """, "'feed' needs itself to be made"),
      Example(
        """
        final class Lobby { init(desk: Desk) {} }
        final class Desk { init(phone: Phone) {} }
        final class Phone { init(exchange: Exchange) {} }
        final class Exchange { init(desk: Desk) {} }

        final class HotelGraph {
            var lobby: Lobby { Lobby(desk: desk) }
            var spare: Lobby { Lobby(desk: desk) }
            var ↓desk: Desk { Desk(phone: phone) }
            var phone: Phone { Phone(exchange: exchange) }
            var exchange: Exchange { Exchange(desk: desk) }
        }
        """, "'desk' needs itself to be made"),
      Example(
        """
        struct Node {
          var next: [Node] = []
          var depth: Int { next.map { $0.depth }.max() ?? 0 }
          var name: String { isRoot ? "root" : parentName }
          var parentName: String { isRoot ? "" : name }
          var isRoot: Bool { next.isEmpty }
          func walk() { next.forEach { $0.walk() } }
          lazy var handler: () -> Void = { self.handler() }
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    let graph = Graph(project)
    for cycle in graph.cycles() {
      let names = cycle.map { graph.name($0, project) }
      let first = project[graph.places[cycle[0]]]
      let owner = project.type(at: graph.places[cycle[0]].place)?.name ?? ""
      report.add(
        "'\(first.name)' needs itself to be made", at: project.path(graph.places[cycle[0]]), first.position,
        in: owner,
        help:
          "hand the part that one needs from the other to a method, or let a third one have what both need",
        facts: [.init("chain", (names + [names[0]]).joined(separator: " -> "))])
    }
  }

  /// What is made at once, in no branch, from what.
  private struct Graph {
    var places: [Project.MemberPlace] = []
    var edges: [[Int]] = []
    private var isProperty: [Bool] = []

    init(_ project: Project) {
      var index: [Project.MemberPlace: Int] = [:]
      var scopeMembers: [Project.MemberPlace: Scopes.Member] = [:]
      for member in project.scopes.members { scopeMembers[member.place] = member }
      for type in project.types {
        for place in project.members(of: type.id) where Self.isNode(project[place], scopeMembers[place]) {
          index[place] = places.count
          places.append(place)
        }
      }
      isProperty = places.map { project[$0].kind == .property }
      edges = places.map { place in
        let member = project[place]
        var targets: [Int] = []
        for use in member.uses where Self.isAtOnce(use, in: member, project) {
          guard let target = Self.target(of: use, at: place, project, scopeMembers[place]),
            let number = index[target],
            !targets.contains(number)
          else { continue }
          targets.append(number)
        }
        return targets
      }
    }

    func name(_ node: Int, _ project: Project) -> String {
      let owner = project.type(at: places[node].place)?.name ?? ""
      return "\(owner).\(project[places[node]].name)"
    }

    private static func isNode(_ member: Member, _ scoped: Scopes.Member?) -> Bool {
      if let scoped, scoped.kind != .plain { return member.kind == .property }
      guard member.traits.contains(.isSingleExpression) else { return false }
      return switch member.kind {
      case .property: member.traits.contains(.isLazy) || !member.isStored
      case .function: true
      default: false
      }
    }

    private static func isAtOnce(_ use: Use, in member: Member, _ project: Project) -> Bool {
      !use.isKeyPath && use.traits.isDisjoint(with: [.conditional, .inSetter, .fallback, .assigned])
        && !project.isLate(use.closure, in: member) && !isPerElement(use.closure, in: member)
    }

    /// In a closure that is called for each element: there may be none.
    private static func isPerElement(_ closure: Int32, in member: Member) -> Bool {
      var index = closure
      while index >= 0 {
        let facts = member.closures[Int(index)]
        guard facts.call >= 0 else { return !facts.isCalledAtOnce }
        let name = member.uses[Int(facts.call)].names.last.map(String.init) ?? ""
        if Scopes.Kind(rawValue: name) == nil || facts.label == "close" || facts.label == "standIn" {
          return true
        }
        index = facts.parent
      }
      return false
    }

    private static func target(
      of use: Use, at place: Project.MemberPlace, _ project: Project, _ scoped: Scopes.Member?
    ) -> Project.MemberPlace? {
      let member = project[place]
      if let scoped, scoped.kind != .plain || project.scopes.types.contains(scoped.scope) {
        if let target = project.scopes.target(of: use, in: member, from: scoped.scope, project) {
          return project.scopes.members[target].place
        }
        return nil
      }
      guard use.base < 0, !use.isKeyPath, let owner = project.type(at: place.place) else { return nil }
      var names = use.names[...]
      guard let first = names.first, !first.isEmpty else { return nil }
      var type = owner.id
      if first == "self" {
        names = names.dropFirst()
      } else if member.locals.contains(String(first)) {
        // A parameter whose type is known.
        guard let parameter = member.parameters.first(where: { $0.name == first }),
          let id = project.resolve(parameter.type, from: place.place)
        else { return nil }
        type = id
        names = names.dropFirst()
      }
      while let name = names.first {
        guard
          let found = unique(String(name), of: type, isStatic: member.isStatic && type == owner.id, project)
        else {
          return nil
        }
        let facts = project[found]
        // What is stored and not lazy is there already; what it holds goes on.
        guard facts.isStored, !facts.traits.contains(.isLazy) else {
          // `x()` is not the property `x`, but a function of that name from elsewhere.
          return names.count == 1 && use.isCalled != (facts.kind == .function) ? nil : found
        }
        guard let declared = facts.type, !declared.hasSuffix("?"),
          let next = project.resolve(declared, from: found.place)
        else { return nil }
        type = next
        names = names.dropFirst()
      }
      return nil
    }

    private static func unique(
      _ name: String, of type: Int, isStatic: Bool, _ project: Project
    ) -> Project.MemberPlace? {
      let found = project.members(named: name, of: type)
      guard found.count == 1, project[found[0]].isStatic == isStatic else { return nil }
      return found[0]
    }

    /// Each cycle once, from its first member in the source, in the direction of 'needs'.
    func cycles() -> [[Int]] {
      components().compactMap { component in
        guard component.count > 1 || edges[component[0]].contains(component[0]),
          // A function may call an overload of its name that is inherited.
          component.contains(where: { isProperty[$0] })
        else { return nil }
        return shortestCycle(in: Set(component), from: component.min() ?? component[0])
      }
    }

    /// Breadth first, so that the chain is as short as can be.
    private func shortestCycle(in component: Set<Int>, from start: Int) -> [Int] {
      var previous: [Int: Int] = [:]
      var queue = [start]
      var head = 0
      while head < queue.count {
        let node = queue[head]
        head += 1
        for next in edges[node] where component.contains(next) {
          if next == start {
            var cycle = [node]
            while let before = previous[cycle[cycle.count - 1]] { cycle.append(before) }
            return cycle.reversed()
          }
          if previous[next] == nil {
            previous[next] = node
            queue.append(next)
          }
        }
      }
      return [start]
    }

    /// Strongly connected parts, found without recursion.
    private func components() -> [[Int]] {
      var order = [Int?](repeating: nil, count: edges.count)
      var low = [Int](repeating: 0, count: edges.count)
      var isOpen = [Bool](repeating: false, count: edges.count)
      var open: [Int] = []
      var next = 0
      var found: [[Int]] = []
      for root in edges.indices where order[root] == nil {
        var work = [(node: root, edge: 0)]
        while let (node, edge) = work.last {
          if edge == 0 {
            order[node] = next
            low[node] = next
            next += 1
            open.append(node)
            isOpen[node] = true
          }
          if edge < edges[node].count {
            work[work.count - 1].edge += 1
            let target = edges[node][edge]
            if order[target] == nil {
              work.append((target, 0))
            } else if isOpen[target] {
              low[node] = min(low[node], order[target] ?? 0)
            }
            continue
          }
          if low[node] == order[node] {
            var component: [Int] = []
            while let member = open.popLast() {
              isOpen[member] = false
              component.append(member)
              if member == node { break }
            }
            found.append(component)
          }
          work.removeLast()
          if let (parent, _) = work.last { low[parent] = min(low[parent], low[node]) }
        }
      }
      return found
    }
  }
}
