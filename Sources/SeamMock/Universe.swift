import SwiftSyntax

/// All that is known of the code: what the files to be doubled say, and those that they may lean on.
struct Universe: Sendable {
  /// A declaration and the file that it is in.
  struct Found<Declaration: Sendable>: Sendable {
    var declaration: Declaration
    var path: String
    var imports: [String]
  }

  private var protocols: [String: [Found<MockFacts.Declaration>]] = [:]
  private var bases: [String: [Found<MockFacts.Base>]] = [:]
  private var typeNames: Set<String> = []
  /// The contexts in which a name of the standard library is declared anew.
  private var hiders: [String: Set<String>] = [:]
  private var hidden: Set<String> = []
  /// The types in which one of that name is declared.
  private var owners: [String: Set<String>] = [:]
  private var noncopyable: Set<String> = []
  private var globalActors: Set<String> = []
  /// The files of other modules than that of the protocols which are doubled.
  private var foreignPaths: Set<String> = []
  /// Where questions are noted, while a double is made that is to be remembered.
  private var questions: Questions?

  /// Files that come first win over later ones where a name is declared twice.
  ///
  /// - Parameter foreign: files of other modules, which come last.
  init(_ files: [(path: String, facts: MockFacts)], foreign: [(path: String, facts: MockFacts)] = []) {
    foreignPaths = Set(foreign.map(\.path))
    for (path, facts) in files + foreign {
      for declaration in facts.protocols {
        protocols[declaration.name, default: []].append(
          Found(declaration: declaration, path: path, imports: facts.imports))
        typeNames.insert(declaration.name)
      }
      for declaration in facts.bases {
        bases[declaration.name, default: []].append(
          Found(declaration: declaration, path: path, imports: facts.imports))
      }
      typeNames.formUnion(facts.typeNames)
      for hider in facts.hiders { hiders[hider.name, default: []].insert(hider.context) }
      for nested in facts.nested { owners[nested.name, default: []].insert(nested.context) }
      noncopyable.formUnion(facts.noncopyable)
      globalActors.formUnion(facts.globalActors)
    }
  }

  /// Whether a type of that name is declared anywhere.
  func declares(_ name: String) -> Bool {
    let answer = typeNames.contains(name)
    questions?.note(Question(kind: .declares, name: name, answer: "\(answer)"))
    return answer
  }

  /// Whether a type of that name cannot be copied.
  func isNoncopyable(_ name: String) -> Bool {
    let answer = noncopyable.contains(name)
    questions?.note(Question(kind: .isNoncopyable, name: name, answer: "\(answer)"))
    return answer
  }

  /// Whether an attribute isolates to a global actor: one that is declared in the files that were read, or is called like one.
  func isGlobalActor(_ attribute: AttributeSyntax) -> Bool {
    attribute.arguments == nil && isGlobalActor(attribute.attributeName.trimmedDescription[...])
  }

  /// The same for the attribute's name, perhaps with what it is declared in.
  func isGlobalActor(_ name: Substring) -> Bool {
    name.hasSuffix("Actor") || isGlobalActor(name.split(separator: ".").last.map(String.init) ?? "")
  }

  /// Whether a global actor of that name is declared anywhere.
  func isGlobalActor(_ name: String) -> Bool {
    let answer = globalActors.contains(name)
    questions?.note(Question(kind: .isGlobalActor, name: name, answer: "\(answer)"))
    return answer
  }

  /// Whether a file is of another module than that of the protocols which are doubled.
  func isForeign(_ path: String) -> Bool {
    let answer = foreignPaths.contains(path)
    questions?.note(Question(kind: .isForeign, path: path, answer: "\(answer)"))
    return answer
  }

  /// The same, which notes what it is asked.
  func noting(_ questions: Questions) -> Universe {
    var universe = self
    universe.questions = questions
    return universe
  }

  /// The universe as seen from a context, where some names mean another type than the standard library's.
  func hiding(in context: [String], besides names: Set<String>) -> Universe {
    var universe = self
    universe.hidden = names.union(hidden(in: context))
    if let questions {
      questions.note(Question(kind: .hides, context: context, answer: hiddenNames(in: context)))
    }
    return universe
  }

  /// The names of the standard library that mean another type in a context, in order.
  func hiddenNames(in context: [String]) -> String { hidden(in: context).sorted().joined(separator: " ") }

  private func hidden(in context: [String]) -> [String] {
    var visible: Set<String> = [""]
    var path: [String] = []
    for part in context.flatMap({ $0.split(separator: ".") }) {
      path.append(String(part))
      visible.insert(path.joined(separator: "."))
    }
    return hiders.filter { !$0.value.isDisjoint(with: visible) }.map(\.key)
  }

