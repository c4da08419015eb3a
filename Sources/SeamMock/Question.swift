import SeamSource

/// Something that was asked of the universe while a double was made, with the answer.
///
/// While all answers stay the same, so does the double.
struct Question: Hashable {
  enum Kind: String {
    case declares, protocolNamed, baseNamed, owner, hides, isNoncopyable, isGlobalActor, isForeign
  }

  var kind: Kind
  var name = ""
  /// Where it was asked from.
  var path = ""
  var context: [String] = []
  /// What was found, as text or its hash.
  var answer = ""
}

/// The questions of one double. Each double is made by one thread, with a list of its own.
final class Questions: @unchecked Sendable {
  private(set) var all: Set<Question> = []

  func note(_ question: Question) { all.insert(question) }
}

extension Universe {
  /// Whether a question would have the same answer now.
  func stillAnswers(_ question: Question) -> Bool {
    let place = Place(path: question.path, context: question.context)
    let answer: String =
      switch question.kind {
      case .declares: "\(declares(question.name))"
      case .protocolNamed: protocolsNamed(question.name, from: place).fingerprint
      case .baseNamed: baseNamed(question.name, from: place).fingerprint
      case .owner: owner(of: question.name, from: question.context) ?? ""
      case .hides: hiddenNames(in: question.context)
      case .isNoncopyable: "\(isNoncopyable(question.name))"
      case .isGlobalActor: "\(isGlobalActor(question.name))"
      case .isForeign: "\(isForeign(question.path))"
      }
    return answer == question.answer
  }
}

extension Universe.Found<MockFacts.Declaration>? {
  /// Another one for whatever else was found.
  var fingerprint: String {
    guard let found = self else { return "-" }
    let declaration = found.declaration
    return Universe.fingerprint([
      found.path, declaration.name, declaration.access, declaration.hiddenBy ?? "-", declaration.text,
      "\(declaration.isLocal) \(declaration.isMarked) \(declaration.line) \(declaration.column)",
      "\(declaration.context) \(declaration.conditions) \(declaration.availability) \(declaration.documentation) \(found.imports)",
    ])
  }
}

extension [Universe.Found<MockFacts.Declaration>] {
  /// Another one for whatever else was found.
  var fingerprint: String { map { Optional($0).fingerprint }.joined(separator: " ") }
}

extension Universe.Found<MockFacts.Base>? {
  /// Another one for whatever else was found.
  var fingerprint: String {
    guard let found = self else { return "-" }
    let base = found.declaration
    return Universe.fingerprint([
      found.path, base.name, base.text, "\(base.kind) \(base.context) \(base.inherited) \(found.imports)",
      "\(base.generics) \(base.members)",
    ])
  }
}

extension Universe {
  static func fingerprint(_ parts: [String]) -> String {
    "\(ContentHash(parts.map { "\($0.utf8.count) \($0)" }.joined().utf8))"
  }
}
