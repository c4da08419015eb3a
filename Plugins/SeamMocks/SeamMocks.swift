import Foundation
import PackagePlugin

/// Writes doubles of marked protocols on each build: of the target's own; for tests also of those in the targets that they
/// depend on, unless one of these depends on `SeamDoubles`: it has its doubles itself.
@main
struct SeamMocks: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let modules = [target] + (target.kind == .test ? directDependencies(of: target) : [])
    guard hasRuntime(target) else {
      Diagnostics.error(
        "target '\(target.name)' has the plugin 'SeamMocks' and not what doubles stand on; add .product(name: \"SeamDoubles\", package: \"seam\")"
      )
      return []
    }
    let tool = try context.tool(named: "SeamCommand").url
    return try modules.map { module in
      try command(tool, for: module, in: target, context.pluginWorkDirectoryURL)
    }
  }

  /// Doubles of one module's protocols are one file, so that its name is known before anything is read.
  private func command(
    _ tool: URL, for module: SwiftSourceModuleTarget, in target: SwiftSourceModuleTarget, _ folder: URL
  ) throws -> Command {
    let sources = swiftFiles(of: module)
    let others = module.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { $0.name != "SeamDoubles" }.flatMap(swiftFiles)
    let output = folder.appending(path: "\(module.name)+Mocks.swift")
    // A file of words, since a command line has an end.
    let words = folder.appending(path: "\(module.name).words")
    var lines = [
      "--absolute-paths", "--output", output.path, "--cache",
      folder.appending(path: "\(module.name).cache").path,
    ]
    if module.name != target.name { lines += ["--module", module.moduleName, "--access", "internal"] }
    lines += others.flatMap { ["--sources", $0.path] }
    lines += ["--"] + sources.map(\.path)
    let text = lines.joined(separator: "\n") + "\n"
    if (try? String(contentsOf: words, encoding: .utf8)) != text {
      try Data(text.utf8).write(to: words)
    }
    // What cannot be seen from here, the author says beside the protocols.
    let own = module.directoryURL.appending(path: ".seam-mock")
    let files = (FileManager.default.fileExists(atPath: own.path) ? [own] : []) + [words]
    return .buildCommand(
      displayName: "Doubles of \(module.name) for \(target.name)", executable: tool,
      arguments: ["mock"] + files.flatMap { ["--words", $0.path] },
      inputFiles: files + sources + others, outputFiles: [output])
  }

  private func directDependencies(of target: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
    target.dependencies.compactMap { dependency in
      guard case .target(let target) = dependency, let module = target as? SwiftSourceModuleTarget,
        !hasRuntime(module)
      else { return nil }
      return module
    }
  }

  private func hasRuntime(_ target: SwiftSourceModuleTarget) -> Bool {
    target.recursiveTargetDependencies.contains { $0.name == "SeamDoubles" }
  }

  private func swiftFiles(of target: SwiftSourceModuleTarget) -> [URL] {
    target.sourceFiles(withSuffix: "swift").map(\.url).sorted { $0.path < $1.path }
  }
}
