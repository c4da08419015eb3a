/// The facts about the files of a tree, and what went wrong on the way to them.
package struct ReadFacts<Facts: StoredFacts>: Sendable {
  package struct File: Sendable {
    package var path: String
    package var hash: ContentHash
    package var facts: Facts
  }

  /// In the order of the tree.
  package var files: [File]
  package var problems: [SourceProblem]
  /// How many files were read and parsed, not taken from the cache.
  package var parsedCount: Int
  /// Whether the cache says anything else.
  package var isNew = false
}

extension SourceTree {
  /// Reads the facts of all files, on all cores, and takes from the cache what has not changed.
  ///
  /// - Parameters:
  ///   - cache: is written anew where something has changed; that it cannot be written is no error.
  ///   - writes: whether it is; otherwise the caller writes it.
  ///   - progress: is called once for each file, from any thread.
  ///   - extract: takes a file to its facts, or throws what is wrong with it.
  package func facts<Facts: StoredFacts>(
    cache: FactCache<Facts>? = nil, writes: Bool = true, threads: Int? = nil,
    progress: (@Sendable () -> Void)? = nil,
    _ extract: @escaping @Sendable (SourceFile) throws(SourceProblem) -> Facts
  ) -> ReadFacts<Facts> {
    Self.facts(of: files, cache: cache, writes: writes, threads: threads, progress: progress, extract)
  }

  /// Reads the facts of some files in the same way.
  package static func facts<Facts: StoredFacts>(
    of files: [File], cache: FactCache<Facts>? = nil, writes: Bool = true, threads: Int? = nil,
    progress: (@Sendable () -> Void)? = nil,
    _ extract: @escaping @Sendable (SourceFile) throws(SourceProblem) -> Facts
  ) -> ReadFacts<Facts> {
    // The largest first, so that no thread is left with one at the end.
    let order = files.indices.sorted { (files[$1].stamp.size, $0) < (files[$0].stamp.size, $1) }
    let outcomes = parallelMap(order, threads: threads) { index -> Outcome<Facts> in
      defer { progress?() }
      let file = files[index]
      if let hash = cache?.hash(of: file.location, file.stamp), let facts = cache?.facts(for: hash) {
        return Outcome(result: .success(.init(path: file.path, hash: hash, facts: facts)), origin: .stamp)
      }
      do throws(SourceProblem) {
        let source = try SourceFile(path: file.path, at: file.location)
        if let facts = cache?.facts(for: source.hash) {
          return Outcome(
            result: .success(.init(path: file.path, hash: source.hash, facts: facts)), origin: .hash)
        }
        let facts = try extract(source)
        return Outcome(
          result: .success(.init(path: file.path, hash: source.hash, facts: facts)), origin: .parsed)
      } catch {
        return Outcome(result: .failure(error), origin: .parsed)
      }
    }

    var sorted = [Outcome<Facts>?](repeating: nil, count: files.count)
    for (index, outcome) in zip(order, outcomes) { sorted[index] = outcome }
    var read = ReadFacts<Facts>(files: [], problems: [], parsedCount: 0)
    var entries: [FactCache<Facts>.Entry] = []
    for (file, outcome) in zip(files, sorted) {
      guard let outcome else { continue }
      if outcome.origin == .parsed { read.parsedCount += 1 }
      switch outcome.result {
      case .success(let facts):
        read.files.append(facts)
        // What the cache has is copied as it is.
        entries.append(
          .init(
            location: file.location, stamp: file.stamp, hash: facts.hash,
            facts: outcome.origin == .parsed ? facts.facts : nil))
      case .failure(let problem): read.problems.append(problem)
      }
    }
    read.isNew = outcomes.contains { $0.origin != .stamp } || cache?.count != entries.count
    if let cache, writes, read.isNew { try? cache.write(entries) }
    return read
  }
}

private struct Outcome<Facts: StoredFacts>: Sendable {
  var result: Result<ReadFacts<Facts>.File, SourceProblem>
  var origin: Origin
}

/// How facts were found: without reading the file, without parsing it, or neither.
private enum Origin { case stamp, hash, parsed }
