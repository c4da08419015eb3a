public import Seam

extension RootScope {
  /// A fresh scope for one test, in which a boundary that nothing replaces is a failure of that test.
  ///
  ///     @Test func `an empty list says so`() async {
  ///       let app = AppScope.test { $0.productService = MockProductService(.success([])) }
  ///
  /// It shares nothing with another scope. Reports are filed at the place of this call: a boundary with the
  /// way that led to it; when the scope is gone, the replacements made here that nobody has asked for. Works
  /// in Swift Testing and in XCTest. Inputs are those of `main`, if the scope has any.
  public static func test(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function,
    _ replace: (inout Replacements<Self>) -> Void = { _ in }
  ) -> Self {
    _fresh().test(fileID: fileID, filePath: filePath, line: line, column: column, function: function, replace)
  }
}

extension Scope {
  /// A fresh scope for one test with the inputs of this one; otherwise like `test` of its type.
  ///
  ///     let app = AppScope(region: .norway).test { $0.transport = FakeTransport() }
  ///
  /// Live scopes that it stands on become test scopes of the same test, and keep what they replace.
  public func test(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function,
    _ replace: (inout Replacements<Self>) -> Void = { _ in }
  ) -> Self {
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let reports = TestReports(at: place)
    return fresh(in: reports.context()) { reports.apply(replace, to: &$0) }
  }
}
