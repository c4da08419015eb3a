/// One thing that a protocol asks for, taken apart as far as its double needs it.
struct Requirement {
  enum Kind {
    case function, property, `subscript`, initializer
  }

  enum Failure: Equatable {
    case never, any
    case typed(String)
    /// As its closure throws: `rethrows`, or an error type that is a generic parameter.
    case asClosure(String?)

    /// What may be thrown where both hold.
    func narrowed(to other: Failure) -> Failure {
      switch (self, other) {
      case (.any, let failure), (let failure, .any): failure
      default: self == other ? self : .never
      }
    }
  }

  var kind: Kind
  /// The name as it is written, with backticks where it has them.
  var name: String
  var isStatic = false
  var isAsync = false
  var failure: Failure = .never

  /// Attributes and modifiers that its implementation keeps.
  var prefix: [String] = []
  /// The actor that it is isolated to, as an attribute; nil for the protocol's own.
  var globalActor: String?
  var isNonisolated = false
  /// Whether it runs where its caller runs, which its handler must do as well.
  var runsOnCaller = false

  /// The generic parameters with their brackets, and their `where` clause.
  var generics = ""
  var genericWhere = ""
  var genericNames: [String] = []
  /// What each generic parameter has to be, for telling overloads apart; nothing for one that may be anything.
  var constraints: [String: String] = [:]
  var parameters: [Parameter] = []

  /// The result as it is declared; nothing for none.
  var result: String?
  /// The same without how it is passed.
  var answer: String?
  /// The result in the handle's types, without generic parameters.
  var output = "Void"
  /// Whether the result is a function, which a parameter has to be told that it outlives the call.
  var isClosure = false
  /// Whether what a handler returns has to be cast to `result`.
  var isErased = false
  /// Whether the result is handed over to its caller alone.
  var isSending = false
  /// Whether the result cannot be copied, so that only a handler can give it.
  var isNoncopyable = false
  /// For a tuple with packs in it, its elements, which a handler returns as one array.
  var packResult: [PackElement]?

  /// The setter of a property or subscript: nil where there is none.
  var hasSetter = false
  /// `init?` has `?`, `init!` has `!`.
  var optionality = ""
  /// What an initializer calls in a double that has a base class.
  var superclassCall: String?

  /// The lines of its doc comment.
  var documentation: [String] = []
  var line = 1
  var column = 1
}

extension Requirement {
  struct PackElement {
    var label: String
    var type: String
    /// Whether it stands for as many elements as a pack has.
    var isRepeated: Bool
  }

  struct Parameter {
    /// The label at the call site; nil for none.
    var label: String?
    /// The name inside, ready to be used.
    var name: String
    /// As it is declared in the implementation.
    var declared: String
    /// The type as declared, without attributes, for telling overloads apart.
    var type: String
    /// How a handler gets it; nil where it cannot.
    var handlerType: String?
    /// What is handed to the handler.
    var handlerArgument = ""
    /// How it is recorded; nil where it must not outlive the call.
    var recordedType: String?
    var recordedExpression = ""
    /// What has to be done before it is recorded.
    var before: [String] = []
    /// The variable that a handler changes in its stead, for it knows less of the type; handed on when it has returned.
    var erasedCopy: String?
    /// Whether it is a closure that must stay with its caller's actor.
    var isUnsendableClosure = false
    /// Whether a one-line optional call would copy it.
    var hasOwnership = false
    /// For a closure without parameters: its result, and the effects of calling it.
    var callThrough: (result: String, effects: String)?
  }

  /// The name with labels, as documentation writes it.
  var title: String {
    switch kind {
    case .property: return name
    case .function, .initializer, .subscript:
      return "\(name)\(optionality)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }
  }

  /// The name that a class would know it by.
  var key: String {
    if kind == .property { return "\(isStatic ? "static " : "")\(name.withoutBackticks)" }
    return MockFacts.key(
      name, isStatic: isStatic, parameters.map { (label: $0.label ?? "_", type: $0.type) })
  }

  /// What tells it from other requirements, in every way that the language does: not by the names of its generic parameters.
  var signature: String {
    let types = parameters.map { "\($0.label ?? "_"):\($0.type)" }.joined(separator: ",")
    let result = kind == .property ? "" : ["()", "Swift.Void"].contains(result) ? "Void" : result ?? "Void"
    let text =
      "\(generics)(\(types))\(isAsync && (kind == .function || kind == .initializer))->\(result) \(genericWhere)"
    let numbers = Dictionary(
      genericNames.enumerated().map { ($0.element, "$\($0.offset)") }, uniquingKeysWith: { first, _ in first }
    )
    return "\(isStatic) \(kind) \(name.withoutBackticks)\(text.replacingWords(numbers))"
  }

  /// Has it belong to no actor.
  mutating func makeNonisolated() {
    guard !isNonisolated else { return }
    isNonisolated = true
    prefix.insert("nonisolated", at: 0)
  }

  /// The requirement where another protocol asks for the same: what serves both.
  func serving(_ other: Requirement) -> Requirement {
    var both = self
    both.hasSetter = hasSetter || other.hasSetter
    if other.optionality.isEmpty { (both.optionality, both.output) = ("", other.output) }
    both.isAsync = isAsync && other.isAsync
    both.failure = failure.narrowed(to: other.failure)
    if other.isNonisolated, globalActor == nil { both.makeNonisolated() }
    return both
  }
}

/// A requirement, or several under an `#if`.
indirect enum RequirementItem {
  case requirement(Requirement)
  case conditional([RequirementClause])
}

struct RequirementClause {
  /// The line that begins it, such as `#if DEBUG`.
  var directive: String
  var items: [RequirementItem]
}
