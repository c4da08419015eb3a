import Foundation

/// The command `seam`.
@main
struct Seam {
  /// All commands, in the order in which they are listed.
  static let commands: [any Command.Type] = [
    CheckCommand.self, ExplainCommand.self, MockCommand.self, RulesCommand.self,
  ]

  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  static func run(_ arguments: [String]) -> ExitStatus {
    guard let name = arguments.first else {
      write(usage, to: .standardError)
      return .badInput
    }
    if name == "--help" || name == "-h" || name == "help" {
      write(usage, to: .standardOutput)
      return .clean
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      write(
        "error: there is no command '\(name)'; known are \(commands.map { "'\($0.name)'" }.joined(separator: ", "))\n",
        to: .standardError)
      return .badInput
    }
    let rest = Array(arguments.dropFirst())
    if rest.contains("--help") || rest.contains("-h") {
      write(command.usage, to: .standardOutput)
      return .clean
    }
    do {
      return try command.run(rest)
    } catch let error as UsageError {
      write("error: \(error.message)\nSee 'seam \(name) --help'.\n", to: .standardError)
    } catch {
      write("error: \(error)\n", to: .standardError)
    }
    return .badInput
  }

  static func write(_ text: String, to file: FileHandle) {
    try? file.write(contentsOf: Data(text.utf8))
  }

  private static var usage: String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let lines = commands.map { command in
      "  " + command.name.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + command.summary
    }
    return """
      usage: seam COMMAND [ARGUMENT…]

      \(lines.joined(separator: "\n"))

      'seam COMMAND --help' says more about one.

      """
  }
}
