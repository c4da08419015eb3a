import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// The compiler of the toolchain that runs these tests, and the modules that they were built with.
struct Compiler {
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  struct Outcome {
    let status: Int32
    let output: String
  }

  private let swiftc: URL
  private let arguments: [String]

  init() throws {
    swiftc = try Self.findCompiler()
    let build = try Self.findBuildFolder()
    let moduleMap = build.appending(path: "CSeam.build/module.modulemap")
    arguments = [
      "-swift-version", "6", "-I", build.appending(path: "Modules").path,
      "-Xcc", "-fmodule-map-file=\(moduleMap.path)",
      "-Xcc", "-I", "-Xcc", Self.package.appending(path: "Sources/CSeam/include").path,
      "-module-cache-path", build.appending(path: "ModuleCache").path,
    ]
  }

  /// The folder of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL

  static func sources(in folder: String) throws -> [URL] {
    let all = try FileManager.default.contentsOfDirectory(
      at: package.appending(path: "Tests/Fixtures/\(folder)"), includingPropertiesForKeys: nil)
    return all.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  func run(_ options: [String], _ sources: [URL]) throws -> Outcome {
    #if canImport(Darwin)
      let options =
        options + ["-sdk", try Self.run(URL(filePath: "/usr/bin/xcrun"), ["--show-sdk-path"]).output.trimmed]
    #endif
    return try Self.run(swiftc, options + arguments + sources.map(\.path))
  }

  private static func run(_ program: URL, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }

  // MARK: - Places

  /// `swiftc` beside the standard library that this process runs with; on Apple systems, where that one is the system's,
  /// the developer folder's.
  private static func findCompiler() throws -> URL {
    #if canImport(Darwin)
      return URL(filePath: try run(URL(filePath: "/usr/bin/xcrun"), ["--find", "swiftc"]).output.trimmed)
    #else
      // A line ends in a path such as usr/lib/swift/linux/libswiftCore.so.
      let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
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
