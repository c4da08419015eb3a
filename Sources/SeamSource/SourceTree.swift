#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The Swift files under some paths.
///
/// Each file is there once, however many paths and links lead to it, under one name: relative to the working folder where it is
/// in it, else absolute. The order is that of the names.
package struct SourceTree: Sendable {
  package struct File: Hashable, Sendable {
    /// As reports name it.
    package var path: String
    /// Where it is, absolute and without links.
    package var location: String
    package var stamp: FileStamp
  }

  package struct Skipped: Hashable, Sendable, Comparable {
    package var path: String
    /// 'hidden', 'a build folder', …
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }

    package static func < (one: Self, other: Self) -> Bool {
      (one.path, one.reason) < (other.path, other.reason)
    }
  }

  package private(set) var files: [File] = []
  /// `Package.swift` and the `project.pbxproj` of projects, among the files and in the folders around them.
  package private(set) var manifests: [File] = []
  package private(set) var skipped: [Skipped] = []
  package private(set) var problems: [SourceProblem] = []

  /// The path of the working folder, without links.
  private let base: String
  private var seen: Set<String> = []

  /// Finds the files. A file that is named itself is taken whatever its name; folders are searched for `.swift`.
  ///
  /// - Parameter base: what relative paths start from; the process's working folder where it is nil.
  package init(paths: [String], relativeTo base: String? = nil) {
    self.base = Self.real(base ?? ".") ?? "/"
    for path in paths { add(path) }
    files.sort { $0.path < $1.path }
    manifests.sort { $0.path < $1.path }
    skipped = Set(skipped).sorted()
    problems = Set(problems).sorted()
  }

  /// Folders that hold what tools have made or fetched.
  package static let foreignFolders: Set<String> = [
    ".build", "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]

  private mutating func add(_ path: String) {
    let path = path.hasPrefix("/") ? path : base + "/" + path
    guard let location = Self.real(path), let stamp = FileStamp(path: location) else {
      problems.append(
        SourceProblem(path: name(of: path), message: "there is no such file or folder"))
      return
    }
    if stamp.kind == .folder {
      search(location)
    } else {
      take(location, stamp)
    }
    lookAround(location)
  }

  /// Finds the manifests of the folders around, up to the one that is under version control, else to the working folder.
  private mutating func lookAround(_ location: String) {
    var around: [String] = []
    var folder = location[...]
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = folder[..<slash]
      around.append(String(folder))
      if FileStamp(path: folder + "/.git") != nil { break }
    }
    let isInRepository = around.last.map { FileStamp(path: $0 + "/.git") != nil } ?? false
    let isAtTop = FileStamp(path: location + "/.git") != nil
    guard !isAtTop else { return }
    for folder in around where isInRepository || folder == base || folder.hasPrefix(base + "/") {
      guard let entries = Self.entries(of: folder) else { continue }
      for (entry, _) in entries where Self.isManifest(entry) { takeManifest(folder + "/" + entry) }
    }
  }

  private static func isManifest(_ entry: String) -> Bool {
    entry == "Package.swift" || entry.hasSuffix(".xcodeproj")
  }

  /// - Parameter path: of a `Package.swift`, or of the folder of a project.
  private mutating func takeManifest(_ path: String) {
    let path = path.hasSuffix(".xcodeproj") ? path + "/project.pbxproj" : path
    guard let stamp = FileStamp(path: path), stamp.kind == .file,
      !manifests.contains(where: { $0.location == path })
    else { return }
    manifests.append(File(path: name(of: path), location: path, stamp: stamp))
  }

  private mutating func take(_ location: String, _ stamp: FileStamp) {
    if stamp.kind != .file {
      skipped.append(Skipped(path: name(of: location), reason: "neither file nor folder"))
    } else if seen.insert(location).inserted {
      files.append(File(path: name(of: location), location: location, stamp: stamp))
    }
  }

  /// Each folder is searched once, so a circle of links ends.
  private mutating func search(_ folder: String) {
    guard seen.insert(folder).inserted else { return }
    guard let entries = Self.entries(of: folder) else {
      problems.append(
        SourceProblem(
          path: name(of: folder), message: "the folder cannot be read (\(String(cString: strerror(errno))))"))
      return
    }
    for (entry, type) in entries {
      let path = folder == "/" ? "/" + entry : folder + "/" + entry
      if Self.isManifest(entry) { takeManifest(path) }
      let isSwift = entry.hasSuffix(".swift")
      if type == Int32(DT_REG), !isSwift { continue }
      guard let location = type == Int32(DT_REG) || type == Int32(DT_DIR) ? path : Self.real(path),
        let stamp = FileStamp(path: location)
      else {
        if isSwift { problems.append(SourceProblem(path: name(of: path), message: "the link leads nowhere")) }
        continue
      }
      visit(entry, path, location, stamp)
    }
  }

  /// By name; nil where the folder cannot be read, with the reason in `errno`.
  private static func entries(of folder: String) -> [(name: String, type: Int32)]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var entries: [(name: String, type: Int32)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { entries.append((name, Int32(entry.pointee.d_type))) }
    }
    return entries.sorted { $0.name < $1.name }
  }

  private mutating func visit(_ entry: String, _ path: String, _ location: String, _ stamp: FileStamp) {
    let isFolder = stamp.kind == .folder
    guard isFolder || entry.hasSuffix(".swift") else { return }
    if isFolder, Self.foreignFolders.contains(entry) {
      skipped.append(Skipped(path: name(of: path), reason: "a folder for what tools make or fetch"))
    } else if entry.hasPrefix(".") {
      skipped.append(Skipped(path: name(of: path), reason: "hidden"))
    } else if isFolder {
      search(location)
    } else {
      take(location, stamp)
    }
  }

  private func name(of location: String) -> String {
    if location == base { return "." }
    let prefix = base == "/" ? base : base + "/"
    return location.hasPrefix(prefix) ? String(location.dropFirst(prefix.count)) : location
  }

  private static func real(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
