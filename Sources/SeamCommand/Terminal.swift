import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum Terminal {
  static func isTerminal(_ file: FileHandle) -> Bool { isatty(file.fileDescriptor) == 1 }

  /// `NO_COLOR`, whatever its value, and `TERM=dumb` mean no.
  static func hasColour(_ file: FileHandle) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return isTerminal(file) && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}

/// A line of a terminal that says how far a run has come.
final class ProgressLine: @unchecked Sendable {
  // `shown` is guarded by `lock`.
  private let lock = NSLock()
  private var shown = 0
  private let start = ContinuousClock.now

  /// - Returns: nil where nobody looks.
  init?() {
    guard Terminal.isTerminal(.standardError), Terminal.isTerminal(.standardOutput) else { return nil }
  }

  /// Runs that take less than a second show nothing.
  func show(_ done: Int, of count: Int) {
    lock.withLock {
      guard count > 0, ContinuousClock.now - start > .seconds(1) else { return }
      let percent = done * 100 / count
      guard percent > shown else { return }
      shown = percent
      Seam.write("\r\(percent) % of \(count) files", to: .standardError)
    }
  }

  func clear() {
    lock.withLock {
      if shown > 0 { Seam.write("\r\u{1B}[K", to: .standardError) }
    }
  }
}
