/// A command of `seam`: one type, one file.
protocol Command: SendableMetatype {
  /// The word after `seam`.
  static var name: String { get }

  /// What it does, in one line of the list of commands.
  static var summary: String { get }

  /// The text that `seam NAME --help` prints.
  static var usage: String { get }

  /// Runs with the words after the command's name and returns the exit status.
  static func run(_ arguments: [String]) throws -> ExitStatus
}

/// What a run ends with.
enum ExitStatus: Int32 {
  /// Everything was read and nothing was found.
  case clean = 0

  /// There are findings, or what was compared differs.
  case findings = 1

  /// The command was used wrongly, or some input could not be read.
  case badInput = 2
}

/// A mistake in the words of a command; its message says what to write instead.
struct UsageError: Error {
  var message: String
}
