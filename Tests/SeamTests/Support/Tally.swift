import Seam

/// Counts what recipes make, on any thread.
///
/// `@unchecked Sendable`: `lock` guards `counts`.
final class Tally: @unchecked Sendable {
  private let lock = Lock()
  private var counts: [String: Int] = [:]

  /// Counts one and returns it as an object of that name.
  func part(_ name: String, _ parts: Part...) -> Part {
    count(name)
    return Part(([name] + parts.map(\.description)).joined(separator: " of "))
  }

  func count(_ name: String) { lock { counts[name, default: 0] += 1 } }

  subscript(name: String) -> Int { lock { counts[name] ?? 0 } }
}
