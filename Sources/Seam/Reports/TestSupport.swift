internal import CSeam

/// What a process with test support does where an app would go live.
package enum TestSupport {
  package struct Hooks: Sendable {
    /// Files a report that belongs to no test scope.
    package var record: @Sendable (Report) -> Void
    /// Whether a test has begun; what comes before is the start of the app that hosts the tests.
    package var testsHaveBegun: @Sendable () -> Bool
    /// The name of the member behind a key path, without running it.
    package var memberName: @Sendable (AnyKeyPath) -> String?

    package init(
      record: @escaping @Sendable (Report) -> Void, testsHaveBegun: @escaping @Sendable () -> Bool,
      memberName: @escaping @Sendable (AnyKeyPath) -> String?
    ) {
      self.record = record
      self.testsHaveBegun = testsHaveBegun
      self.memberName = memberName
    }
  }

  enum Verdict { case goOn, standIn }

  private static let lock = Lock()
  nonisolated(unsafe) private static var hooks: Hooks?
  nonisolated(unsafe) private static var strict: [ObjectIdentifier: any Scope] = [:]
  nonisolated(unsafe) private static var early: Set<ObjectIdentifier> = []

  static var isLoaded: Bool { seam_test_support_is_loaded() }

  package static func install(_ hooks: Hooks) { lock { self.hooks = hooks } }

  /// What is installed, for tests of the hooks.
  package static var installed: Hooks? { lock { hooks } }

  static func memberName(of path: AnyKeyPath) -> String? { lock { hooks }?.memberName(path) }

  /// Writes a line of test support's own to standard error.
  package static func write(_ text: String) { LiveReports.print("seam: \(text)\n") }

  /// Runs `body` with no scope bound, so that what it starts keeps none.
  package static func withNothingBound<R>(_ body: () throws -> R) rethrows -> R {
    try Ambient.$binding.withValue(Ambient.Binding(), operation: body)
  }

  private static var testsHaveBegun: Bool { lock { hooks }?.testsHaveBegun() ?? false }

  private static func record(_ report: Report) {
    if let hooks = lock({ hooks }) { hooks.record(report) } else { LiveReports.write(report) }
  }

  /// The scope for code that asks for the current one where none is bound: strict, one for each type; `main` for
  /// the start of an app that hosts tests, with a word.
  static func unbound<S: RootScope>(_ type: S.Type) -> S {
    record(.unbound("\(type)"))
    guard testsHaveBegun else { return S.main }
    if let known = lock({ strict[ObjectIdentifier(type)] as? S }) { return known }
    let made = S._fresh().fresh(in: Context(.test) { record($0) }) { _ in }
    return lock {
      let known = strict[ObjectIdentifier(type)] as? S ?? made
      strict[ObjectIdentifier(type)] = known
      return known
    }
  }

  /// What to do where a boundary of `main` is reached. An app that hosts the tests has used its `main` before the first
  /// of them and goes on as it began; all other use is left-over work or a mistake, and never goes live.
  static func reached(main core: Core, _ report: Report) -> Verdict {
    record(report)
    let root = ObjectIdentifier(core.root)
    if !testsHaveBegun {
      lock { _ = early.insert(root) }
      return .goOn
    }
    return lock { early.contains(root) } ? .goOn : .standIn
  }
}
