internal import Testing

/// Where in the source a scope was made.
struct Place: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  let function: StaticString

  var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// Whether it lies in the attribute of a test, not in its suite's or in a helper that serves many tests.
  ///
  /// In an attribute `#function` is a name that the compiler has made up.
  func isInAttribute(of test: Test) -> Bool {
    "\(function)".contains("$") && location.fileID == test.sourceLocation.fileID
      && location.line >= test.sourceLocation.line
  }

  /// Whether it lies in the body of a test.
  func isInBody(of test: Test) -> Bool {
    "\(function)".filter { $0 != "`" } == test.name.filter { $0 != "`" }
  }

  /// Whether it lies in the body of a test of XCTest, which has no parameters.
  var isInTestMethod: Bool { "\(function)".hasPrefix("test") && "\(function)".hasSuffix("()") }

  /// Whether it lies in a function; else it is the initial value of a property, which serves many tests.
  var isInFunction: Bool { "\(function)".contains("(") }
}
