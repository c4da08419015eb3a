/// The words of a command, taken one by one: options first to be asked for, then what is left.
struct Words {
  private var rest: [String]

  init(_ words: [String]) { rest = words }

  /// Takes `--name` out and says whether it was there.
  mutating func flag(_ name: String) -> Bool {
    guard let index = options.firstIndex(of: name) else { return false }
    rest.remove(at: index)
    return true
  }

  /// Takes `--name VALUE` or `--name=VALUE` out.
  mutating func value(_ name: String, _ meaning: String) throws -> String? {
    if let index = options.firstIndex(where: { $0.hasPrefix(name + "=") }) {
      return String(rest.remove(at: index).dropFirst(name.count + 1))
    }
    guard let index = options.firstIndex(of: name) else { return nil }
    guard index + 1 < rest.count, !rest[index + 1].hasPrefix("--") else {
      throw UsageError(message: "'\(name)' needs \(meaning)")
    }
    rest.remove(at: index)
    return rest.remove(at: index)
  }

  /// Takes each `--name VALUE` out, in one go: what a build hands over are thousands.
  mutating func values(_ name: String, _ meaning: String) throws -> [String] {
    var values: [String] = []
    var others: [String] = []
    var words = options
    while let word = words.popFirst() {
      if word.hasPrefix(name + "=") {
        values.append(String(word.dropFirst(name.count + 1)))
      } else if word == name {
        guard let value = words.popFirst(), !value.hasPrefix("--") else {
          throw UsageError(message: "'\(name)' needs \(meaning)")
        }
        values.append(value)
      } else {
        others.append(word)
      }
    }
    rest = others + rest[options.endIndex...]
    return values
  }

  /// What is left; behind `--` everything is taken as it is.
  mutating func operands() throws -> [String] {
    if let option = options.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
      throw UsageError(message: "there is no option '\(option)'")
    }
    if let end = rest.firstIndex(of: "--") { rest.remove(at: end) }
    return rest
  }

  private var options: ArraySlice<String> { rest.prefix { $0 != "--" } }
}
