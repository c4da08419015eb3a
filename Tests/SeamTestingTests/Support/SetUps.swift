import Testing

/// Fails a test case whose scope has not been set up exactly as often as said.
struct SetUps: TestTrait, SuiteTrait, TestScoping {
  final class Log: Sendable {
    private let names = Guarded<[String]>([])
    var all: [String] { names.withLock { $0 } }
    func add(_ name: String) { names.withLock { $0.append(name) } }
  }

  @TaskLocal static var log = Log()

  /// Called in the set-up of a scope.
  static func note(_ name: String) { log.add(name) }

  let expected: [String]
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let log = Log()
    try await Self.$log.withValue(log) { try await function() }
    #expect(log.all == expected)
  }
}

extension Trait where Self == SetUps {
  static func setUps(_ expected: String...) -> Self { Self(expected: expected) }
}
