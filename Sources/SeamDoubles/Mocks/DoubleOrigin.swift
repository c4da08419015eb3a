/// Where a double was made, and where its reports go.
///
/// Each double has one, which its handles share; when the double is gone, so is its origin.
public final class DoubleOrigin: Sendable {
  /// A place in the source.
  public struct Place: Sendable {
    public let fileID: StaticString
    public let filePath: StaticString
    public let line: UInt
    public let column: UInt

    package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
      self.fileID = fileID
      self.filePath = filePath
      self.line = line
      self.column = column
    }
  }

  /// What the double is called in reports.
  public let double: String

  /// Where it was made; statics are made nowhere.
  public let place: Place?

  /// Whether calls are reported that return nothing and have no stub.
  let isStrict: Bool

  private let reporter: any DoubleReporter
  private let isOnlyUser: Bool

  /// Made by a double's initializer, from the place of its caller.
  ///
  /// - Parameter strictness: the double's; where nothing is said, that of the test.
  public convenience init(
    _ double: String, _ strictness: DoubleStrictness? = nil, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(double, strictness, at: place, DoubleReporting.reporter(for: place))
  }

  /// Made where a double is made through a requirement of its protocol, which knows nothing of its caller.
  public convenience init(_ double: String) {
    self.init(double, nil, at: nil, DoubleReporting.reporter(for: nil))
  }

  /// - Parameter isOnlyUser: whether nobody else reports to `reporter`, which then ends with this origin.
  package init(
    _ double: String, _ strictness: DoubleStrictness? = nil, at place: Place?,
    _ reporter: any DoubleReporter, isOnlyUser: Bool = true
  ) {
    isStrict = (strictness ?? DoubleStatics.strictness) == .strict
    self.isOnlyUser = isOnlyUser
    self.double = double
    self.place = place
    self.reporter = reporter
  }

  deinit {
    if isOnlyUser { reporter.end() }
  }

  func record(_ report: DoubleReport) { reporter.record(report) }
}
