import Foundation
import SeamSource

/// One double, with all that it follows from.
struct MadeDouble: StoredFacts {
  /// Of its protocol's own declaration, and the options.
  var key = ""
  var questions: [Question] = []
  var lines: [String] = []
  var imports: [[String]] = []
  var findings: [MockGenerator.Finding] = []
  var access = ""
  /// Whether a module that is not the protocol's sees it.
  var isSeenElsewhere = true
  /// The types that are named in it and are declared in none of the files that were read.
  var foreignTypes: Set<String> = []
}

/// The doubles of the last run, each to be taken as long as nothing that it follows from has changed.
struct DoubleMemory: Sendable {
  private let cache: FactCache<MadeDouble>

  init(at file: URL) { cache = FactCache(file: file, version: MockRun.version) }

  func double(_ key: String) -> MadeDouble? {
    guard let double = cache.facts(for: ContentHash(key.utf8)), double.key == key else { return nil }
    return double
  }

  /// That it cannot be written is no error: the next run makes everything anew.
  func write(_ doubles: [MadeDouble]) {
    let none = FileStamp(device: 0, inode: 0, size: 0, modified: 0, kind: .other)
    try? cache.write(
      doubles.map { double in
        FactCache.Entry(
          location: double.key, stamp: none, hash: ContentHash(double.key.utf8), facts: double)
      })
  }
}
