import CompilerSupport
import Foundation
import Testing

/// Whatever a page points to is there.
struct LinkTests {
  @Test(arguments: try Page.files { $0.hasSuffix(".md") })
  func `links lead to files and headings of the package`(_ path: String) throws {
    let page = try Page(path: path)
    for (number, line) in page.prose {
      for match in line.matches(of: /\]\(([^)\s]+)\)/) where !match.1.contains("://") {
        let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target = parts[0].isEmpty ? page.path : Self.resolve(parts[0], from: page.path)
        let isThere = FileManager.default.fileExists(atPath: Compiler.package.appending(path: target).path)
        #expect(isThere, "\(path):\(number): \(match.1)")
        guard isThere, parts.count == 2 else { continue }
        #expect(try Page(path: target).anchors.contains(String(parts[1])), "\(path):\(number): \(match.1)")
      }
    }
  }

  @Test(arguments: try Page.all())
  func `files that a page names are there`(_ page: Page) throws {
    let files = try Page.files { _ in true }
    for (number, line) in page.prose {
      for match in line.matches(of: /`([A-Za-z0-9_+.\/-]+)`/) {
        let name = String(match.1)
        let isFile = [".swift", ".md", ".c", ".h"].contains { name.hasSuffix($0) && name.count > $0.count }
        guard isFile || name.contains("/") else { continue }
        let isThere = files.contains {
          "/\($0)".hasSuffix("/\(name)") || "/\($0)".contains("/\(name.trimmingSlash)/")
        }
        #expect(isThere, "\(page.path):\(number): \(name)")
      }
    }
  }

  /// Types, that is: a word with a capital that stands in backticks is one in the sources. Two pages name those of others.
  @Test(arguments: try Page.all().filter { !["Migrating", "Testing"].contains($0.name) })
  func `types that a page names are in the sources`(_ page: Page) throws {
    let sources = try Page.files { $0.hasSuffix(".swift") || $0.hasPrefix("Sources/C") }
    let words = try sources.reduce(into: Set<Substring>()) { words, path in
      let text = try String(contentsOf: Compiler.package.appending(path: path), encoding: .utf8)
      words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }
    let own = Set(page.blocks.flatMap { $0.text.split { !$0.isLetter && !$0.isNumber } })
    for (number, line) in page.prose {
      for match in line.matches(of: /`([A-Z][A-Za-z]+)(\.[a-zA-Z]+)?`/) {
        #expect(words.contains(match.1) || own.contains(match.1), "\(page.path):\(number): \(match.1)")
      }
    }
  }

  private static func resolve(_ link: Substring, from path: String) -> String {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }
}

extension Page {
  /// The headings as links name them.
  fileprivate var anchors: Set<String> {
    Set(
      prose.filter { $0.text.hasPrefix("#") }.map { line in
        let heading = line.text.drop { $0 == "#" || $0 == " " }.lowercased()
        return heading.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.replacing(
          " ", with: "-")
      })
  }
}

extension String {
  fileprivate var trimmingSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
