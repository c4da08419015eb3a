internal import Foundation

/// Where the reports of one double go.
package protocol DoubleReporter: Sendable {
  func record(_ report: DoubleReport)

  /// The double is gone.
  func end()
}

/// The way from doubles to a test library, which this module knows nothing of.
package enum DoubleReporting {
  /// What test support provides.
  package struct Hooks: Sendable {
    /// The reporter of a double that is made now at a place; of statics, at none.
    package var reporter: @Sendable (DoubleOrigin.Place?) -> any DoubleReporter
    /// The statics of the test that runs now, if that can be told.
    package var statics: @Sendable () -> DoubleStatics?

    package init(
      reporter: @escaping @Sendable (DoubleOrigin.Place?) -> any DoubleReporter,
      statics: @escaping @Sendable () -> DoubleStatics? = { nil }
    ) {
      self.reporter = reporter
      self.statics = statics
    }
  }

  private static let hooks = Lock(Hooks(reporter: { _ in StandardError() }))

  /// Sends the reports of doubles that are made from now on where `hooks` says.
  package static func install(_ hooks: Hooks) {
    let old = self.hooks.withLock { installed in
      defer { installed = hooks }
      return installed
    }
    // What the old ones hold is released here, with no lock held.
    _ = old
  }

  static func reporter(for place: DoubleOrigin.Place?) -> any DoubleReporter {
    hooks.withLock(\.reporter)(place)
  }

  static var statics: DoubleStatics? { hooks.withLock(\.statics)() }
}

/// Outside tests, in previews and UI tests, a report is a text on standard error.
private struct StandardError: DoubleReporter {
  func record(_ report: DoubleReport) {
    try? FileHandle.standardError.write(contentsOf: Data("seam: \(report)\n\n".utf8))
  }

  func end() {}
}
