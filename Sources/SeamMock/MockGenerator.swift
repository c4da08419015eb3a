import SeamSource

/// Makes doubles of the protocols in a tree of files.
package struct MockGenerator: Sendable {
  /// A file of doubles, for one file of protocols.
  package struct Output: Sendable, Hashable {
    /// The file that the protocols are in.
    package var source: String
    /// The name of the file that the doubles are for.
    package var name: String
    package var text: String
    /// How many doubles are in it.
    package var count: Int
  }

  /// Why there is no double, at the protocol.
  package struct Finding: Sendable, Hashable, Comparable, CustomStringConvertible {
    package var path: String
    package var line: Int
    package var column: Int
    package var message: String
    /// Whether somebody has asked for this very double.
    package var isError: Bool

    package var description: String {
      "\(path):\(line):\(column): \(isError ? "error" : "warning"): \(message)"
    }

    package static func < (one: Finding, other: Finding) -> Bool {
      (one.path, one.line, one.column, one.message) < (other.path, other.line, other.column, other.message)
    }
  }

  package struct Result: Sendable {
    package var outputs: [Output] = []
    package var findings: [Finding] = []
    /// Names that were asked for and are no protocol's.
    package var unknownNames: [String] = []
  }

  /// A protocol whose double is made.
  private struct Job: Sendable {
    var found: Universe.Found<MockFacts.Declaration>
    var isAskedFor: Bool
  }

  let options: MockOptions

  package init(_ options: MockOptions) { self.options = options }

  /// - Parameters:
  ///   - files: whose protocols get doubles, in the order of their names.
  ///   - sources: files that these lean on.
  package func doubles(
    of files: [(path: String, facts: MockFacts)], leaningOn sources: [(path: String, facts: MockFacts)] = []
  ) -> Result {
    doubles(of: files, leaningOn: sources, memory: nil).result
  }

  /// - Parameter memory: doubles of an earlier run, of which those are taken that would be the same.
  func doubles(
    of files: [(path: String, facts: MockFacts)], leaningOn sources: [(path: String, facts: MockFacts)],
    memory: DoubleMemory?
  ) -> (result: Result, made: [MadeDouble], renderedCount: Int) {
    let universe = Universe(files, foreign: sources)
    let options = options
    let jobs = files.flatMap { path, facts in
      facts.protocols.compactMap { declaration -> Job? in
        let isNamed = options.names.contains(declaration.name)
        let isWanted = options.all || isNamed || (options.names.isEmpty && declaration.isMarked)
        guard isWanted else { return nil }
        return Job(
          found: Universe.Found(declaration: declaration, path: path, imports: facts.imports),
          isAskedFor: isNamed || declaration.isMarked)
      }
    }
    let doubles = parallelMap(jobs) { job -> (double: MadeDouble, isNew: Bool) in
      guard let memory else { return (Self.make(job, in: universe, options), true) }
      let key = Universe.fingerprint([
        Optional(job.found).fingerprint, "\(job.isAskedFor)", options.key,
      ])
      if let old = memory.double(key), old.questions.allSatisfy(universe.stillAnswers) { return (old, false) }
      let questions = Questions()
      var made = Self.make(job, in: universe.noting(questions), options)
      (made.key, made.questions) = (key, Array(questions.all))
      return (made, true)
    }
    let made = doubles.map(\.double)
    return (assembled(jobs, made, files), made, doubles.count(where: \.isNew))
  }

  private func assembled(
    _ jobs: [Job], _ made: [MadeDouble], _ files: [(path: String, facts: MockFacts)]
  ) -> Result {
    var result = Result()
    var byFile: [(path: String, imports: [String], doubles: [MadeDouble])] = []
    for (job, made) in zip(jobs, made) {
      result.findings += made.findings
      guard !made.lines.isEmpty else { continue }
      if byFile.last?.path != job.found.path { byFile.append((job.found.path, job.found.imports, [])) }
      byFile[byFile.count - 1].doubles.append(made)
    }
    if let file = options.file {
      let doubles = byFile.flatMap(\.doubles)
      result.outputs = [
        Output(source: "", name: file, text: text("", byFile.map(\.imports), doubles), count: doubles.count)
      ]
    } else {
      let names = OutputNames(byFile.map(\.path))
      result.outputs = byFile.map { path, imports, doubles in
        Output(source: path, name: names[path], text: text(path, [imports], doubles), count: doubles.count)
      }
    }
    result.findings.sort()
    let known = Set(files.flatMap { $0.facts.protocols.map(\.name) })
    result.unknownNames = options.names.subtracting(known).sorted()
    return result
  }

  private static func make(_ job: Job, in universe: Universe, _ options: MockOptions) -> MadeDouble {
    let declaration = job.found.declaration
    var made = MadeDouble()
    func report(_ message: String, _ line: Int, _ column: Int) {
      made.findings.append(
        Finding(
          path: job.found.path, line: line, column: column,
          message: "protocol '\(declaration.name)' has no double: \(message)", isError: job.isAskedFor))
    }
    if let access = declaration.hiddenBy {
      report(
        "it is '\(access)', so no other file can see it; make it 'internal'", declaration.line,
        declaration.column)
      return made
    }
    if declaration.isLocal {
      report("it is declared in a function; move it out", declaration.line, declaration.column)
      return made
    }
    let lineage = Lineage(job.found, in: universe)
    var problems = lineage.problems
    if problems.isEmpty {
      let writer = DoubleWriter(job.found, lineage, in: universe, options, problems: &problems)
      if problems.isEmpty {
        made.lines = writer.lines()
        made.access = writer.access
        made.isSeenElsewhere = declaration.access != "internal"
        made.imports = lineage.imports
        made.foreignTypes = lineage.typeNames.filter { !universe.declares($0) }
      }
    }
    for problem in problems { report(problem.message, problem.line, problem.column) }
    return made
  }

  // MARK: Files

  /// The first line of each file that is made, by which it is known.
  package static let header = "// Written by 'seam mock'"

  private func text(_ path: String, _ imports: [[String]], _ doubles: [MadeDouble]) -> String {
    let origin = path.split(separator: "/").last.map { " from \($0)" } ?? ""
    var lines = [
      "\(Self.header)\(origin); changes are lost when it is written again.",
      "// swift-format-ignore-file", "// swiftlint:disable all", "",
    ]
    var blocks = Imports()
    let access = ["public ", "package "].first { access in doubles.contains { $0.access == access } } ?? ""
    let use = ImportUse(
      foreignTypes: access.isEmpty ? [] : doubles.reduce(into: []) { $0.formUnion($1.foreignTypes) })
    for lines in imports + doubles.flatMap(\.imports) { blocks.add(lines, use) }
    for module in options.imports {
      blocks.add(["import \(module)".replacing("import @testable ", with: "@testable import ")])
    }
    if let module = options.module, !doubles.isEmpty {
      let groups = doubles.flatMap(\.lines).map(\.trimmingSpaces).filter { $0.hasPrefix("@_spi(") }
      let words =
        groups.uniqued.map { $0 + " " } + [doubles.allSatisfy(\.isSeenElsewhere) ? "" : "@testable ", access]
      blocks.add([words.joined() + "import \(module)"])
    }
    if !options.isStandalone, !doubles.isEmpty || options.file == nil {
      blocks.add([access + "import SeamDoubles"])
    }
    lines += blocks.lines
    for double in doubles { lines += [""] + double.lines }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The names of output files: that of the source, with as much of its folder as is needed to tell it apart.
private struct OutputNames {
  private var names: [String: String] = [:]

  init(_ paths: [String]) {
    var parts = 1
    var open = paths
    while !open.isEmpty {
      let groups = Dictionary(grouping: open) { Self.name($0, parts) }
      var next: [String] = []
      for (name, paths) in groups {
        if paths.count == 1 || paths.allSatisfy({ $0.split(separator: "/").count <= parts }) {
          for path in paths { names[path] = name }
        } else {
          next += paths
        }
      }
      open = next.sorted()
      parts += 1
    }
  }

  subscript(path: String) -> String { names[path] ?? path }

  private static func name(_ path: String, _ parts: Int) -> String {
    let bare = path.hasSuffix(".swift") ? String(path.dropLast(6)) : path
    return bare.split(separator: "/").suffix(parts).joined(separator: "_") + "+Mocks.swift"
  }
}
