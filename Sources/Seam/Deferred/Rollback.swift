/// Closes what a failed attempt has opened, the last first.
///
/// `@unchecked Sendable`: `lock` guards the steps.
public final class Rollback: @unchecked Sendable {
  private let lock = Lock()
  private var steps: [@Sendable () async throws -> Void] = []

  /// Adds what undoes a step that has just succeeded. Runs only if the attempt fails; an error in it does not stop the others.
  public func add(_ step: @escaping @Sendable () async throws -> Void) { lock { steps.append(step) } }

  /// In a task of its own: the attempt may have failed because it was cancelled.
  func run() async {
    let steps = lock { self.steps }
    guard !steps.isEmpty else { return }
    await Task {
      for step in steps.reversed() { try? await step() }
    }.value
  }
}
