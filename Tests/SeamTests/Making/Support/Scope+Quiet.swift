import Seam

extension Scope {
  /// A scope like this one whose reports nobody reads: for tests of what reports are about, not of reports.
  var quiet: Self { fresh(in: Context(.test, sink: { _ in })) { _ in } }
}
