import CompilerSupport
import Foundation

/// One page of the documentation.
struct Page: CustomStringConvertible {
  /// Relative to the package: `Documentation/Architecture.md`.
  let path: String
  let lines: [Substring]

  struct Block {
    let language: String
    /// A second word behind the language: what tests call the block.
    let name: String?
    /// The line of its first line.
    let line: Int
    let lines: [Substring]
    var text: String { lines.map { $0 + "\n" }.joined() }
  }

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  init(path: String) throws {
    let url = Compiler.package.appending(path: path)
    self.init(path: path, text: try String(contentsOf: url, encoding: .utf8))
  }

  var description: String { path }

  var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

  /// The fenced blocks, in order.
  var blocks: [Block] {
    var blocks: [Block] = []
    var open: (words: [Substring], line: Int)?
    for (number, line) in zip(1..., lines) where line.hasPrefix("```") {
      if let (words, start) = open {
        blocks.append(
          Block(
            language: words.first.map(String.init) ?? "", name: words.dropFirst().first.map(String.init),
            line: start + 1, lines: Array(lines[start..<(number - 1)])))
        open = nil
      } else {
        open = (line.dropFirst(3).split(separator: " "), number)
      }
    }
    return blocks
  }

  /// The lines outside fenced and indented blocks, with their numbers.
  var prose: [(number: Int, text: Substring)] {
    var isFenced = false
    return zip(1..., lines).filter { _, line in
      if line.hasPrefix("```") {
        isFenced.toggle()
        return false
      }
      return !isFenced && !line.hasPrefix("    ")
    }.map { ($0, $1) }
  }

  /// What users read first, and the folder of pages.
  static func all() throws -> [Page] {
    try files { $0 == "README.md" || ($0.hasPrefix("Documentation/") && $0.hasSuffix(".md")) }.map(
      Page.init(path:))
  }

  /// The files of the package, without what is hidden or built.
  static func files(where isWanted: (String) -> Bool) throws -> [String] {
    var found: [String] = []
    func look(in folder: String) throws {
      let url = Compiler.package.appending(path: folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(
          atPath: Compiler.package.appending(path: path).path, isDirectory: &isFolder)
        if isFolder.boolValue { try look(in: path) } else if isWanted(path) { found.append(path) }
      }
    }
    try look(in: "")
    return found
  }
}
