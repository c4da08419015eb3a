import Foundation
import SeamSource

/// What the last run has made, for a run in which nothing has changed.
struct MockMemory {
  /// Of all that the result follows from: the files with their contents, and the options.
  var digest: String
  var result: MockGenerator.Result

  /// The digest of trees whose files are all as they were when the caches were written; nil where one is not.
  ///
  /// No file is read for it.
  static func digest(
    _ trees: [SourceTree], _ caches: [FactCache<MockFacts>], _ options: MockOptions
  ) -> String? {
    var text = "\(MockRun.version) \(options.key)"
    for (tree, cache) in zip(trees, caches) {
      text += "\n"
      for file in tree.files {
        guard let hash = cache.hash(of: file.location, file.stamp) else { return nil }
        text += "\(file.path) \(hash)\n"
      }
    }
    return "\(ContentHash(text.utf8))"
  }

  init(digest: String, result: MockGenerator.Result) { (self.digest, self.result) = (digest, result) }

  /// What a file has, if it follows from the same; it is read no further where it does not.
  init?(at file: URL, digest: String) {
    guard let data = try? Data(contentsOf: file),
      let result = data.withUnsafeBytes({ bytes -> MockGenerator.Result? in
        var reader = ByteReader(bytes)
        guard (try? reader.string()) == digest else { return nil }
        return try? MockGenerator.Result(from: &reader)
      })
    else { return nil }
    self.init(digest: digest, result: result)
  }

  /// That it cannot be written is no error: the next run makes everything anew.
  func write(to file: URL) {
    var writer = ByteWriter()
    writer.write(digest)
    result.write(to: &writer)
    try? Data(writer.output).write(to: file, options: .atomic)
  }
}

extension MockOptions {
  /// All options as a text, the same for equal options.
  var key: String {
    "\(names.sorted()) \(all) \(access ?? "-") \(isolation ?? "-") \(imports) \(isStandalone) \(module ?? "-") \(file ?? "-")"
  }
}
