import Foundation
import SeamSource

/// The outcome of the run before, for when nothing has changed since.
struct OutcomeMemory {
  private let file: URL
  private let key: String?
  private let configuration: Configuration
  private let tree: SourceTree

  init(beside cache: URL, tree: SourceTree, cache facts: FactCache<FileFacts>, _ configuration: Configuration)
  {
    file = cache.deletingPathExtension().appendingPathExtension("outcome")
    self.configuration = configuration
    self.tree = tree
    var hashes: [ContentHash] = []
    for file in tree.files {
      guard let hash = facts.hash(of: file.location, file.stamp) else { break }
      hashes.append(hash)
    }
    key = hashes.count == tree.files.count ? Self.key(hashes, tree, configuration) : nil
  }

  var outcome: CheckOutcome? {
    guard let key, let data = try? Data(contentsOf: file) else { return nil }
    return data.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      guard let known = try? reader.string(), known == key, let outcome = try? CheckOutcome(from: &reader),
        reader.isAtEnd
      else { return nil }
      return outcome
    }
  }

  func keep(_ outcome: CheckOutcome, files: [ContentHash]) {
    // A file that could not be read may be readable the next time.
    guard files.count == tree.files.count, outcome.problems.isEmpty else {
      try? FileManager.default.removeItem(at: file)
      return
    }
    var writer = ByteWriter()
    writer.write(Self.key(files, tree, configuration))
    outcome.write(to: &writer)
    try? Data(writer.output).write(to: file, options: .atomic)
  }

  /// All that an outcome depends on, as a hash.
  private static func key(_ hashes: [ContentHash], _ tree: SourceTree, _ configuration: Configuration)
    -> String
  {
    var writer = ByteWriter()
    writer.write(FileFacts.version)
    writer.write("\(configuration)")
    writer.write(tree.files.map(\.path))
    writer.write(tree.manifests.map { "\($0.path) \($0.stamp)" })
    writer.write(tree.skipped.map(\.path))
    writer.write(tree.problems.map(\.description))
    for hash in hashes {
      writer.write(hash.high)
      writer.write(hash.low)
    }
    return ContentHash(writer.output).description
  }
}

extension CheckOutcome {
  init(from reader: inout ByteReader) throws {
    findings = try reader.array { reader in
      Finding(
        rule: try reader.string(), severity: Severity(rawValue: try reader.string()) ?? .warning,
        path: try reader.string(), position: Position(line: try reader.int(), column: try reader.int()),
        message: try reader.string(),
        facts: try reader.array { Finding.Fact(try $0.string(), try $0.string()) },
        help: try reader.string(), type: try reader.string())
    }
    skipped = try reader.array { SourceTree.Skipped(path: try $0.string(), reason: try $0.string()) }
    generated = try reader.strings()
    broken = try reader.strings()
    unsettled = try reader.array {
      UnsettledName(name: try $0.string(), path: try $0.string(), places: try $0.strings())
    }
    unfollowed = try reader.array {
      UnfollowedConstruction(
        path: try $0.string(), position: Position(line: try $0.int(), column: try $0.int()),
        spelling: try $0.string())
    }
    targets.manifests = try reader.array { reader in
      TargetCount.Manifest(
        path: try reader.string(), targetCount: try reader.int(),
        unclear: try reader.array { .init(line: try $0.int(), message: try $0.string()) })
    }
    targets.filesWithoutTarget = try reader.strings()
    fileCount = try reader.int()
    lineCount = try reader.int()
  }

  func write(to writer: inout ByteWriter) {
    writer.write(findings) { writer, finding in
      writer.write(finding.rule)
      writer.write(finding.severity.rawValue)
      writer.write(finding.path)
      writer.write(finding.position.line)
      writer.write(finding.position.column)
      writer.write(finding.message)
      writer.write(finding.facts) {
        $0.write($1.label)
        $0.write($1.text)
      }
      writer.write(finding.help)
      writer.write(finding.type)
    }
    writer.write(skipped) {
      $0.write($1.path)
      $0.write($1.reason)
    }
    writer.write(generated)
    writer.write(broken)
    writer.write(unsettled) {
      $0.write($1.name)
      $0.write($1.path)
      $0.write($1.places)
    }
    writer.write(unfollowed) {
      $0.write($1.path)
      $0.write($1.position.line)
      $0.write($1.position.column)
      $0.write($1.spelling)
    }
    writer.write(targets.manifests) { writer, manifest in
      writer.write(manifest.path)
      writer.write(manifest.targetCount)
      writer.write(manifest.unclear) {
        $0.write($1.line)
        $0.write($1.message)
      }
    }
    writer.write(targets.filesWithoutTarget)
    writer.write(fileCount)
    writer.write(lineCount)
  }
}
