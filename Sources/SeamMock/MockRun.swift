package import Foundation
package import SeamSource

/// Reads the trees and makes the doubles.
package struct MockRun: Sendable {
  /// Of what is cached; to be counted up when its format, the reading or the writing of doubles changes.
  static let version = 2

  package private(set) var result: MockGenerator.Result
  package private(set) var problems: [SourceProblem]
  /// How many files were parsed, and how many there are.
  package private(set) var parsedCount: Int
  package private(set) var fileCount: Int

  /// - Parameters:
  ///   - paths: whose protocols get doubles.
  ///   - sources: what these lean on.
  ///   - cache: where facts are kept from run to run; nothing is kept without it.
  package init(
    paths: [String], sources: [String] = [], relativeTo base: String? = nil, cache: URL? = nil,
    _ options: MockOptions
  ) {
    let trees = [SourceTree(paths: paths, relativeTo: base), SourceTree(paths: sources, relativeTo: base)]
    let memoryFile = cache?.appendingPathExtension("result")
    func caches() -> [FactCache<MockFacts>] {
      [cache, cache?.appendingPathExtension("sources")].compactMap(\.self)
        .map { FactCache(file: $0, version: Self.version) }
    }
    if let memoryFile, let memory = MockMemory(at: memoryFile),
      memory.digest == MockMemory.digest(trees, caches(), options)
    {
      (result, parsedCount, fileCount) = (memory.result, 0, trees.map(\.files.count).reduce(0, +))
      problems = trees.flatMap(\.problems).sorted()
      return
    }
    var problems = trees.flatMap(\.problems)
    var parsedCount = 0
    var found: [[(path: String, facts: MockFacts)]] = []
    for (index, tree) in trees.enumerated() {
      let store = cache.map { file in
        FactCache<MockFacts>(
          file: index == 0 ? file : file.appendingPathExtension("sources"), version: Self.version)
      }
      let read = tree.facts(cache: store) { source throws(SourceProblem) in try MockFacts(source) }
      problems += read.problems
      parsedCount += read.files.count { $0.facts.isParsed }
      found.append(read.files.map { ($0.path, $0.facts) })
    }
    let locations = Dictionary(
      trees.flatMap(\.files).map { ($0.path, $0.location) }, uniquingKeysWith: { first, _ in first })
    for index in found.indices {
      Self.parseWhatIsNamed(in: found.flatMap(\.self), &found[index], locations, &problems)
    }
    fileCount = found.map(\.count).reduce(0, +)
    self.parsedCount = parsedCount
    let own = Set(found[0].map(\.path))
    result = MockGenerator(options).doubles(
      of: found[0], leaningOn: found[1].filter { !own.contains($0.path) })
    self.problems = problems.sorted()
    // The caches have been written meanwhile.
    if let memoryFile, problems.isEmpty, let digest = MockMemory.digest(trees, caches(), options) {
      MockMemory(digest: digest, result: result).write(to: memoryFile)
    }
  }

  /// Parses the files that declare a class or an alias which a protocol names, though they declare no protocol.
  private static func parseWhatIsNamed(
    in all: [(path: String, facts: MockFacts)], _ files: inout [(path: String, facts: MockFacts)],
    _ locations: [String: String], _ problems: inout [SourceProblem]
  ) {
    var named: Set<Substring> = []
    var neighbours: Set<Substring> = []
    for (_, facts) in all {
      for declaration in facts.protocols {
        let words = identifiers(declaration.text)
        named.formUnion(words)
        // It is doubled elsewhere, where types beside it have to be said with what they are in.
        if !declaration.context.isEmpty { neighbours.formUnion(words) }
      }
    }
    for _ in 0..<4 {
      let wanted = files.indices.filter { index in
        let facts = files[index].facts
        guard !facts.isParsed else { return false }
        return Self.declaresBase(facts, named) || facts.typeNames.contains { neighbours.contains($0[...]) }
      }
      if wanted.isEmpty { return }
      let parsed = parallelMap(wanted.map { (files[$0].path, locations[files[$0].path] ?? files[$0].path) }) {
        path, location -> Swift.Result<MockFacts, SourceProblem> in
        do throws(SourceProblem) {
          return .success(try MockFacts(SourceFile(path: path, at: location), all: true))
        } catch {
          return .failure(error)
        }
      }
      for (index, outcome) in zip(wanted, parsed) {
        switch outcome {
        case .success(let facts):
          files[index].facts = facts
          files[index].facts.isParsed = true
          for base in facts.bases where named.contains(base.name[...]) {
            named.formUnion(identifiers(base.text))
            named.formUnion(base.inherited.flatMap(identifiers))
          }
        case .failure(let problem):
          files[index].facts.isParsed = true
          problems.append(problem)
        }
      }
    }
  }

  private static func declaresBase(_ facts: MockFacts, _ named: Set<Substring>) -> Bool {
    facts.typeNames.contains { MockFacts.standardNames.contains($0) }
      || facts.aliasNames.contains { named.contains($0[...]) }
      || facts.classNames.contains { named.contains($0[...]) }
  }

  private static func identifiers(_ text: String) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
