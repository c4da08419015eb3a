import Foundation
import SwiftParser

// Reads and parses the files whose names come on standard input, on all cores: what 'seam mock' is measured against.

/// Hands out the names one by one.
///
/// `@unchecked Sendable`: `lock` guards `names`.
final class Names: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [String]

  init(_ names: [String]) { self.names = names }

  func next() -> String? { lock.withLock { names.popLast() } }
}

var lines: [String] = []
while let line = readLine() { lines.append(line) }
let names = Names(lines)
let group = DispatchGroup()
for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
  group.enter()
  let thread = Thread {
    while let name = names.next() {
      guard let data = FileManager.default.contents(atPath: name) else { continue }
      _ = Parser.parse(source: String(decoding: data, as: UTF8.self))
    }
    group.leave()
  }
  // The parser descends by recursion.
  thread.stackSize = 512 << 20
  thread.start()
}
group.wait()
