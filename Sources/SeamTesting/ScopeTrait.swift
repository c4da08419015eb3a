public import Seam
public import Testing

/// Gives each test case a fresh strict scope, bound as the current one.
public struct ScopeTrait<S: RootScope>: TestTrait, SuiteTrait, TestScoping {
  let checks: Checks?
  let closeLimit: Duration
  let place: Place
  let replace: @Sendable (inout Replacements<S>) -> Void

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil, !ActiveTraits.contain(S.self, test) else { return try await function() }
    // On a suite and on its test at once there is one scope; the test's replacements come last and win.
    let traits = test.traits.compactMap { $0 as? Self }
    try await ActiveTraits.with(S.self, test) {
      let last = traits.last ?? self
      func replace(_ replacements: inout Replacements<S>) {
        for trait in traits {
          if trait.place.isInAttribute(of: test) {
            trait.replace(&replacements)
          } else {
            replacements.play(shared: trait.replace)
          }
        }
      }
      let run = TestRun<S>(
        at: last.place, traits.compactMap(\.checks).last ?? .standard, closeLimit: last.closeLimit)
      try await run.perform(S._fresh(), replace, isolation: nil) { _ in try await function() }
    }
  }
}

extension Trait {
  /// Gives each test case, and each argument, a fresh strict scope that code reaches as `AppScope.current`.
  ///
  ///     @Test(.scope(AppScope.self) { $0.clock = TestClock() })
  ///
  /// At the end the scope is closed, each closer within `closeLimit`; what fails is reported by name.
  /// `replace` runs once for each test case. Reports are filed in the test that made the scope, also those
  /// from detached tasks and queues.
  public static func scope<S: RootScope>(
    _ type: S.Type, checks: Checks? = nil, closeLimit: Duration = .seconds(5), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function,
    _ replace: @escaping @Sendable (inout Replacements<S>) -> Void = { _ in }
  ) -> Self where Self == ScopeTrait<S> {
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return ScopeTrait(checks: checks, closeLimit: closeLimit, place: place, replace: replace)
  }
}

/// The traits that have given the running test case its scope.
private enum ActiveTraits {
  private struct Entry: Hashable {
    let scope: ObjectIdentifier
    let test: Test.ID
  }

  @TaskLocal private static var entries: Set<Entry> = []

  static func contain<S: RootScope>(_ type: S.Type, _ test: Test) -> Bool {
    entries.contains(Entry(scope: ObjectIdentifier(type), test: test.id))
  }

  static func with<S: RootScope>(_ type: S.Type, _ test: Test, _ body: () async throws -> Void) async throws {
    let entry = Entry(scope: ObjectIdentifier(type), test: test.id)
    try await $entries.withValue(entries.union([entry])) { try await body() }
  }
}
