import SeamSource
import SwiftParser
import SwiftSyntax

/// The class that a double inherits.
struct BaseClass {
  /// The initializers of a class, apart.
  private struct Initializers {
    var designated: [InitializerDeclSyntax] = []
    var required: [InitializerDeclSyntax] = []
  }

  /// Why a class cannot be inherited.
  struct Unfit: Error {
    var reason: String
  }

  /// The name as the double writes it.
  let name: String
  /// The initializer that the double calls; nil for the one that a class has without writing it.
  let initializer: InitializerDeclSyntax?
  /// Those that each class below has to have as well.
  let required: [InitializerDeclSyntax]
  /// What its members are, and those of the classes above it.
  let members: Set<String>
  /// The actor that it belongs to, as an attribute.
  let globalActor: String?
  /// What its generic parameters stand for, and where its types are.
  let spelling: Spelling

  /// A class of the system, which is made with nothing.
  init(system name: String) {
    self.name = name
    (initializer, required, members, globalActor, spelling) = (nil, [], [], nil, Spelling())
  }

  /// - Parameter arguments: of a generic class.
  init(
    _ found: Universe.Found<MockFacts.Base>, _ arguments: [String], in universe: Universe
  ) throws(Unfit) {
    let declaration = found.declaration
    let head = declaration.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(2)
    if head.joined(separator: " ").split(whereSeparator: \.isWhitespace).contains("final") {
      throw Unfit(reason: "which is final")
    }
    let lineage = Self.lineage(of: found, arguments, in: universe)
    let path = (declaration.context + [declaration.name]).joined(separator: ".")
    name = arguments.isEmpty ? path : "\(path)<\(arguments.joined(separator: ", "))>"
    members = Set(lineage.flatMap(\.found.declaration.members))
    let attributes = lineage.flatMap { $0.found.declaration.text.prefix { $0 != "\n" }.split(separator: " ") }
    globalActor = attributes.first { universe.isGlobalActor($0.dropFirst()) }.map { String($0) }

    let all = lineage.lazy.map { (level: $0, initializers: Self.initializers(of: $0.found.declaration)) }
      .first { !$0.initializers.designated.isEmpty }
    required = all?.initializers.required ?? []
    let usable = all?.initializers.designated.filter {
      !["private", "fileprivate"].contains($0.modifiers.access)
    }
    if let usable, usable.isEmpty { throw Unfit(reason: "whose initializers are private") }
    let immediate = usable?.filter { $0.signature.effectSpecifiers?.asyncSpecifier == nil }
    if let immediate, immediate.isEmpty { throw Unfit(reason: "whose initializers take time") }
    initializer =
      immediate?.first { $0.hasNoArguments } ?? immediate?.first { !$0.mayFail } ?? immediate?.first

    var spelling = Spelling(names: all?.level.names ?? [:])
    if let home = all?.level.found.declaration {
      let context = home.context + [home.name]
      for syntax in [initializer].compactMap(\.self) + required {
        spelling.owners.merge(universe.owners(in: syntax, from: context)) { first, _ in first }
      }
    }
    self.spelling = spelling
  }

  /// The class and those above it, as far as they were read, each with what its generic parameters stand for.
  private static func lineage(
    of found: Universe.Found<MockFacts.Base>, _ arguments: [String], in universe: Universe
  ) -> [(found: Universe.Found<MockFacts.Base>, names: [String: String])] {
    func names(_ found: Universe.Found<MockFacts.Base>, _ arguments: [String]) -> [String: String] {
      Dictionary(zip(found.declaration.generics, arguments), uniquingKeysWith: { first, _ in first })
    }
    var all = [(found: found, names: names(found, arguments))]
    while let last = all.last, let name = last.found.declaration.inherited.first, all.count < 20 {
      let place = Universe.Place(path: last.found.path, context: last.found.declaration.context)
      guard let next = universe.baseNamed(String(name.prefix { $0 != "<" }), from: place),
        next.declaration.kind == .class
      else { break }
      let clause = MockFacts.type(name).as(IdentifierTypeSyntax.self)?.genericArgumentClause
      let spelling = Spelling(names: last.names)
      all.append((next, names(next, clause?.arguments.map { spelling($0.argument) } ?? [])))
    }
    return all
  }

