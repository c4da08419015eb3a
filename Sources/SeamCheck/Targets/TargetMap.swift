/// Which files belong to which targets, as the manifests and projects of a tree say.
package struct TargetMap: Sendable {
  package struct Target: Sendable {
    package var name: String
    package var isTest: Bool
    /// The number of the project that declares it.
    package var project: Int
    package var dependencies: Set<String>
  }

  /// A manifest or a project, with what it says.
  package struct Source: Sendable {
    /// The folder that its paths start from, absolute.
    package var folder: String
    package var facts: TargetFacts

    package init(folder: String, facts: TargetFacts) {
      self.folder = folder
      self.facts = facts
    }
  }

  package private(set) var targets: [Target] = []
  private var byName: [String: [Int]] = [:]
  /// Of each project, the folders of the packages that it depends on.
  private var localPackages: [Set<String>] = []
  private var projectFolders: [String] = []
  private var byFile: [String: [Int]] = [:]

  package init() {}

  /// - Parameter files: by the path that reports name, and where they are.
  package init(_ sources: [Source], files: [(path: String, location: String)]) {
    var explicit: [String: [Int]] = [:]
    var claims: [String: [(target: Int, folder: DeclaredTarget.Folder)]] = [:]
    let inhabited = Self.folders(of: files.map(\.location))
    for (number, source) in sources.enumerated() {
      projectFolders.append(source.folder)
      localPackages.append(Set(source.facts.localPackages.map { Self.resolved($0, in: source.folder) }))
      for declared in source.facts.targets {
        let id = targets.count
        targets.append(
          Target(
            name: declared.name, isTest: declared.isTest, project: number,
            dependencies: Set(declared.dependencies.map(DeclaredTarget.moduleName))))
        byName[declared.name, default: []].append(id)
        for file in declared.files {
          explicit[Self.resolved(file, in: source.folder), default: []].append(id)
        }
        for var folder in declared.folders {
          folder.parts = folder.parts.map { Self.resolved($0, in: "") }
          folder.excluded = folder.excluded.map { Self.resolved($0, in: "") }
          let places = folder.places.map { Self.resolved($0, in: source.folder) }
          guard let place = places.first(where: inhabited.contains) else { continue }
          claims[place, default: []].append((id, folder))
        }
      }
    }
    for file in files {
      let found = (explicit[file.location] ?? []) + Self.claimants(of: file.location, claims)
      if !found.isEmpty { byFile[file.path] = Array(Set(found)).sorted() }
    }
  }

  package func targets(of path: String) -> [Int] { byFile[path] ?? [] }

  package var isEmpty: Bool { targets.isEmpty }

  /// The targets that an import of that name means in files of some targets: of several with one name those of the same project, or of a
  /// package that it depends on.
  package func imported(_ module: String, by importers: [Int]) -> [Int] {
    guard let named = byName[module] else { return [] }
    if named.count < 2 { return named }
    let projects = Set(importers.map { targets[$0].project })
    let same = named.filter { projects.contains(targets[$0].project) }
    if !same.isEmpty { return same }
    let near = named.filter { candidate in
      projects.contains { localPackages[$0].contains(projectFolders[targets[candidate].project]) }
    }
    return near.isEmpty ? named : near
  }

  // MARK: Paths

  /// Of the folders around a file that some target claims, the innermost.
  private static func claimants(
    of location: String, _ claims: [String: [(target: Int, folder: DeclaredTarget.Folder)]]
  ) -> [Int] {
    var folder = location[...]
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = folder[..<slash]
      guard let here = claims[String(folder)] else { continue }
      let rest = location[location.index(after: slash)...]
      let found = here.filter { claim in
        (claim.folder.parts.isEmpty || claim.folder.parts.contains { isUnder(rest, $0) })
          && !claim.folder.excluded.contains { isUnder(rest, $0) } && rest != "Package.swift"
      }
      if !found.isEmpty { return found.map(\.target) }
    }
    return []
  }

  private static func isUnder(_ path: Substring, _ part: String) -> Bool {
    part.isEmpty || path == part || path.hasPrefix(part + "/")
  }

  private static func folders(of files: [String]) -> Set<String> {
    var folders: Set<String> = []
    for file in files {
      var folder = file[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if folder.isEmpty || !folders.insert(String(folder)).inserted { break }
      }
    }
    return folders
  }

  /// Without '.' and '..'.
  static func resolved(_ path: String, in folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (whole.hasPrefix("/") && !folder.isEmpty || path.hasPrefix("/") ? "/" : "")
      + parts.joined(separator: "/")
  }
}
