/// Gives each requirement's handle a name.
///
/// The name of the member itself goes to the first that has it. One that comes later gets the first of these in
/// which it differs from all earlier ones of its name: with its labels, its parameters' types, its result,
/// its effects; and a number at last. So nothing that is added at the end changes a name, and a name with an
/// underscore is never a member's by accident.
struct HandleNames {
  private struct Use {
    var labels: [String]
    var types: [String]
    var result: String
  }

  private var taken: Set<String> = []
  private var uses: [String: [Use]] = [:]

  /// The name for a requirement, ready to be used.
  mutating func name(for requirement: Requirement) -> String {
    let base = Self.base(of: requirement)
    let labels = requirement.parameters.map { $0.label?.withoutBackticks ?? "" }
    let types = requirement.parameters.map(\.type)
    let use = Use(labels: labels, types: types, result: requirement.result ?? "Void")
    let earlier = uses[base, default: []]
    uses[base, default: []].append(use)

    var candidates: [String] = []
    if earlier.isEmpty { candidates.append(base) }
    let words = labels.filter { !$0.isEmpty }
    if !words.isEmpty, earlier.allSatisfy({ $0.labels != labels }) {
      candidates.append(([base] + words).joined(separator: "_"))
    }
    if !types.isEmpty, earlier.allSatisfy({ $0.types != types }) {
      candidates.append(([base] + types.map(Self.word)).joined(separator: "_"))
    }
    if earlier.allSatisfy({ $0.result != use.result }) {
      candidates.append("\(base)_\(Self.word(use.result))")
    }
    if requirement.isAsync { candidates.append("\(base)_async") }
    if !words.isEmpty { candidates.append(([base] + words + types.map(Self.word)).joined(separator: "_")) }
    if !requirement.constraints.isEmpty { candidates.append("\(base)_\(requirement.constraints)") }
    return take(candidates, base)
  }

  /// The name for the setter beside a handle.
  mutating func setter(of handle: String) -> String {
    let base = "\(handle.withoutBackticks)_set"
    return take([base], base)
  }

  private mutating func take(_ candidates: [String], _ base: String) -> String {
    if let free = candidates.first(where: { !taken.contains($0) }) {
      taken.insert(free)
      return free.escapedName
    }
    var number = 2
    while taken.contains("\(base)_\(number)") { number += 1 }
    taken.insert("\(base)_\(number)")
    return "\(base)_\(number)".escapedName
  }

  /// Both may be taken after branches that exclude each other.
  mutating func formUnion(_ other: HandleNames) {
    taken.formUnion(other.taken)
    uses.merge(other.uses) { one, other in one + other.dropFirst(one.count) }
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
  static func word(_ type: String) -> String {
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
    let parts = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .filter { $0 != "any" && $0 != "some" && $0 != "escaping" && $0 != "Sendable" && $0 != "where" }
    let word = parts.map { String($0).capitalizedFirst }.joined()
    return prefix + (word.isEmpty ? "Void" : word)
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
