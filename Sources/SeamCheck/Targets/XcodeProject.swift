import SeamSource

extension TargetFacts {
  /// Reads a `project.pbxproj`: sources that are listed one by one, and folders that Xcode keeps in step with the disk.
  init(project source: SourceFile) throws(SourceProblem) {
    let list: PropertyList
    do {
      list = try PropertyList(source.bytes)
    } catch {
      throw SourceProblem(
        path: source.path, line: source.lines.position(of: error.offset).line, message: error.message)
    }
    self = XcodeProject(list).facts
  }
}

private struct XcodeProject {
  private typealias Object = [String: PropertyList]

  private let objects: [String: PropertyList]
  private let project: Object
  /// Of groups and files, from the folder that the project is in.
  private var paths: [String: String] = [:]

  init(_ list: PropertyList) {
    objects = list.table["objects"]?.table ?? [:]
    project = objects[list.table["rootObject"]?.text ?? ""]?.table ?? [:]
    findPaths()
  }

  var facts: TargetFacts {
    var facts = TargetFacts()
    for id in project["targets"]?.texts ?? [] {
      let target = object(id)
      guard target["isa"]?.text == "PBXNativeTarget", let name = target["name"]?.text else { continue }
      var declared = DeclaredTarget(
        name: moduleName(of: target) ?? name,
        isTest: target["productType"]?.text?.hasSuffix("-testing") == true
          || target["productType"]?.text?.hasSuffix("-test") == true)
      declared.dependencies = dependencies(of: target)
      declared.files = files(of: target)
      declared.folders = folders(of: id, target)
      facts.targets.append(declared)
    }
    facts.localPackages = objects.values.filter { $0.table["isa"]?.text == "XCLocalSwiftPackageReference" }
      .compactMap { $0.table["relativePath"]?.text }.sorted()
    return facts
  }

  private func object(_ id: String) -> Object { objects[id]?.table ?? [:] }

  private func objects(_ key: String, of object: Object) -> [Object] {
    (object[key]?.texts ?? []).map { self.object($0) }
  }

  /// From the main group downwards; each once, for the groups may be a circle.
  private mutating func findPaths() {
    let root = project["projectDirPath"]?.text ?? ""
    var pending = [(id: project["mainGroup"]?.text ?? "", folder: root)]
    var seen: Set<String> = []
    while let (id, folder) = pending.popLast() {
      guard seen.insert(id).inserted else { continue }
      let object = object(id)
      let own = object["path"]?.text
      let path: String
      switch object["sourceTree"]?.text {
      case "<group>"?: path = own.map { Self.joined(folder, $0) } ?? folder
      case "SOURCE_ROOT"?: path = own.map { Self.joined(root, $0) } ?? root
      default: continue  // of the system, of what is built, or absolute
      }
      paths[id] = path
      for child in object["children"]?.texts ?? [] { pending.append((child, path)) }
    }
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    folder.isEmpty ? path : folder + "/" + path
  }

  private func moduleName(of target: Object) -> String? {
    let configurations = objects(
      "buildConfigurations", of: object(target["buildConfigurationList"]?.text ?? ""))
    let settings = configurations.first?["buildSettings"]?.table ?? [:]
    for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      if let name = settings[key]?.text, !name.isEmpty, !name.contains("$") { return name }
    }
    return nil
  }

  private func dependencies(of target: Object) -> [String] {
    objects("dependencies", of: target).compactMap {
      object($0["target"]?.text ?? "")["name"]?.text ?? $0["name"]?.text
    } + objects("packageProductDependencies", of: target).compactMap { $0["productName"]?.text }
  }

  private func files(of target: Object) -> [String] {
    objects("buildPhases", of: target).filter { $0["isa"]?.text == "PBXSourcesBuildPhase" }
      .flatMap { objects("files", of: $0) }
      .compactMap { $0["fileRef"]?.text.flatMap { paths[$0] } }
      .filter { $0.hasSuffix(".swift") }
  }

  /// A synchronized folder belongs to the targets that name it, less their exceptions; for other targets the exceptions are what belongs to
  /// them.
  private func folders(of id: String, _ target: Object) -> [DeclaredTarget.Folder] {
    let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
    return synchronizedGroups.compactMap { group, path in
      let exceptions = objects("exceptions", of: object(group)).filter { $0["target"]?.text == id }
        .flatMap { $0["membershipExceptions"]?.texts ?? [] }
      if own.contains(group) { return .init(places: [path], excluded: exceptions) }
      return exceptions.isEmpty ? nil : .init(places: [path], parts: exceptions)
    }
  }

  private var synchronizedGroups: [(id: String, path: String)] {
    paths.filter { object($0.key)["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }
      .map { (id: $0.key, path: $0.value) }.sorted { $0.path < $1.path }
  }
}
