internal import Seam
internal import Testing

/// Files issues under a test from anywhere, also when it has ended.
///
/// An issue belongs to the test whose task records it; this is a task that the test has started.
final class Courier: Sendable {
  private struct Letter: Sendable {
    let text: String
    let location: SourceLocation
    let id: Int
  }

  private let letters: AsyncStream<Letter>.Continuation

  /// Called in the test's task.
  init() {
    let (stream, letters) = AsyncStream.makeStream(of: Letter.self)
    self.letters = letters
    // A scope that is bound here must not live as long as the courier.
    TestSupport.withNothingBound {
      _ = Task {
        for await letter in stream {
          Issue.record(Comment(rawValue: letter.text), sourceLocation: letter.location)
          Unfiled.remove(letter.id)
        }
      }
    }
  }

  deinit { letters.finish() }

  func send(_ text: String, at location: SourceLocation) {
    letters.yield(Letter(text: text, location: location, id: Unfiled.add(text)))
  }
}
