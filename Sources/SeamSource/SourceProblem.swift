/// A file or folder that could not be read, by name; the rest is read all the same.
package struct SourceProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package var path: String
  /// From 1; nil where the problem is the file's and not a line's.
  package var line: Int?
  package var message: String

  package init(path: String, line: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  package var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): error: \(message)"
  }
}

extension SourceProblem: Comparable {
  package static func < (one: Self, other: Self) -> Bool {
    (one.path, one.line ?? 0, one.message) < (other.path, other.line ?? 0, other.message)
  }
}
