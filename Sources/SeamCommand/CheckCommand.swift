import Foundation
import SeamCheck

/// `seam check`
enum CheckCommand: Command {
  static let name = "check"
  static let summary = "shows where code is stuck to the world outside"
  static let usage = """
    usage: seam check [OPTION…] [PATH…]

    Reads the Swift files under the paths, or the working folder, and reports what keeps view models and views from being
    tested and previewed. Nothing is built. Findings go to standard output, all else to standard error.

      --format FORMAT        'text', 'json', 'sarif' or 'github'; text by default
      --config FILE          the configuration; '.seam.json' by default, where there is one
      --baseline FILE        reports only what the file does not know
      --write-baseline FILE  writes what is found now
      --changed RANGE        reports only files that 'git diff RANGE' names
      --fix                  mends what can be mended, then reports the rest
      --strict               notes make the status 1, too
      --threads N            at most N threads
      --cache FILE           where facts are kept from run to run
      --no-cache             keeps nothing, uses nothing that was kept
      --quiet                no summary
      --verbose              names in the summary all that it only counts otherwise

    Status: 0 nothing but notes found, 1 something found, 2 used wrongly or some file not readable.

    """

  static func run(_ arguments: [String]) throws -> ExitStatus {
    var words = Words(arguments)
    let format = try format(words.value("--format", "'text', 'json', 'sarif' or 'github'"))
    let configuration = try configuration(words.value("--config", "a file"))
    let baseline = try words.value("--baseline", "a file")
    let written = try words.value("--write-baseline", "a file")
    let range = try words.value("--changed", "a range, such as 'main...'")
    let threads = try words.value("--threads", "a number").map(number)
    let cache = try words.value("--cache", "a file")
    let withoutCache = words.flag("--no-cache")
    let fixes = words.flag("--fix")
    let strictly = words.flag("--strict")
    let quietly = words.flag("--quiet")
    let verbosely = words.flag("--verbose")
    let paths = try words.operands()

    var run = CheckRun(paths: paths.isEmpty ? ["."] : paths)
    run.configuration = configuration
    run.threads = threads
    run.cache =
      withoutCache ? nil : cache.map { URL(filePath: $0) } ?? CacheFolder.file("check", for: run.paths)
    run.baseline = try baseline.map(read)
    run.reported = try range.map(ChangedFiles.in)
    if fixes {
      let fixed = try run.fix()
      Seam.write(
        "\(fixed.fixedCount) findings mended in \(fixed.changed.count) files; \(fixed.left.count) are left to you\n",
        to: .standardError)
    }
    let line = ProgressLine()
    run.progress = line.map { line in { @Sendable in line.show($0, of: $1) } }
    let outcome = run()
    line?.clear()

    if let written {
      try Baseline(outcome.findings).json.write(to: URL(filePath: written), options: .atomic)
      Seam.write("\(outcome.findings.count) findings written to \(written)\n", to: .standardError)
      return outcome.problems.isEmpty ? .clean : .badInput
    }
    let text =
      format == TextFormat.self
      ? TextFormat.text(outcome, inColour: Terminal.hasColour(.standardOutput)) : format.text(outcome)
    Seam.write(text, to: .standardOutput)
    if !quietly {
      Seam.write(Summary.text(outcome, inFull: verbosely), to: .standardError)
    } else {
      Seam.write(outcome.problems.map { "\($0)\n" }.joined(), to: .standardError)
    }
    if !outcome.problems.isEmpty { return .badInput }
    return outcome.fails(strictly: strictly) ? .findings : .clean
  }

  private static func format(_ word: String?) throws -> any OutputFormat.Type {
    guard let word else { return TextFormat.self }
    guard let format = OutputFormats.all.first(where: { $0.name == word }) else {
      let known = OutputFormats.all.map { "'\($0.name)'" }.joined(separator: ", ")
      throw UsageError(message: "there is no format '\(word)'; known are \(known)")
    }
    return format
  }

  private static func configuration(_ path: String?) throws -> Configuration {
    let name = path ?? Configuration.fileName
    guard let data = FileManager.default.contents(atPath: name) else {
      if path == nil { return Configuration() }
      throw UsageError(message: "there is no configuration '\(name)'")
    }
    do {
      return try Configuration(json: data, path: name)
    } catch {
      throw UsageError(message: "\(error)")
    }
  }

  private static func read(_ path: String) throws -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError(message: "there is no baseline '\(path)'; '--write-baseline \(path)' writes one")
    }
    do {
      return try Baseline(json: data)
    } catch {
      throw UsageError(message: "'\(path)' is not a baseline; '--write-baseline \(path)' writes one")
    }
  }

  private static func number(_ word: String) throws -> Int {
    guard let number = Int(word), number > 0 else {
      throw UsageError(message: "'\(word)' is not a number of threads")
    }
    return number
  }
}