  private static func initializers(of base: MockFacts.Base) -> Initializers {
    let text = base.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    let file = Parser.parse(source: "class C {\n\(text.joined(separator: "\n"))\n}")
    var found = Initializers()
    for member in file.statements.first?.item.as(ClassDeclSyntax.self)?.memberBlock.members ?? [] {
      guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { continue }
      let words = initializer.modifiers.map(\.name.text)
      if !words.contains("convenience") { found.designated.append(initializer) }
      if words.contains("required") { found.required.append(initializer) }
    }
    return found
  }

  /// The parameters of the initializer that the double has to ask for.
  var parameters: String {
    let list = initializer?.signature.parameterClause.parameters.filter { $0.defaultValue == nil } ?? []
    return list.map { Self.withoutComma(spelling($0)) }.joined(separator: ", ")
  }

  /// The call of the initializer with them.
  var call: String {
    guard let initializer else { return "super.init()" }
    let list = initializer.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
    return Self.call(of: initializer, list.map(\.self), forced: true)
  }

  /// The initializers that the double has to have because the class says so; `prepared` makes its handles.
  func requiredInitializers(_ access: String, _ prepared: String, besides own: Set<String>) -> [[String]] {
    required.filter { !own.contains(key(of: $0)) }.map { initializer in
      let list = initializer.signature.parameterClause.parameters
      let effects = initializer.signature.effectSpecifiers.map { " " + spelling($0) } ?? ""
      let parameters = list.map { Self.withoutComma(spelling($0.with(\.defaultValue, nil))) }
      return [
        "\(access)required init\(initializer.optionalMark?.text ?? "")(\(parameters.joined(separator: ", ")))\(effects) {",
        "  \(prepared)", "  \(Self.call(of: initializer, list.map(\.self), forced: false))", "}",
      ]
    }
  }

  /// What an initializer of the double's protocol has to do for the class; nil where the class asks for more than it has.
  func call(for requirement: Requirement) -> (words: String, call: String)? {
    for initializer in [initializer].compactMap(\.self) + required
    where key(of: initializer) == requirement.key {
      let isRequired = initializer.modifiers.contains { $0.name.text == "required" }
      let list = initializer.signature.parameterClause.parameters
      return (isRequired ? "" : "override ", Self.call(of: initializer, list.map(\.self), forced: true))
    }
    if !parameters.isEmpty { return nil }
    return (initializer == nil && requirement.key == "init()" ? "override " : "", call)
  }

  private func key(of initializer: InitializerDeclSyntax) -> String {
    MockFacts.key("init", isStatic: false, initializer.signature.parameterClause, spelling)
  }

  private static func call(
    of initializer: InitializerDeclSyntax, _ list: [FunctionParameterSyntax], forced: Bool
  ) -> String {
    let arguments = list.map { parameter -> String in
      let name = (parameter.secondName ?? parameter.firstName).text.escapedName
      return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }
    let effects = initializer.signature.effectSpecifiers
    let trying = effects?.throwsClause == nil ? "" : forced ? "try! " : "try "
    let awaiting = effects?.asyncSpecifier == nil ? "" : "await "
    let unwrapping = forced && initializer.optionalMark?.text == "?" ? "!" : ""
    return "\(trying)\(awaiting)super.init(\(arguments.joined(separator: ", ")))\(unwrapping)"
  }

  private static func withoutComma(_ text: String) -> String {
    text.hasSuffix(",") ? String(text.dropLast()) : text
  }
}

extension InitializerDeclSyntax {
  fileprivate var mayFail: Bool {
    signature.effectSpecifiers?.throwsClause != nil || optionalMark != nil
  }

  fileprivate var hasNoArguments: Bool {
    signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
      && signature.effectSpecifiers == nil && optionalMark == nil
  }
}
