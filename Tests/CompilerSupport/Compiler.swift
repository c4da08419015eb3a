package import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The compiler of the toolchain that runs these tests, and the modules that they were built with.
package struct Compiler {
  package struct Missing: Error, CustomStringConvertible {
    package let description: String
  }

  private let swiftc: URL
  private let arguments: [String]
  /// The folder with what has been built: `Modules`, and the executables.
  package let buildFolder: URL

  /// - Parameter languageMode: of what it compiles.
  package init(languageMode: String = "6") throws {
    swiftc = try Self.findCompiler()
    let build = try Self.findBuildFolder()
    buildFolder = build
    arguments =
      [
        "-swift-version", languageMode, "-I", build.appending(path: "Modules").path,
        "-module-cache-path", build.appending(path: "ModuleCache").path,
      ]
      + ["CSeam", "CSeamTesting"].flatMap { target in
        [
          "-Xcc", "-fmodule-map-file=\(build.appending(path: "\(target).build/module.modulemap").path)",
          "-Xcc", "-I", "-Xcc", Self.package.appending(path: "Sources/\(target)/include").path,
        ]
      }
  }

  /// The folder of the package.
  package static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL

  /// The sources of a folder of `Tests/Fixtures`.
  package static func sources(in folder: String) throws -> [URL] {
    let all = try FileManager.default.contentsOfDirectory(
      at: package.appending(path: "Tests/Fixtures/\(folder)"), includingPropertiesForKeys: nil)
    return all.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// Compiles `sources`; the library's modules are in reach.
  package func run(_ options: [String], _ sources: [URL]) throws -> Program {
    #if canImport(Darwin)
      let sdk = try Program(URL(filePath: "/usr/bin/xcrun"), ["--show-sdk-path"]).output.trimmed
      let options = options + ["-sdk", sdk]
    #endif
    return try Program(swiftc, options + arguments + sources.map(\.path))
  }

  /// Options to link a program with the library's objects: what sanitizes these, if anything does.
  package var linking: [String] {
    let isSanitized = dlsym(dlopen(nil, RTLD_NOW), "__tsan_init") != nil
    return isSanitized ? ["-sanitize=thread"] : []
  }

  /// The object files of the library's targets, to link a program with.
  package func objects() throws -> [URL] {
    try ["CSeam", "Seam", "SeamDoubles", "CSeamTesting", "SeamTesting"].flatMap { target in
      let folder = buildFolder.appending(path: "\(target).build")
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".o") }.sorted().map { folder.appending(path: $0) }
    }
  }

  /// Type-checks a package manifest.
  package func checkManifest(_ source: URL) throws -> Program {
    let api = swiftc.deletingLastPathComponent().appending(path: "../lib/swift/pm/ManifestAPI")
      .standardizedFileURL
    return try Program(
      swiftc,
      [
        "-typecheck", "-swift-version", "6", "-package-description-version", "6.2", "-I", api.path,
        source.path,
      ])
  }

  // MARK: - Places

  /// `swiftc` beside the standard library that this process runs with; on Apple systems, where that one is the system's,
  /// the developer folder's.
  private static func findCompiler() throws -> URL {
    #if canImport(Darwin)
      return URL(filePath: try Program(URL(filePath: "/usr/bin/xcrun"), ["--find", "swiftc"]).output.trimmed)
    #else
      // A line ends in a path such as usr/lib/swift/linux/libswiftCore.so.
      // Read to its end: a file without a size is cut after the first part by what reads a file as one string.
      let file = FileHandle(forReadingAtPath: "/proc/self/maps")
      let maps = String(decoding: try file?.readToEnd() ?? Data(), as: UTF8.self)
      let library = maps.split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") }
      let runtime = library.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
      let beside = runtime.map { URL(filePath: $0).appending(path: "../../../../bin").standardizedFileURL }
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let folders = [beside].compactMap(\.self) + path.split(separator: ":").map { URL(filePath: String($0)) }
      let found = folders.lazy.map { $0.appending(path: "swiftc") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      guard let found else {
        throw Missing(description: "no 'swiftc' beside the runtime library, nor in PATH")
      }
      return found
    #endif
  }

  /// The folder that the test bundle lies in, with `Modules` in it.
  private static func findBuildFolder() throws -> URL {
    let bundle = try bundle().standardizedFileURL
    var folder = bundle
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let module = folder.appending(path: "Modules/Seam.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return folder }
    }
    throw Missing(description: "no 'Modules/Seam.swiftmodule' in a folder above '\(bundle.path)'")
  }

  /// The file that the tests are in: a library on Apple systems, the program itself elsewhere.
  private static func bundle() throws -> URL {
    #if canImport(Darwin)
      var info = Dl_info()
      guard dladdr(#dsohandle, &info) != 0, let name = info.dli_fname else {
        throw Missing(description: "the file that the tests are in cannot be found")
      }
      return URL(filePath: String(cString: name))
    #else
      return URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    #endif
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
