import Seam

/// The reports of live scopes whose text names something of the test; other tests report at the same time.
final class LiveReportLog: Sendable {
  private let seen: Guarded<[Report]>
  private let stop: @Sendable () -> Void

  init(naming name: String, _ react: @escaping @Sendable () -> Void = {}) {
    let seen = Guarded<[Report]>([])
    self.seen = seen
    stop = LiveReports.observe { report in
      guard report.description.contains(name) else { return }
      seen.change { $0.append(report) }
      react()
    }
  }

  deinit { stop() }

  var texts: [String] { seen.value.map(\.description) }
  var headlines: [String] { seen.value.map(\.headline) }
}
