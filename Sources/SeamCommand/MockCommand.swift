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
      --check                   write nothing; say which files in the output folder differ
      --sources PATH            read these too, for what the protocols inherit; may be repeated
      --import MODULE           import this module as well; may be repeated
      --testable MODULE         import this module with '@testable'; may be repeated
      --access LEVEL            internal, package or public; the protocol's own where it is not said
      --default-isolation WORD  MainActor or nonisolated, where the doubles' module isolates by default
                                otherwise than the protocols' module does
      --standalone              also write what the doubles stand on, for a project without SeamDoubles
      --cache FILE              keep what was read there, so that only changed files are read again

    Exit status: 0 all written, 1 a double is missing or a file differs, 2 a wrong word or an unreadable file.

    """

  static func run(_ arguments: [String]) throws -> ExitStatus {
    var words = try Words(arguments)
    if words.paths.isEmpty { words.paths = ["."] }
    let run = MockRun(paths: words.paths, sources: words.sources, cache: words.cache, words.options)
    for problem in run.problems { Seam.write("\(problem)\n", to: .standardError) }
    if let unknown = run.result.unknownNames.first {
      throw UsageError(message: "no protocol '\(unknown)' is declared in what was read")
    }
    for finding in run.result.findings { Seam.write("\(finding)\n", to: .standardOutput) }
    var status: ExitStatus = run.result.findings.contains(where: \.isError) ? .findings : .clean

    var files = run.result.outputs.map { MockFile(name: $0.name, text: $0.text) }
    if words.options.isStandalone {
      files.append(MockFile(name: "MockRuntime.swift", text: StandaloneRuntime.text))
    }
    if let output = words.output {
      let folder = MockFolder(output)
      if words.isCheck {
        for difference in folder.differences(from: files) {
          Seam.write("\(difference)\n", to: .standardOutput)
          status = .findings
        }
      } else {
        try folder.write(files)
      }
    } else if words.isCheck {
      throw UsageError(message: "'--check' needs the folder to be checked; name it with '--output'")
    } else {
      Seam.write(files.map(\.text).joined(separator: "\n"), to: .standardOutput)
    }
    return run.problems.isEmpty ? status : .badInput
  }

  /// What the words of the command say.
  private struct Words {
    var paths: [String] = []
    var sources: [String] = []
    var options = MockOptions()
    var output: String?
    var isCheck = false
    var cache: URL?

    init(_ arguments: [String]) throws {
      var rest = arguments[...]
      while let word = rest.popFirst() {
        guard word.hasPrefix("--") else {
          paths.append(word)
          continue
        }
        func value() throws -> String {
          guard let value = rest.popFirst() else {
            throw UsageError(message: "'\(word)' needs a word after it")
          }
          return value
        }
        switch word {
        case "--all": options.all = true
        case "--protocol": options.names.insert(try value())
        case "--output": output = try value()
        case "--check": isCheck = true
        case "--sources": sources.append(try value())
        case "--import": options.imports.append(try value())
        case "--testable": options.imports.append("@testable \(try value())")
        case "--access":
          let level = try value()
          guard ["internal", "package", "public"].contains(level) else {
            throw UsageError(message: "'--access' is 'internal', 'package' or 'public', not '\(level)'")
          }
          options.access = level
        case "--default-isolation":
          switch try value() {
          case "MainActor": options.isolation = "@MainActor"
          case "nonisolated": options.isolation = "nonisolated"
          case let other:
            throw UsageError(message: "'--default-isolation' is 'MainActor' or 'nonisolated', not '\(other)'")
          }
        case "--standalone": options.isStandalone = true
        case "--cache": cache = URL(filePath: try value())
        default: throw UsageError(message: "there is no option '\(word)'")
        }
      }
    }
  }
}
