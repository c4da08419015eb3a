import SeamSource

/// All files of a run, with their types put together and their names looked up.
package struct Project: Sendable {
  package struct File: Sendable {
    package var path: String
    package var facts: FileFacts
    /// The module, as a manifest says, or as the path tells it.
    package var module: String
    package var isTest: Bool
    /// Whether it lies in a folder for doubles and previews.
    var servesTests: Bool
    /// The targets that it belongs to; none where no manifest names it.
    package var targets: [Int] = []
    /// Of which targets its imports show what is public, and with `@testable` what is internal.
    var visible: Set<Int> = []
    var testable: Set<Int> = []
  }

  /// Where a declaration is.
  package struct Place: Hashable, Sendable {
    package var file: Int
    package var declaration: Int
  }

  /// Where a member is.
  package struct MemberPlace: Hashable, Sendable {
    package var place: Place
    package var member: Int
  }

  package private(set) var files: [File]
  package private(set) var types: [TypeInfo] = []
  package let configuration: Configuration
  package let targets: TargetMap
  /// The names of all modules.
  private let modules: Set<String>
  /// What was asked for and could not be told.
  package let unsettled = UnsettledNames()

  private var byName: [String: [Int]] = [:]
  private var aliases: [String: [(place: Place, target: String)]] = [:]
  private var typeAt: [Place: Int] = [:]
  /// By type; nil until all parts are attached.
  private var membersByName: [[String: [MemberPlace]]]?
  /// Types with static objects of themselves, each with the names of these.
  package private(set) var singletons: [Int: [String: MemberPlace]] = [:]

  /// By type; empty until all that types inherit is known.
  private(set) var standIns: [Bool] = []

  /// The names of all of them.
  private(set) var singletonNames: Set<Substring> = []

  package private(set) var viewModels: [TypeInfo] = []
  package private(set) var views: [TypeInfo] = []
  package var scopes: Scopes { foundScopes ?? Scopes() }
  private var foundScopes: Scopes?
  /// The functions that extend views, each with whether it puts something into the environment.
  package private(set) var viewFunctions: [String: Bool] = [:]

  package init(
    files read: [(path: String, facts: FileFacts)], configuration: Configuration,
    targets: TargetMap = TargetMap()
  ) {
    self.configuration = configuration
    self.targets = targets
    files = Self.files(read, targets)
    modules = Set(files.map(\.module))
    declareTypes()
    attachExtensions()
    inherit()
    membersByName = types.map { type in
      Dictionary(grouping: members(of: type.id).filter { self[$0].kind != .enumCase }) { self[$0].name }
    }
    standIns = types.map { findStandIn($0) }
    findSingletons()
    singletonNames = Set(singletons.values.flatMap { $0.keys.map { $0[...] } })
    viewModels = types.filter { isViewModel($0) }
    views = types.filter { isView($0) }
    viewFunctions = findViewFunctions()
    foundScopes = Scopes(self)
  }

  package subscript(place: Place) -> Declaration { files[place.file].facts.declarations[place.declaration] }

  package subscript(place: MemberPlace) -> Member { self[place.place].members[place.member] }

  package func path(_ place: MemberPlace) -> String { files[place.place.file].path }

  // MARK: Types

  private mutating func declareTypes() {
    for (file, source) in files.enumerated() {
      for (index, declaration) in source.facts.declarations.enumerated() {
        let place = Place(file: file, declaration: index)
        switch declaration.kind {
        case .file, .extension: continue
        case .alias:
          aliases[qualifiedName(place), default: []].append((place, declaration.aliased ?? ""))
        case .class, .actor, .struct, .enum, .protocol:
          let name = qualifiedName(place)
          byName[name, default: []].append(types.count)
          typeAt[place] = types.count
          types.append(
            TypeInfo(
              id: types.count, kind: declaration.kind, name: declaration.name, qualifiedName: name,
              module: source.module, isTest: source.isTest, parts: [place]))
        }
      }
    }
  }

  /// The names of the declarations that it stands in, and its own.
  private func qualifiedName(_ place: Place) -> String {
    let declaration = self[place]
    guard declaration.parent > 0 else { return declaration.name }
    return qualifiedName(Place(file: place.file, declaration: Int(declaration.parent))) + "."
      + declaration.name
  }

  private mutating func attachExtensions() {
    for (file, source) in files.enumerated() {
      for (index, declaration) in source.facts.declarations.enumerated() where declaration.kind == .extension
      {
        let place = Place(file: file, declaration: index)
        guard let type = resolve(declaration.name, from: Place(file: file, declaration: 0)) else { continue }
        types[type].parts.append(place)
        typeAt[place] = type
      }
    }
  }

  private mutating func inherit() {
    for id in types.indices {
      for part in types[id].parts {
        for name in self[part].inherited {
          if let parent = resolve(name, from: part) {
            if parent != id { types[id].parents.append(parent) }
          } else {
            // An alias may stand for several: `View & Sendable`.
            for foreign in openingAliases(name, from: part).split(separator: "&") {
              let foreign = TypeName.base(String(foreign))
              if foreign != name, let parent = resolve(foreign, from: part) {
                if parent != id { types[id].parents.append(parent) }
              } else {
                // Without the module, `Combine.ObservableObject`.
                types[id].foreign.insert(foreign.split(separator: ".").last.map(String.init) ?? foreign)
              }
            }
          }
        }
        types[id].attributes.formUnion(self[part].attributes.map(\.name))
      }
    }
    let own = types
    for id in types.indices {
      var pending = own[id].parents
      while let next = pending.popLast() {
        guard next != id, types[id].ancestors.insert(next).inserted else { continue }
        types[id].foreign.formUnion(own[next].foreign)
        types[id].inheritedAttributes.formUnion(own[next].attributes)
        pending += own[next].parents
      }
    }
  }

  private mutating func findSingletons() {
    for type in types where type.kind == .class || type.kind == .actor {
      for place in members(of: type.id) {
        let member = self[place]
        guard member.kind == .property, member.isStatic, member.isStored, member.access != .private,
          !member.traits.contains(.inDebugBlock)
        else { continue }
        let made = member.uses.first { use in
          use.traits.contains(.result)
            && (use.closure < 0 || member.closures[Int(use.closure)].isCalledAtOnce)
        }.flatMap {
          construction($0, expected: member.type, at: place)
        }
        let declared = member.type.flatMap { resolve($0, from: place.place) }
        if (declared ?? made) == type.id { singletons[type.id, default: [:]][member.name] = place }
      }
      // Several are values to choose from, unless the name says that it is the one.
      if let found = singletons[type.id], found.count > 1 {
        singletons[type.id] = found.filter { Self.namesOfTheOne.contains($0.key) }
      }
    }
  }

  private static let namesOfTheOne: Set<String> = [
    "current", "default", "instance", "live", "main", "shared", "sharedInstance", "sharedManager",
    "singleton",
    "standard",
  ]

  // MARK: Lookup

  package func type(at place: Place) -> TypeInfo? { typeAt[place].map { types[$0] } }

  package func types(named name: String) -> [TypeInfo] { (byName[name] ?? []).map { types[$0] } }

  /// The members in all parts, in the order of files and lines.
  package func members(of type: Int) -> [MemberPlace] {
    types[type].parts.flatMap { place in
      self[place].members.indices.map { MemberPlace(place: place, member: $0) }
    }
  }

  package func member(_ name: String, of type: Int) -> MemberPlace? {
    for id in [type] + types[type].ancestors.sorted() {
      if let place = members(named: name, of: id).first { return place }
    }
    return nil
  }

  /// The members of one name in all parts of a type, cases of enumerations aside.
  package func members(named name: String, of type: Int) -> [MemberPlace] {
    if let table = membersByName { return table[type][name] ?? [] }
    return members(of: type).filter { self[$0].name == name && self[$0].kind != .enumCase }
  }

  /// The type of the project that a name means at a place; nil for what is not of the project.
  package func resolve(_ name: String, from place: Place) -> Int? {
    resolve(name, from: place, depth: 0)
  }

  private func resolve(_ spelling: String, from place: Place, depth: Int) -> Int? {
    let name = TypeName.base(spelling)
    guard depth < 8, let first = name.first, first.isLetter || first == "_" else { return nil }
    var outer: Place? = place
    while let here = outer {
      let declaration = self[here]
      if declaration.generics.contains(name) { return nil }
      if here.declaration > 0 {
        let scope =
          declaration.kind == .extension
          ? (typeAt[here].map { types[$0].qualifiedName } ?? declaration.name) : qualifiedName(here)
        if declaration.kind != .extension, declaration.name == name { return typeAt[here] }
        // Also what the types around are nested in, as `Outer.Inner` of an extension.
        var prefix = scope[...]
        while !prefix.isEmpty {
          if let found = lookUp(prefix + "." + name, from: here, depth: depth) { return found }
          prefix = prefix.lastIndex(of: ".").map { prefix[..<$0] } ?? ""
        }
      }
      outer =
        declaration.parent > 0 ? Place(file: here.file, declaration: Int(declaration.parent)) : nil
    }
    if let found = lookUp(name, from: place, depth: depth) { return found }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    // `Module.Name`
    let module = String(name[..<dot])
    if byName[module] == nil, aliases[module] == nil {
      let rest = String(name[name.index(after: dot)...])
      if modules.contains(module) {
        let candidates = (byName[rest] ?? []).filter { files[types[$0].parts[0].file].isOf(module, targets) }
        if candidates.count == 1 { return candidates[0] }
      } else if !files[place.file].targets.isEmpty || TypeName.foreignModules.contains(module) {
        return nil
      }
      return resolve(rest, from: place, depth: depth + 1)
    }
    // `Alias.Name`
    guard let base = resolve(String(name[..<dot]), from: place, depth: depth + 1) else { return nil }
    return lookUp(types[base].qualifiedName + name[dot...], from: place, depth: depth + 1)
  }

  private func lookUp(_ name: some StringProtocol, from place: Place, depth: Int) -> Int? {
    let name = String(name)
    if let candidates = byName[name] { return nearest(candidates, named: name, from: place) }
    guard let candidates = aliases[name] else { return nil }
    let found = candidates.compactMap { candidate -> Int? in
      candidate.target == name ? nil : resolve(candidate.target, from: candidate.place, depth: depth + 1)
    }
    return nearest(Array(Set(found)).sorted(), named: name, from: place)
  }

  /// The same file, then the same target, then the longest common path; nothing where two are equally near.
  private func nearest(_ candidates: [Int], named name: String, from place: Place) -> Int? {
    let visible = candidates.filter { isVisible($0, from: place.file) }
    if visible.count < 2 { return visible.first }
    let file = files[place.file]
    func distance(_ id: Int) -> (Int, Int, Int) {
      let home = files[types[id].parts[0].file]
      let common = zip(home.path.split(separator: "/"), file.path.split(separator: "/"))
        .prefix { $0 == $1 }.count
      return (
        types[id].parts[0].file == place.file ? 0 : 1, isSameTarget(home, file) ? 0 : 1, -common
      )
    }
    let sorted = visible.map { (id: $0, distance: distance($0)) }.sorted { $0.distance < $1.distance }
    if sorted[1].distance == sorted[0].distance {
      // Two branches of one '#if'.
      if types[sorted[0].id].parts[0].file == types[sorted[1].id].parts[0].file {
        return min(sorted[0].id, sorted[1].id)
      }
      unsettled.insert(
        .init(name: name, path: file.path, places: visible.map { files[types[$0].parts[0].file].path }))
      return nil
    }
    return sorted[0].id
  }

  /// The spelling with type aliases of the project opened, and without module names.
  package func openingAliases(_ name: String, from place: Place) -> String {
    var name = name
    for _ in 0..<8 {
      let suffix = name.hasSuffix("?") ? "?" : ""
      let base = TypeName.base(name)
      guard let target = aliases[base]?.first(where: { $0.target != base })?.target else { break }
      name = target + (suffix.isEmpty || target.hasSuffix("?") ? "" : target.contains("&") ? "" : suffix)
    }
    if let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) {
      return String(name[name.index(after: dot)...])
    }
    return name
  }
}
