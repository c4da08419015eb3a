import SeamSource

/// Gives each requirement's handle a name.
///
/// The name of the member itself goes to the first that has it. Each other one is called after its own
/// signature: its parameters, each as label and type, then whether it is asynchronous and what it returns where that
/// is not as with the first. So it follows from the member and from the first of its name alone, and whatever is added
/// after the first changes no name; and a name with an underscore is hardly ever a member's by accident.
struct HandleNames {
  /// Members that could be taken for each other: those of one name that the instance handles, or its type.
  private struct Group: Hashable {
    var base: String
    var isHandledByType: Bool
  }

  /// What tells members of one name apart.
  fileprivate struct Signature {
    var parameters: [String]
    var isAsync: Bool
    var result: String
    var condition: String
  }

  private var taken: Set<String> = []
  private var firsts: [Group: Signature] = [:]
  /// The names that were given, by the member's whole signature: one that comes again is under another condition.
  private var given: [String: String] = [:]

  /// The name for a requirement, ready to be used.
  mutating func name(for requirement: Requirement) -> String {
    if let name = given[requirement.signature] { return name }
    let name = newName(for: requirement)
    given[requirement.signature] = name
    return name
  }

  private mutating func newName(for requirement: Requirement) -> String {
    let base = Self.base(of: requirement)
    let group = Group(
      base: base, isHandledByType: requirement.isStatic || requirement.kind == .initializer)
    let own = Signature(requirement)
    guard let first = firsts[group] else {
      firsts[group] = own
      return take([base, own.name(base, besides: nil)], requirement, isHandledByType: group.isHandledByType)
    }
    return take(
      [own.name(base, besides: first), own.name(base, besides: nil)], requirement,
      isHandledByType: group.isHandledByType)
  }

  /// The name for the setter beside a handle.
  mutating func setter(of handle: String, for requirement: Requirement) -> String {
    let key = "\(requirement.signature) set"
    if let name = given[key] { return name }
    let name = take(
      ["\(handle.withoutBackticks)_set"], requirement, isHandledByType: requirement.isStatic)
    given[key] = name
    return name
  }

  /// The first that is free; where none is, words cannot tell two signatures apart, and a digest does.
  private mutating func take(_ candidates: [String], _ requirement: Requirement, isHandledByType: Bool)
    -> String
  {
    let mark = isHandledByType ? "static " : ""
    let digest = "\(ContentHash(Array(requirement.signature.utf8)))".prefix(6)
    let all = candidates + ["\(candidates[0])_\(digest)"]
    let name = all.first { !taken.contains(mark + $0) } ?? all[all.count - 1]
    taken.insert(mark + name)
    return name.escapedName
  }

  /// Both may be taken after branches that exclude each other.
  mutating func formUnion(_ other: HandleNames) {
    taken.formUnion(other.taken)
    firsts.merge(other.firsts) { one, _ in one }
    given.merge(other.given) { one, _ in one }
  }

  private static func base(of requirement: Requirement) -> String {
    let name = requirement.name.withoutBackticks
    guard name.unicodeScalars.first.map({ !$0.properties.isXIDStart && $0 != "_" }) == true,
      requirement.kind == .function, !requirement.name.hasPrefix("`")
    else { return name == "self" ? "self_" : name }
    let fix = requirement.prefix.first { $0 == "prefix" || $0 == "postfix" }
    let words = name.unicodeScalars.map { operators[$0] ?? "operator\($0.value)" }
    let joined = words.enumerated().map { $0.offset == 0 ? $0.element : $0.element.capitalizedFirst }.joined()
    return fix.map { $0 + joined.capitalizedFirst } ?? joined
  }

  private static let operators: [Unicode.Scalar: String] = [
    "!": "not", "%": "percent", "&": "and", "*": "times", "+": "plus", "-": "minus", ".": "dot", "/": "slash",
    "<": "less", "=": "equal", ">": "greater", "?": "question", "^": "caret", "|": "or", "~": "tilde",
  ]

  /// A type as a word: `[String: Int]` is `DictionaryStringInt`, `String?` is `OptionalString`.
  fileprivate static func word(_ type: String) -> String {
    var text = type
    var prefix = ""
    while text.hasSuffix("?") || text.hasSuffix("!") {
      prefix += "Optional"
      text.removeLast()
    }
    if text.hasSuffix("...") {
      prefix += "Variadic"
      text.removeLast(3)
    }
    while text.hasPrefix("["), text.hasSuffix("]") {
      text = String(text.dropFirst().dropLast())
      let isDictionary = text.topLevelColon
      prefix += isDictionary ? "Dictionary" : "Array"
      if isDictionary { break }
    }
    text = text.replacing("@Sendable", with: "").replacing("@escaping", with: "")
    let parts = text.replacing("->", with: " to ").split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .filter { $0 != "any" && $0 != "some" }
    let word = parts.map { String($0).capitalizedFirst }.joined()
    return prefix + (word.isEmpty ? "Void" : word)
  }
}

extension HandleNames.Signature {
  fileprivate init(_ requirement: Requirement) {
    parameters = requirement.parameters.map { parameter in
      let type = HandleNames.word(parameter.type.replacingWords(requirement.constraints))
      guard let label = parameter.label?.withoutBackticks, !label.isEmpty else { return type }
      return label + type
    }
    isAsync = requirement.isAsync
    result = HandleNames.word((requirement.result ?? "Void").replacingWords(requirement.constraints))
    // What a parameter itself has to be is said by its word.
    condition = requirement.genericWhere.trimmingSpaces.trimmingPrefix("where ").split(separator: ", ")
      .filter { part in !requirement.constraints.keys.contains { part.hasPrefix("\($0):") } }
      .map { HandleNames.word(String($0).replacingWords(requirement.constraints)) }.joined()
  }

  /// The name of a member after the first of its name; of one whose plain name is another's without it.
  fileprivate func name(_ base: String, besides first: Self?) -> String {
    var words: [String] = []
    if parameters != first?.parameters { words += parameters.isEmpty && first != nil ? ["Void"] : parameters }
    if isAsync != first?.isAsync, first != nil || isAsync { words.append(isAsync ? "async" : "sync") }
    if result != first?.result { words.append(result) }
    if condition != first?.condition, !condition.isEmpty { words.append(condition) }
    return ([base] + words).joined(separator: "_")
  }
}

extension String {
  /// Whether a colon stands outside all brackets, as in a dictionary type.
  fileprivate var topLevelColon: Bool {
    var depth = 0
    for character in self {
      switch character {
      case "[", "(", "<": depth += 1
      case "]", ")", ">": depth -= 1
      case ":" where depth == 0: return true
      default: break
      }
    }
    return false
  }
}
