internal import CSeam

/// Something that a scope has noticed: a headline that stands alone, facts, the reason, and the way to mend it.
package struct Report: Sendable, CustomStringConvertible {
  package let headline: String
  package let facts: [(name: String, value: String)]
  package let explanation: String

  package init(_ headline: String, _ facts: [(name: String, value: String)], _ explanation: String) {
    self.headline = headline
    self.facts = facts
    self.explanation = explanation
  }

  package var description: String {
    let facts = facts.map { "\($0.name): \($0.value)" }
    return ([headline, ""] + facts + ["", explanation]).joined(separator: "\n")
  }
}

extension Report {
  /// Hands a report to the scope's context; in a live scope, debug builds write it to standard error.
  func file(in context: Context?) {
    if let context { return context.record(self) }
    #if DEBUG
      LiveReports.write(self)
    #endif
  }
}

/// Where reports of live scopes go, each text once.
package enum LiveReports {
  private static let lock = Lock()
  nonisolated(unsafe) private static var written: Set<String> = []
  nonisolated(unsafe) private static var observers: [UInt64: @Sendable (Report) -> Void] = [:]

  package static func write(_ report: Report) {
    let text = report.description
    let (isNew, observers) = lock { (written.insert(text).inserted, Array(self.observers.values)) }
    for observer in observers { observer(report) }
    guard isNew else { return }
    print("seam: \(text)\n\n")
  }

  static func print(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { seam_write_error($0.baseAddress!, $0.count) }
    }
  }

  /// Calls `observer` with each report until the returned closure is called.
  package static func observe(_ observer: @escaping @Sendable (Report) -> Void) -> @Sendable () -> Void {
    let id = seam_next_serial()
    lock { observers[id] = observer }
    return { lock { observers[id] = nil } }
  }
}
