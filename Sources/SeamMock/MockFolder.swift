import Foundation

/// A file with doubles, or with what they stand on.
package struct MockFile: Sendable, Hashable {
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// The folder that doubles are written to.
///
/// Files in it that an earlier run has written and that no protocol needs any more are removed; others are let be.
package struct MockFolder: Sendable {
  private let url: URL
  private let path: String
  private let isWhole: Bool

  /// - Parameter isWhole: whether all doubles in it are made by one run.
  package init(_ path: String, isWhole: Bool = true) {
    self.path = path
    self.isWhole = isWhole
    url = URL(filePath: path)
  }

  /// Writes what differs, so that nothing is built again for nothing.
  package func write(_ files: [MockFile]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for file in files where content(file.name) != file.text {
      try Data(file.text.utf8).write(to: url.appending(path: file.name), options: .atomic)
    }
    for name in leftovers(files) { try FileManager.default.removeItem(at: url.appending(path: name)) }
  }

  /// What writing would change, one line each, sorted by name.
  package func differences(from files: [MockFile]) -> [String] {
    var lines: [(name: String, text: String)] = files.compactMap { file in
      switch content(file.name) {
      case file.text?: nil
      case nil: (file.name, "\(path)/\(file.name): error: is missing; run 'seam mock'")
      default:
        (file.name, "\(path)/\(file.name):1:1: error: is not what its protocols say now; run 'seam mock'")
      }
    }
    lines += leftovers(files).map { ($0, "\(path)/\($0):1:1: error: no protocol needs it; run 'seam mock'") }
    return lines.sorted { $0.name < $1.name }.map(\.text)
  }

  private func leftovers(_ files: [MockFile]) -> [String] {
    guard isWhole else { return [] }
    let names = Set(files.map(\.name))
    let present = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return present.filter { name in
      name.hasSuffix(".swift") && !names.contains(name)
        && content(name)?.hasPrefix(MockGenerator.header) == true
    }.sorted()
  }

  private func content(_ name: String) -> String? {
    try? String(contentsOf: url.appending(path: name), encoding: .utf8)
  }
}
