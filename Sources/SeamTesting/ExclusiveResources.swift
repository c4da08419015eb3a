internal import Seam

/// Lends resources to one task at a time, in order of arrival.
///
/// `@unchecked Sendable`: `lock` guards the variables.
package final class ExclusiveResources: @unchecked Sendable {
  package static let shared = ExclusiveResources()

  private let lock = Lock()
  private var queue = ExclusiveQueue()
  private var lastTicket = 0
  private var continuations: [Int: CheckedContinuation<Void, any Error>] = [:]

  package init() {}

  /// Runs `body` while no other task uses any of the resources.
  ///
  /// - Throws: `CancellationError` where the task is cancelled before its turn has come; else what `body`
  ///   throws.
  package func using<R>(
    _ resources: [String], isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
  ) async throws -> R {
    guard let resource = resources.first else { return try await body() }
    try await enter(resource)
    defer { leave(resource) }
    return try await using(Array(resources.dropFirst()), isolation: isolation, body)
  }

  /// How many wait for a resource.
  package func waiting(for resource: String) -> Int { lock { queue.waiting(for: resource) } }

  private func enter(_ resource: String) async throws {
    let ticket = lock {
      lastTicket += 1
      return lastTicket
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A cancellation that has come first has found nobody; it shows here.
        let outcome = lock { () -> Result<Void, any Error>? in
          if Task.isCancelled { return .failure(CancellationError()) }
          if queue.enter(resource, ticket) { return .success(()) }
          continuations[ticket] = continuation
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let waiting = lock { queue.cancel(resource, ticket) ? continuations.removeValue(forKey: ticket) : nil }
      waiting?.resume(throwing: CancellationError())
    }
  }

  private func leave(_ resource: String) {
    let next = lock { queue.leave(resource).flatMap { continuations.removeValue(forKey: $0) } }
    next?.resume()
  }
}
