import Seam

/// The reports of strict scopes, in order.
///
/// `@unchecked Sendable`: `lock` guards `reports`.
final class StrictLog: @unchecked Sendable {
  private let lock = Lock()
  private var reports: [Report] = []
  private var atEnd: [Report] = []

  var texts: [String] { lock { reports }.map(\.description) }
  var headlines: [String] { lock { reports }.map(\.headline) }
  /// What has been reported when the scopes were gone.
  var textsAtEnd: [String] { lock { atEnd }.map(\.description) }

  func context(_ mode: Context.Mode = .test) -> Context {
    Context(mode) { report in
      self.lock { self.reports.append(report) }
    } end: { reports in
      self.lock { self.atEnd += reports }
    }
  }
}

extension Scope {
  /// A fresh test scope whose reports go to `log`.
  func strict(
    _ log: StrictLog = StrictLog(), _ mode: Context.Mode = .test,
    _ replace: (inout Replacements<Self>) -> Void = { _ in }
  ) -> Self {
    fresh(in: log.context(mode), replace)
  }
}
