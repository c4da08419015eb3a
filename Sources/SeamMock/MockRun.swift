package import Foundation
package import SeamSource

/// Reads the trees and makes the doubles.
package struct MockRun: Sendable {
  /// Of what is cached; to be counted up when its format, the reading or the writing of doubles changes.
  static let version = 4

  package private(set) var result: MockGenerator.Result
  package private(set) var problems: [SourceProblem]
  /// How many files had to be parsed, now or in the run that their facts come from, and how many there are.
  package private(set) var parsedCount: Int
  package private(set) var fileCount: Int
  /// How many doubles were made, not taken from what the last run has made.
  package private(set) var renderedCount = 0

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
    let stores = caches()
    if let memoryFile, let digest = MockMemory.digest(trees, stores, options),
      let last = MockMemory(at: memoryFile, digest: digest)
    {
      (result, parsedCount, fileCount) = (last.result, 0, trees.map(\.files.count).reduce(0, +))
      problems = trees.flatMap(\.problems).sorted()
      return
    }
    var problems = trees.flatMap(\.problems)
    let read = zip(trees.indices, trees).map { index, tree in
      tree.facts(cache: stores.isEmpty ? nil : stores[index], writes: false) {
        source throws(SourceProblem) in try MockFacts(source)
      }
    }
    problems += read.flatMap(\.problems)
    var found = read.map { $0.files.map { (path: $0.path, facts: $0.facts) } }
    let locations = Dictionary(
      trees.flatMap(\.files).map { ($0.path, $0.location) }, uniquingKeysWith: { first, _ in first })
    let newly = Self.parseWhatIsNamed(in: &found, locations, &problems)
    parsedCount = found.flatMap(\.self).count(where: \.facts.isParsed)
    for (index, store) in stores.enumerated() where read[index].isNew || !newly.isEmpty {
      Self.write(store, trees[index], read[index], found[index])
    }
    fileCount = found.map(\.count).reduce(0, +)
    let own = Set(found[0].map(\.path))
    let doubles = cache.map { DoubleMemory(at: $0.appendingPathExtension("doubles")) }
    let generated = MockGenerator(options).doubles(
      of: found[0], leaningOn: found[1].filter { !own.contains($0.path) }, memory: doubles)
    (result, renderedCount) = (generated.result, generated.renderedCount)
    if renderedCount > 0 { doubles?.write(generated.made) }
    self.problems = problems.sorted()
    // The caches have been written meanwhile.
    if let memoryFile, problems.isEmpty, let digest = MockMemory.digest(trees, caches(), options) {
      MockMemory(digest: digest, result: result).write(to: memoryFile)
    }
  }

  private static func write(
    _ cache: FactCache<MockFacts>, _ tree: SourceTree, _ read: ReadFacts<MockFacts>,
    _ found: [(path: String, facts: MockFacts)]
  ) {
    let files = Dictionary(tree.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    try? cache.write(
      zip(read.files, found).compactMap { read, found in
        files[read.path].map {
          FactCache.Entry(location: $0.location, stamp: $0.stamp, hash: read.hash, facts: found.facts)
        }
      })
  }

  /// Parses the files that declare a class or an alias which a protocol names, though they declare no protocol.
  ///
  /// Facts that an earlier run has taken from such a file serve again where it is still named; where it is not, the file counts as
  /// unparsed, so that the result never depends on earlier runs.
  ///
  /// - Returns: the files that were parsed now.
  private static func parseWhatIsNamed(
    in found: inout [[(path: String, facts: MockFacts)]], _ locations: [String: String],
    _ problems: inout [SourceProblem]
  ) -> Set<String> {
    var newly: Set<String> = []
    var named = Named(found.flatMap(\.self).map(\.facts))
    for tree in found.indices {
      var kept: [Int: MockFacts] = [:]
      var failed: [Int] = []
      for index in found[tree].indices where found[tree][index].facts.isParsedForBases {
        kept[index] = found[tree][index].facts
        found[tree][index].facts = found[tree][index].facts.unparsed
      }
      for _ in 0..<4 {
        let wanted = found[tree].indices.filter { index in
          !found[tree][index].facts.isParsed && named.isNeeded(found[tree][index].facts)
        }
        if wanted.isEmpty { break }
        let work = wanted.map { (kept[$0], found[tree][$0].path, locations[found[tree][$0].path]) }
        let outcomes = parallelMap(work) { kept, path, location -> Swift.Result<MockFacts, SourceProblem> in
          if let kept { return .success(kept) }
          do throws(SourceProblem) {
            return .success(try MockFacts(SourceFile(path: path, at: location ?? path), all: true))
          } catch {
            return .failure(error)
          }
        }
        for (index, outcome) in zip(wanted, outcomes) {
          if kept[index] == nil { newly.insert(found[tree][index].path) }
          switch outcome {
          case .success(let facts):
            found[tree][index].facts = facts
            for base in facts.bases { named.add(base) }
          case .failure(let problem):
            problems.append(problem)
            failed.append(index)
          }
          found[tree][index].facts.isParsed = true
          kept[index] = nil
        }
      }
      // The next run is to say it again.
      for index in failed { found[tree][index].facts.isParsed = false }
    }
    return newly
  }
}

/// What protocols name, and so what must be known of the files that declare none.
private struct Named {
  /// What they inherit or may inherit, by whatever alias.
  private var heads: Set<Substring> = []
  private var all: Set<Substring> = []
  /// The types that protocols are declared in; the first part of each.
  private var contexts: Set<String> = []
  /// What is named by protocols that are declared in a type. They are doubled elsewhere, where types beside them have to be said
  /// with what they are in.
  private var neighbours: Set<Substring> = []

  init(_ files: [MockFacts]) {
    for declaration in files.flatMap(\.protocols) {
      heads.formUnion(Self.identifiers(declaration.text.prefix { $0 != "{" }))
      let words = Self.identifiers(declaration.text[...])
      all.formUnion(words)
      guard let context = declaration.context.first else { continue }
      if let outermost = Self.identifiers(context[...]).first { contexts.insert(String(outermost)) }
      neighbours.formUnion(words)
    }
    let bases = files.filter { $0.isParsed && !$0.isParsedForBases }.flatMap(\.bases)
    for _ in 0..<4 {
      for base in bases { add(base) }
    }
  }

  /// What a named alias stands for is named as well.
  mutating func add(_ base: MockFacts.Base) {
    guard heads.contains(base.name[...]) else { return }
    heads.formUnion(Self.identifiers(base.text[...]))
    for inherited in base.inherited { heads.formUnion(Self.identifiers(inherited[...])) }
  }

  func isNeeded(_ facts: MockFacts) -> Bool {
    facts.hidesOutside
      || facts.functionAliases.contains { all.contains($0[...]) }
      || facts.aliasNames.contains { heads.contains($0[...]) }
      || facts.classNames.contains { heads.contains($0[...]) }
      || (declaresInside(facts) && (facts.typeNames + facts.extendedNames).contains { contexts.contains($0) })
  }

  /// Whether it may declare a type in one of the contexts, that a protocol there names or that hides the standard library's.
  private func declaresInside(_ facts: MockFacts) -> Bool {
    !contexts.isEmpty
      && facts.typeNames.contains { MockFacts.standardNames.contains($0) || neighbours.contains($0[...]) }
  }

  private static func identifiers(_ text: Substring) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