  /// The type in which the one is declared that a name means in a context; nothing where it is in none.
  func owner(of name: String, from context: [String]) -> String? {
    // What is in no type has no neighbours there, whatever the files say.
    if context.isEmpty { return nil }
    let answer = nearestOwner(of: name, from: context)
    questions?.note(Question(kind: .owner, name: name, context: context, answer: answer ?? ""))
    return answer
  }

  /// The types in which those are declared that some syntax names in a context.
  func owners(in syntax: some SyntaxProtocol, from context: [String]) -> [String: String] {
    var owners: [String: String] = [:]
    func visit(_ node: Syntax) {
      if let name = node.as(IdentifierTypeSyntax.self)?.name.bareText, owners[name] == nil {
        owners[name] = owner(of: name, from: context)
      }
      for child in node.children(viewMode: .sourceAccurate) { visit(child) }
    }
    visit(Syntax(syntax))
    return owners
  }

  private func nearestOwner(of name: String, from context: [String]) -> String? {
    guard let owners = owners[name] else { return nil }
    var parts = context.flatMap { $0.split(separator: ".") }
    while !parts.isEmpty {
      let owner = parts.joined(separator: ".")
      if owners.contains(owner) { return owner }
      parts.removeLast()
    }
    return nil
  }

  /// Whether a name of the standard library means another type here.
  func hides(_ name: String) -> Bool { hidden.contains(name) }

  /// The standard library's type of that name, so that no other can be meant.
  func standard(_ name: String) -> String { standardOwners[name].map { "\($0).\(name)" } ?? name }

  /// The modules that have to stand before names of the standard library which mean another type here.
  var standardOwners: [String: String] {
    hidden.reduce(into: [:]) { owners, name in
      if MockFacts.standardNames.contains(name) {
        owners[name] = name == "AsyncStream" ? "_Concurrency" : "Swift"
      }
    }
  }

  func protocolNamed(_ name: String, from place: Place) -> Found<MockFacts.Declaration>? {
    protocolsNamed(name, from: place).first
  }

  /// The protocol that a name means; several where it is declared again under another `#if` of the same file.
  func protocolsNamed(_ name: String, from place: Place) -> [Found<MockFacts.Declaration>] {
    var all: [Found<MockFacts.Declaration>] = []
    if let found = best(protocols, name, place, context: { $0.declaration.context }) {
      let others = (protocols[found.declaration.name] ?? []).filter { other in
        other.path == found.path && other.declaration.context == found.declaration.context
          && other.declaration.conditions != found.declaration.conditions
      }
      all = [found] + others
    }
    questions?.note(
      Question(
        kind: .protocolNamed, name: name, path: place.path, context: place.context, answer: all.fingerprint))
    return all
  }

  func baseNamed(_ name: String, from place: Place) -> Found<MockFacts.Base>? {
    let found = best(bases, name, place) { $0.declaration.context }
    questions?.note(
      Question(
        kind: .baseNamed, name: name, path: place.path, context: place.context, answer: found.fingerprint))
    return found
  }

  /// Where a name is looked up from.
  struct Place {
    var path: String
    var context: [String]
  }

  /// The declaration that a name means: in the nearest context, then in the same file, then in the file that
  /// shares the longest path.
  private func best<T>(
    _ table: [String: [Found<T>]], _ name: String, _ place: Place, context: (Found<T>) -> [String]
  ) -> Found<T>? {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last, let candidates = table[last] else { return nil }
    let qualifier = Array(parts.dropLast())
    let fitting = candidates.filter { candidate in
      let full = context(candidate).flatMap { $0.split(separator: ".").map(String.init) }
      if !qualifier.isEmpty {
        // The first part may be a module's name, of which nothing is known.
        return full.suffix(qualifier.count) == qualifier[...] || (full.isEmpty && qualifier.count == 1)
      }
      let mine = place.context.flatMap { $0.split(separator: ".").map(String.init) }
      return full.isEmpty || mine.starts(with: full)
    }
    return fitting.enumerated().max { one, other in
      let ranks = [one, other].map { entry -> (Int, Int, Int) in
        let path = entry.element.path
        let shared = path == place.path ? Int.max : zip(path, place.path).prefix { $0 == $1 }.count
        return (context(entry.element).count, shared, -entry.offset)
      }
      return ranks[0] < ranks[1]
    }?.element
  }
}
