package import Foundation
import SeamSource

/// One run of `seam check`, from paths to findings.
package struct CheckRun: Sendable {
  package var paths: [String]
  package var configuration = Configuration()
  /// What relative paths start from; the working folder where it is nil.
  package var folder: String?
  /// Where facts are kept; nil for nowhere.
  package var cache: URL?
  package var baseline: Baseline?
  /// The only paths that are reported; all where it is nil.
  package var reported: Set<String>?
  /// At most that many; all cores where it is nil.
  package var threads: Int?
  /// Is told how many files of how many have been read.
  package var progress: (@Sendable (_ done: Int, _ count: Int) -> Void)?

  package init(paths: [String]) { self.paths = paths }

  package func callAsFunction() -> CheckOutcome {
    let tree = SourceTree(paths: paths, relativeTo: folder)
    let cache = cache.map { FactCache<FileFacts>(file: $0, version: FileFacts.version) }
    let memory = cache.flatMap { OutcomeMemory(beside: $0.location, tree: tree, cache: $0, configuration) }
    if let known = memory?.outcome { return finish(known) }
    let manifests = manifests(of: tree)

    let count = tree.files.count
    let done = Counter()
    let progress = progress
    let read = tree.facts(cache: cache, threads: threads) {
      progress?(done.next(), count)
    } _: { source throws(SourceProblem) in
      try FileFacts(reading: source)
    }
    var outcome = CheckOutcome()
    let targets = TargetMap(
      manifests.sources, files: tree.files.map { (path: $0.path, location: $0.location) })
    let result = Checker(configuration: configuration).run(
      read.files.map { (path: $0.path, facts: $0.facts) }, targets: targets, threads: threads)
    outcome.findings = result.findings
    outcome.unsettled = result.unsettled
    outcome.unfollowed = result.unfollowed
    outcome.targets.manifests = manifests.counts
    if !targets.isEmpty {
      outcome.targets.filesWithoutTarget = read.files.map(\.path).filter {
        targets.targets(of: $0).isEmpty && !$0.hasSuffix("Package.swift")
      }
    }
    outcome.problems = (tree.problems + read.problems).sorted()
    outcome.skipped = tree.skipped
    outcome.fileCount = read.files.count
    outcome.lineCount = read.files.reduce(0) { $0 + $1.facts.lineCount }
    outcome.generated = read.files.filter(\.facts.isGenerated).map(\.path)
    outcome.broken = read.files.filter(\.facts.hasSyntaxErrors).map(\.path)
    memory?.keep(outcome, files: read.files.map(\.hash))
    return finish(outcome)
  }

  /// What the manifests of a tree say. One that cannot be read is no problem of the run: its targets are told by the paths.
  private func manifests(
    of tree: SourceTree
  ) -> (sources: [TargetMap.Source], counts: [CheckOutcome.TargetCount.Manifest]) {
    let cache = cache.map {
      FactCache<TargetFacts>(
        file: $0.deletingPathExtension().appendingPathExtension("targets"), version: FileFacts.version)
    }
    let read = SourceTree.facts(of: tree.manifests, cache: cache, threads: threads) {
      source throws(SourceProblem) in try TargetFacts(reading: source)
    }
    let locations = Dictionary(
      tree.manifests.map { ($0.path, $0.location) }, uniquingKeysWith: { first, _ in first })
    let sources = read.files.compactMap { file -> TargetMap.Source? in
      guard let location = locations[file.path] else { return nil }
      let levels = location.hasSuffix(".pbxproj") ? 2 : 1
      let folder = location.split(separator: "/").dropLast(levels).map { "/" + $0 }.joined()
      return TargetMap.Source(folder: folder, facts: file.facts)
    }
    let counts =
      read.files.map {
        CheckOutcome.TargetCount.Manifest(
          path: $0.path, targetCount: $0.facts.targets.count, unclear: $0.facts.unclear)
      }
      + read.problems.map {
        CheckOutcome.TargetCount.Manifest(
          path: $0.path, targetCount: 0, unclear: [.init(line: $0.line ?? 1, message: $0.message)])
      }
    return (sources, counts.sorted { $0.path < $1.path })
  }

  /// What depends on more than the files and the configuration.
  private func finish(_ outcome: CheckOutcome) -> CheckOutcome {
    var outcome = outcome
    if let reported { outcome.findings.removeAll { !reported.contains($0.path) } }
    if let baseline {
      let all = outcome.findings.count
      (outcome.findings, outcome.goneCount) = baseline.split(outcome.findings)
      outcome.knownCount = all - outcome.findings.count
    }
    return outcome
  }
}

/// Counts from any thread.
private final class Counter: @unchecked Sendable {
  // `count` is guarded by `lock`.
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}

extension CheckRun {
  /// Mends what can be mended, and writes the files.
  ///
  /// - Throws: where a file cannot be written.
  package func fix() throws -> Fixer.Outcome {
    let tree = SourceTree(paths: paths, relativeTo: folder)
    let read = tree.facts(threads: threads) { source throws(SourceProblem) in try FileFacts(reading: source) }
    let facts = read.files.map { (path: $0.path, facts: $0.facts) }
    var found = CheckOutcome()
    let targets = TargetMap(
      manifests(of: tree).sources, files: tree.files.map { (path: $0.path, location: $0.location) })
    found.findings =
      Checker(configuration: configuration).run(facts, targets: targets, threads: threads).findings
    let locations = Dictionary(
      tree.files.map { ($0.path, $0.location) }, uniquingKeysWith: { first, _ in first })
    let outcome = Fixer.fix(finish(found).findings, in: facts, configuration: configuration) { path in
      locations[path].flatMap { try? SourceFile(path: path, at: $0) }
    }
    for (path, bytes) in outcome.changed {
      guard let location = locations[path] else { continue }
      try Data(bytes).write(to: URL(filePath: location), options: .atomic)
    }
    return outcome
  }
}
