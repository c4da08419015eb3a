import Seam

/// The texts of what live scopes report about `name` while `body` runs; other tests report at the same time.
func liveReports(about name: String, _ body: () -> Void) -> [String] {
  let lock = Lock()
  nonisolated(unsafe) var texts: [String] = []
  let stop = LiveReports.observe { report in
    if report.description.contains(name) { lock { texts.append(report.description) } }
  }
  defer { stop() }
  body()
  return lock { texts }
}

#if DEBUG
  let isDebug = true
#else
  /// Live scopes report in debug builds alone.
  let isDebug = false
#endif
