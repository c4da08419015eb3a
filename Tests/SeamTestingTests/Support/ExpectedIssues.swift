import Testing

/// The issues that a test has recorded, in their order.
final class IssueLog: Sendable {
  private let log = Guarded<[Issue]>([])
  private let arrivals: AsyncStream<Issue>
  private let arrived: AsyncStream<Issue>.Continuation

  init() { (arrivals, arrived) = AsyncStream.makeStream() }

  func add(_ issue: Issue) {
    log.withLock { $0.append(issue) }
    arrived.yield(issue)
  }

  var issues: [Issue] { log.withLock { $0 } }
  var headlines: [String] { issues.map(\.headline) }

  /// The next issue that nobody has waited for yet; comes even where a task of its own files it.
  func next() async -> Issue {
    for await issue in arrivals { return issue }
    fatalError("the log's own continuation never finishes")
  }
}

extension Issue {
  var text: String { comments.first?.rawValue ?? "\(self)" }
  var headline: String {
    text.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? ""
  }
  var place: String { sourceLocation.map { "\($0.fileID):\($0.line):\($0.column)" } ?? "nowhere" }
}

/// Runs `body` and returns what it has recorded instead of failing the test.
func issues(_ body: () throws -> Void) rethrows -> [Issue] {
  let log = IssueLog()
  try withKnownIssue(isIntermittent: true) {
    try body()
  } matching: { issue in
    log.add(issue)
    return true
  }
  return log.issues
}

/// Runs `body` and returns what it and its tasks record instead of failing the test, also later.
func issueLog(
  isolation: isolated (any Actor)? = #isolation, _ body: (IssueLog) async throws -> Void
) async rethrows -> IssueLog {
  let log = IssueLog()
  try await withKnownIssue(isIntermittent: true) {
    try await body(log)
  } matching: { issue in
    log.add(issue)
    return true
  }
  return log
}

/// Hands what the test and the traits after this one have recorded to `check`, once the test is over.
struct ExpectedIssues: TestTrait, TestScoping {
  let check: @Sendable (IssueLog) async throws -> Void

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await check(await issueLog { _ in try await function() })
  }
}

extension Trait where Self == ExpectedIssues {
  static func issues(_ check: @escaping @Sendable (IssueLog) async throws -> Void) -> Self {
    Self(check: check)
  }
}
