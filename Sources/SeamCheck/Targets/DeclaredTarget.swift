package import SeamSource

/// A target as a manifest or a project declares it. Paths start from the folder of that file.
package struct DeclaredTarget: Hashable, Sendable {
  /// The name of its module.
  package var name: String
  package var isTest: Bool
  /// Names of targets and products that it depends on.
  package var dependencies: [String] = []
  package var folders: [Folder] = []
  /// Files that are named one by one.
  package var files: [String] = []

  package init(name: String, isTest: Bool) {
    self.name = Self.moduleName(name)
    self.isTest = isTest
  }

  /// A folder whose files belong to a target.
  package struct Folder: Hashable, Sendable {
    /// Where it may be; the first that has files is meant.
    package var places: [String]
    /// The only parts of it that count; all where there are none.
    package var parts: [String] = []
    package var excluded: [String] = []
  }

  /// What stands in 'import': letters, digits and underscores.
  static func moduleName(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isAllowed = scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      scalars.append(isAllowed ? scalar : "_")
    }
    return String(scalars)
  }
}

/// What a `Package.swift` or a project of Xcode says about targets.
package struct TargetFacts: Hashable, Sendable {
  package var targets: [DeclaredTarget] = []
  /// Folders of packages that it depends on by path.
  package var localPackages: [String] = []
  /// What could not be understood, each with its line.
  package var unclear: [Unclear] = []

  package init() {}

  package struct Unclear: Hashable, Sendable {
    package var line: Int
    package var message: String
  }
}

extension TargetFacts: StoredFacts {
  package init(from reader: inout ByteReader) throws {
    targets = try reader.array { reader in
      var target = DeclaredTarget(name: try reader.string(), isTest: try reader.bool())
      target.dependencies = try reader.strings()
      target.folders = try reader.array {
        DeclaredTarget.Folder(
          places: try $0.strings(), parts: try $0.strings(), excluded: try $0.strings())
      }
      target.files = try reader.strings()
      return target
    }
    localPackages = try reader.strings()
    unclear = try reader.array { Unclear(line: try $0.int(), message: try $0.string()) }
  }

  package func write(to writer: inout ByteWriter) {
    writer.write(targets) { writer, target in
      writer.write(target.name)
      writer.write(target.isTest)
      writer.write(target.dependencies)
      writer.write(target.folders) {
        $0.write($1.places)
        $0.write($1.parts)
        $0.write($1.excluded)
      }
      writer.write(target.files)
    }
    writer.write(localPackages)
    writer.write(unclear) {
      $0.write($1.line)
      $0.write($1.message)
    }
  }
}

extension TargetFacts {
  /// Reads a `Package.swift`, or the `project.pbxproj` of a project.
  package init(reading source: SourceFile) throws(SourceProblem) {
    if source.path.hasSuffix(".pbxproj") {
      try self.init(project: source)
    } else {
      try self.init(manifest: source)
    }
  }
}
