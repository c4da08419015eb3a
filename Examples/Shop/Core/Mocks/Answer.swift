/// What a mock says: a value, an error, nothing ever, or anything a closure can do.
package struct Answer<Value: Sendable>: Sendable {
  private let body: @Sendable () async throws -> Value

  package init(_ body: @escaping @Sendable () async throws -> Value) {
    self.body = body
  }

  package func callAsFunction() async throws -> Value { try await body() }

  package static func value(_ value: Value) -> Answer { Answer { value } }

  package static func failure(_ error: any Error) -> Answer { Answer { throw error } }

  /// Waits until the task is cancelled.
  package static var never: Answer {
    Answer {
      for await _ in AsyncStream(Never.self, { _ in }) {}
      throw CancellationError()
    }
  }

  /// The same, later.
  package func after(_ delay: Duration) -> Answer {
    Answer {
      try await Task.sleep(for: delay)
      return try await body()
    }
  }
}
