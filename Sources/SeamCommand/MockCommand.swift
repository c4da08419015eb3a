import Foundation
import SeamMock
import SeamSource

/// `seam mock`: doubles for protocols, as plain Swift.
enum MockCommand: Command {
  static let name = "mock"
  static let summary = "write a double for each marked protocol"
  static let usage = """
    usage: seam mock [PATH…] [OPTION…]

    Writes a double for each protocol under the paths (the working folder where none is named) before which a
    comment says 'seam:mock': a class over the handles of SeamDoubles, one file for each file of protocols.

      --all                     double all protocols; what cannot be doubled is a warning
      --protocol NAME           double this protocol; may be repeated
      --output FOLDER           write files there; without it the doubles are printed
      --output FILE.swift       write all doubles into that one file
      --check                   write nothing; say which files in the output folder differ
      --sources PATH            read these too, for what the protocols inherit; may be repeated
      --import MODULE           import this module as well; may be repeated
      --testable MODULE         import this module with '@testable'; may be repeated
      --module MODULE           the module that the protocols are in, where the doubles are in another: it is
                                imported, with '@testable' where one of the protocols is internal
      --access LEVEL            internal, package or public; the protocol's own where it is not said
      --default-isolation WORD  MainActor or nonisolated, where the doubles' module isolates by default
                                otherwise than the protocols' module does
      --standalone              also write what the doubles stand on, for a project without SeamDoubles
      --absolute-paths          name files by their whole paths, for who looks for them from elsewhere
      --words FILE              take words from there as well: one a line, or an option and its word; may be
                                repeated
      --cache FILE              keep what was read there, so that only changed files are read again

    Exit status: 0 all written, 1 a double is missing or a file differs, 2 a wrong word or an unreadable file.

    """

  static func run(_ arguments: [String]) throws -> ExitStatus {
    var words = Words(try expanded(arguments))
    var options = try options(&words)
    let output = try words.value("--output", needed).map { URL(filePath: $0) }
    if let output, output.pathExtension == "swift" { options.file = output.lastPathComponent }
    let isCheck = words.flag("--check")
    let isAbsolute = words.flag("--absolute-paths")
    let sources = try words.values("--sources", needed)
    let cache = try words.value("--cache", needed).map { URL(filePath: $0) }
    let paths = try words.operands()
    let run = MockRun(paths: paths.isEmpty ? ["."] : paths, sources: sources, cache: cache, options)
    for problem in run.problems { Seam.write("\(problem)\n", to: .standardError) }
    if let unknown = run.result.unknownNames.first {
      throw UsageError(message: "no protocol '\(unknown)' is declared in what was read")
    }
    for var finding in run.result.findings {
      if isAbsolute { finding.path = URL(filePath: finding.path).path }
      Seam.write("\(finding)\n", to: .standardOutput)
    }
    var status: ExitStatus = run.result.findings.contains(where: \.isError) ? .findings : .clean

    var files = run.result.outputs.map { MockFile(name: $0.name, text: $0.text) }
    if options.isStandalone {
      files.append(MockFile(name: "MockRuntime.swift", text: StandaloneRuntime.text))
    }
    if let output {
      // A file that was asked for is one of many in its folder.
      let folder = MockFolder(
        options.file == nil ? output.relativePath : output.deletingLastPathComponent().relativePath,
        isWhole: options.file == nil)
      if isCheck {
        for difference in folder.differences(from: files) {
          Seam.write("\(difference)\n", to: .standardOutput)
          status = .findings
        }
      } else {
        try folder.write(files)
      }
    } else if isCheck {
      throw UsageError(message: "'--check' needs the folder to be checked; name it with '--output'")
    } else {
      Seam.write(files.map(\.text).joined(separator: "\n"), to: .standardOutput)
    }
    return run.problems.isEmpty ? status : .badInput
  }

  /// The words, with those of files in place of their names, as what starts it for a build hands them over.
  private static func expanded(_ arguments: [String]) throws -> [String] {
    var words = arguments
    while let index = words.firstIndex(of: "--words") {
      guard index + 1 < words.count else { throw UsageError(message: "'--words' needs \(needed)") }
      let text = try String(contentsOf: URL(filePath: words[index + 1]), encoding: .utf8)
      let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
      words.replaceSubrange(
        index...(index + 1),
        with: lines.flatMap { line in
          line.split(separator: " ", maxSplits: line.hasPrefix("--") ? 1 : 0).map(String.init)
        })
    }
    return words
  }

  private static let needed = "a word after it"

  private static func options(_ words: inout Words) throws -> MockOptions {
    var options = MockOptions()
    options.all = words.flag("--all")
    options.isStandalone = words.flag("--standalone")
    options.names = Set(try words.values("--protocol", needed))
    options.imports = try words.values("--import", needed)
    options.imports += try words.values("--testable", needed).map { "@testable \($0)" }
    options.module = try words.value("--module", needed)
    if let level = try words.value("--access", needed) {
      guard ["internal", "package", "public"].contains(level) else {
        throw UsageError(message: "'--access' is 'internal', 'package' or 'public', not '\(level)'")
      }
      options.access = level
    }
    switch try words.value("--default-isolation", needed) {
    case nil: break
    case "MainActor": options.isolation = "@MainActor"
    case "nonisolated": options.isolation = "nonisolated"
    case let other?:
      throw UsageError(message: "'--default-isolation' is 'MainActor' or 'nonisolated', not '\(other)'")
    }
    return options
  }
}
