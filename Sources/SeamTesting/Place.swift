internal import Testing

/// Where in the source a scope was made.
struct Place: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// Whether it lies in a test's own attribute or body, not in its suite's or in a helper that serves many tests.
  func isIn(_ test: Test) -> Bool {
    location.fileID == test.sourceLocation.fileID && location.line >= test.sourceLocation.line
  }
}
