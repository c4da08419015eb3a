/// The order in which values are closed, without concurrency: users before what they use, independent ones at once.
struct CloseMachine {
  private enum State {
    /// So many of its users are not closed yet.
    case waiting(users: Int)
    case closing
    case closed
  }

  private var states: [State]
  private let uses: [[Int]]

  /// `uses[i]` are the positions of what the value at `i` uses, directly or not.
  init(uses: [[Int]]) {
    self.uses = uses
    states = uses.map { _ in .waiting(users: 0) }
    for used in uses.joined() {
      if case .waiting(let users) = states[used] { states[used] = .waiting(users: users + 1) }
    }
  }

  /// The positions to begin with.
  mutating func start() -> [Int] { begin(states.indices) }

  /// A value is closed, or has failed to: the positions that are to be closed now.
  mutating func end(_ position: Int) -> [Int] {
    states[position] = .closed
    for used in uses[position] {
      if case .waiting(let users) = states[used] { states[used] = .waiting(users: users - 1) }
    }
    return begin(uses[position])
  }

  var isDone: Bool {
    states.allSatisfy { if case .closed = $0 { true } else { false } }
  }

  private mutating func begin(_ positions: some Sequence<Int>) -> [Int] {
    positions.filter {
      guard case .waiting(users: 0) = states[$0] else { return false }
      states[$0] = .closing
      return true
    }
  }
}
