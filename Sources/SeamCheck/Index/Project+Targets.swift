extension Project.File {
  func isOf(_ module: String, _ map: TargetMap) -> Bool {
    targets.isEmpty ? self.module == module : targets.contains { map.targets[$0].name == module }
  }
}

/// Which files see what of which others.
extension Project {
  static func files(_ read: [(path: String, facts: FileFacts)], _ targets: TargetMap) -> [File] {
    let exports = exports(read, targets)
    return read.sorted { $0.path < $1.path }.map { path, facts in
      let own = targets.targets(of: path)
      let told = PathTarget(path: path)
      let isTest = own.isEmpty ? told.isTest : own.allSatisfy { targets.targets[$0].isTest }
      var file = File(
        path: path, facts: facts, module: own.first.map { targets.targets[$0].name } ?? told.name,
        isTest: isTest || facts.imports.contains { ["XCTest", "Testing"].contains($0.module) },
        servesTests: Self.isStandInPath(path))
      guard !own.isEmpty else { return file }
      file.targets = own
      for fact in facts.imports {
        let found = targets.imported(fact.module, by: own)
        file.visible.formUnion(found.flatMap { exports[$0] ?? [$0] })
        if fact.isTestable { file.testable.formUnion(found) }
      }
      return file
    }
  }

  /// Of each target that shows others along with itself, all that an import of it shows.
  private static func exports(
    _ read: [(path: String, facts: FileFacts)], _ targets: TargetMap
  ) -> [Int: Set<Int>] {
    var direct: [Int: Set<Int>] = [:]
    for (path, facts) in read {
      let own = targets.targets(of: path)
      for fact in facts.imports where fact.isExported {
        for target in own {
          direct[target, default: [target]].formUnion(targets.imported(fact.module, by: own))
        }
      }
    }
    return direct.mapValues { shown in
      var all = shown
      var pending = Array(shown)
      while let next = pending.popLast() {
        for further in direct[next] ?? [] where all.insert(further).inserted { pending.append(further) }
      }
      return all
    }
  }

  /// What could not be told: names for which several declarations are equally near.
  package var unsettledNames: [UnsettledName] { unsettled.sorted }

  func isSameTarget(_ one: File, _ other: File) -> Bool {
    if one.targets.isEmpty || other.targets.isEmpty { return one.module == other.module }
    return one.targets.contains(where: other.targets.contains)
  }

  /// Whether a file may name a type: it is of the same target, or of one that the file imports and lets it be seen. What no manifest names
  /// may see, and be seen by, everything.
  func isVisible(_ type: Int, from file: Int) -> Bool {
    let part = types[type].parts[0]
    if part.file == file { return true }
    let access = self[part].access
    if access == .private { return false }
    let (home, file) = (files[part.file], files[file])
    if home.targets.isEmpty || file.targets.isEmpty || isSameTarget(home, file) { return true }
    let seen = home.targets.filter(file.visible.contains)
    return !seen.isEmpty && (access >= .package || seen.contains(where: file.testable.contains))
  }
}
