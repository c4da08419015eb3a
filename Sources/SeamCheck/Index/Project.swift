import SeamSource

/// All files of a run, with their types put together and their names looked up.
package struct Project: Sendable {
  package struct File: Sendable {
    package var path: String
    package var facts: FileFacts
    /// The target, as the path tells it.
    package var module: String
    package var isTest: Bool
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
  /// Names for which several declarations are equally near, with their number of uses.
  package private(set) var unsettled: Set<String> = []

  private var byName: [String: [Int]] = [:]
  private var aliases: [String: [(place: Place, target: String)]] = [:]
  private var typeAt: [Place: Int] = [:]
  /// By type; nil until all parts are attached.
  private var membersByName: [[String: [MemberPlace]]]?
  /// Types with static objects of themselves, each with the names of these.
  package private(set) var singletons: [Int: [String: MemberPlace]] = [:]

  package private(set) var viewModels: [TypeInfo] = []
  package private(set) var views: [TypeInfo] = []
  package var scopes: Scopes { foundScopes ?? Scopes() }
  private var foundScopes: Scopes?
  /// The functions that extend views, each with whether it puts something into the environment.
  package private(set) var viewFunctions: [String: Bool] = [:]

  package init(files read: [(path: String, facts: FileFacts)], configuration: Configuration) {
    self.configuration = configuration
    files = read.sorted { $0.path < $1.path }.map { path, facts in
      let target = Target(path: path)
      let isTest = target.isTest || facts.imports.contains { ["XCTest", "Testing"].contains($0) }
      return File(path: path, facts: facts, module: target.name, isTest: isTest)
    }
    declareTypes()
    attachExtensions()
    inherit()
    membersByName = types.map { type in
      Dictionary(grouping: members(of: type.id).filter { self[$0].kind != .enumCase }) { self[$0].name }
    }
    findSingletons()
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
            let foreign = TypeName.base(openingAliases(name, from: part))
            // Without the module, `Combine.ObservableObject`.
            types[id].foreign.insert(
              String(
                foreign[(foreign.lastIndex(of: ".").map(foreign.index(after:)) ?? foreign.startIndex)...]))
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
        let made = member.uses.first { $0.traits.contains(.result) }.flatMap {
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
    if byName[String(name[..<dot])] == nil, aliases[String(name[..<dot])] == nil {
      return resolve(String(name[name.index(after: dot)...]), from: place, depth: depth + 1)
    }
    // `Alias.Name`
    guard let base = resolve(String(name[..<dot]), from: place, depth: depth + 1) else { return nil }
    return lookUp(types[base].qualifiedName + name[dot...], from: place, depth: depth + 1)
  }

  private func lookUp(_ name: some StringProtocol, from place: Place, depth: Int) -> Int? {
    let name = String(name)
    if let candidates = byName[name] { return nearest(candidates, from: place) }
    guard let candidates = aliases[name] else { return nil }
    let found = candidates.compactMap { candidate -> Int? in
      candidate.target == name ? nil : resolve(candidate.target, from: candidate.place, depth: depth + 1)
    }
    return nearest(Array(Set(found)).sorted(), from: place)
  }

  /// The same file, then the same target, then the longest common path; nothing where two are equally near.
  private func nearest(_ candidates: [Int], from place: Place) -> Int? {
    if candidates.count < 2 { return candidates.first }
    let file = files[place.file]
    let visible = candidates.filter {
      let home = types[$0].parts[0]
      return home.file == place.file || self[home].access != .private
    }
    func distance(_ id: Int) -> (Int, Int, Int) {
      let home = files[types[id].parts[0].file]
      let common = zip(home.path.split(separator: "/"), file.path.split(separator: "/"))
        .prefix { $0 == $1 }.count
      return (
        types[id].parts[0].file == place.file ? 0 : 1,
        home.module == file.module ? 0 : 1, -common
      )
    }
    let sorted = visible.map { (id: $0, distance: distance($0)) }.sorted { $0.distance < $1.distance }
    guard let first = sorted.first else { return nil }
    if sorted.count > 1, sorted[1].distance == first.distance { return nil }
    return first.id
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
    if let dot = name.firstIndex(of: "."), files.contains(where: { $0.module == name[..<dot] }) {
      return String(name[name.index(after: dot)...])
    }
    return name
  }
}
