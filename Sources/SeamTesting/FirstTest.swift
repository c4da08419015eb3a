internal import CSeam

/// Remembers that a test has begun.
///
/// `@unchecked Sendable`: an atomic word, set once.
final class FirstTest: @unchecked Sendable {
  private let word: UnsafeMutablePointer<UInt>

  init() {
    word = .allocate(capacity: 1)
    word.initialize(to: 0)
  }

  func begin() { seam_store(word, 1) }

  var hasBegun: Bool { seam_load(word) != 0 }

  deinit { word.deallocate() }
}
