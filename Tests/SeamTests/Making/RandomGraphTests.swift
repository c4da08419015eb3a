import Foundation
import Seam
import Testing

/// Scopes over random graphs, asked by many threads, against a model.
///
/// `SEAM_FUZZ_ROUNDS` says how many rounds to play, `SEAM_FUZZ_SEED` with which seed to begin; `Scripts/fuzz` sets both.
struct RandomGraphTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let rounds = environment["SEAM_FUZZ_ROUNDS"].map { UInt64($0)! } ?? 60
  private static let start = environment["SEAM_FUZZ_SEED"].map { UInt64($0)! } ?? 1

  @Test func `scopes over a random graph hand out what a model says, under threads`() {
    for seed in Self.start..<Self.start + Self.rounds {
      // A trap ends the process: the last line then names the seed.
      if Self.environment["SEAM_FUZZ_ROUNDS"] != nil { print("seed \(seed)") }
      let faults = RandomGraphRound(seed: seed).play()
      if !faults.isEmpty {
        let list = faults.prefix(10).joined(separator: "\n")
        Issue.record("seed \(seed): \(faults.count) faults\n\(list)\n\(RandomGraphRound(seed: seed))")
        return
      }
    }
  }
}

/// One graph with its scopes, and what is asked of them.
private struct RandomGraphRound: CustomStringConvertible {
  private var model: RandomGraphModel
  private var scopes: [GraphScope] = []
  private let plan: GraphPlan
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let graph = RandomGraph(using: &random)
    model = RandomGraphModel(graph)
    plan = GraphPlan(graph)
    makeScopes()
  }

  var description: String { "\(model)" }

  // MARK: - Scopes

  private mutating func makeScopes() {
    let base = BaseScope(plan: plan)
    // A live scope would report the members that keep it.
    let isLive = Bool.random(using: &random) && !model.graph.kinds.values.contains(.keeping)
    add(.base(isLive ? base : base.quiet), model.add(level: 0, parent: nil))
    for step in 0..<Int.random(in: 3...9, using: &random) {
      let scope = Int.random(in: scopes.indices, using: &random)
      switch (Int.random(in: 0..<3, using: &random), scopes[scope]) {
      case (0, .base(let parent)):
        add(.middle(MiddleScope(parent: parent)), model.add(level: 1, parent: scope))
      case (0, .middle(let parent)): add(.leaf(LeafScope(parent: parent)), model.add(level: 2, parent: scope))
      default:
        let edits = edits(step)
        let derived = model.derive(scope, edits)
        add(scopes[scope].replacing(edits, plan), derived)
      }
    }
  }

  /// Adds a scope, and those that it stands on where they are new.
  private mutating func add(_ scope: GraphScope, _ number: Int) {
    while scopes.count <= number { scopes.append(scope) }
    scopes[number] = scope
    var scope = scope
    var number = number
    while let parent = scope.parent, let above = model.instances[number].parent {
      scope = parent
      number = above
      scopes[number] = parent
    }
  }

  private mutating func edits(_ step: Int) -> [GraphEdit] {
    let members = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      model.graph.members.randomElement(using: &random)!
    }
    return Set(members).sorted { "\($0)" < "\($1)" }.map { member in
      let action: GraphEdit.Action =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .recipe(RandomGraph.some(of: model.graph.earlier(than: member), using: &random))
        case 1: .decorator
        default: .value
        }
      return GraphEdit(member: member, action: action, name: "\(member)#\(step)")
    }
  }

  // MARK: - Play

  private struct Answer {
    let scope: Int
    let member: RandomGraph.Member
    let value: GraphValue
  }

  /// What differs from the model.
  consuming func play() -> [String] {
    let answers = Guarded<[Answer]>([])
    let questions = (0..<6).map { _ in (0..<25).map { _ in question() } }
    let hasEnded = Threads.run(questions.count, within: 300) { [scopes] thread in
      for (scope, member) in questions[thread] {
        let answer = Answer(scope: scope, member: member, value: scopes[scope].ask(member))
        answers.change { $0.append(answer) }
      }
    }
    guard hasEnded else { return ["the threads do not end; made until now: \(plan.runs.value)"] }
    for scope in scopes.indices {
      for member in model.graph.members(of: scopes[scope].level) {
        let answer = Answer(scope: scope, member: member, value: scopes[scope].ask(member))
        answers.change { $0.append(answer) }
      }
    }
    return check(answers.value)
  }

  private mutating func question() -> (scope: Int, member: RandomGraph.Member) {
    let scope = Int.random(in: scopes.indices, using: &random)
    return (scope, model.graph.members(of: scopes[scope].level).randomElement(using: &random)!)
  }

  private func check(_ answers: [Answer]) -> [String] {
    var faults: [String] = []
    var objects: [RandomGraphModel.Home: ObjectIdentifier] = [:]
    var homes: [ObjectIdentifier: RandomGraphModel.Home] = [:]
    for answer in answers {
      let (scope, member, value) = (answer.scope, answer.member, answer.value)
      let signature = model.signature(of: member, in: scope)
      if value.signature != signature {
        faults.append("\(member) in scope \(scope) is \(value.signature), not \(signature)")
      }
      if model.graph.kinds[member] == .unique || model.isGiven(member, in: scope) { continue }
      let home = model.home(of: member, in: scope)
      let id = ObjectIdentifier(value)
      if objects.updateValue(id, forKey: home) ?? id != id {
        faults.append("\(member) in scope \(scope) is not shared: \(home)")
      }
      if homes.updateValue(home, forKey: id) ?? home != home {
        faults.append("\(member) in scope \(scope) is shared: \(home)")
      }
      if let kept = value.kept { faults += check(kept, of: member, at: home.scope) }
    }
    let runs = model.runs
    for (maker, count) in plan.runs.value where !isUnique(maker) && runs[maker] ?? 0 != count {
      faults.append("\(maker) has run \(count) times, not \(runs[maker] ?? 0)")
    }
    return faults
  }

  /// What a value asks of the scope that it keeps comes from where the value lives.
  private func check(_ kept: GraphScope, of member: RandomGraph.Member, at home: Int) -> [String] {
    model.graph.earlier(than: member).compactMap { late in
      let expected = model.signature(of: late, in: model.scope(home, at: late.level))
      let found = kept.ask(late).signature
      return found == expected
        ? nil : "\(late), asked late by \(member) of scope \(home), is \(found), not \(expected)"
    }
  }

  private func isUnique(_ maker: String) -> Bool {
    model.graph.members.contains {
      model.graph.kinds[$0] == .unique && maker.split(separator: "#")[0] == "\($0)"
    }
  }
}
