import Foundation
import Testing

/// Taking Seam out of the app means editing the scope files.
@Suite struct ImportTests {
  @Test func `only scopes, mocks and the program's entry import Seam`() throws {
    let shop = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let entry = "Terminal/Shop.swift"
    var users: Set<String> = []
    for part in ["Core", "Server", "Terminal"] {
      for path in try FileManager.default.subpathsOfDirectory(atPath: shop.appending(path: part).path)
      where path.hasSuffix(".swift") {
        let source = try String(contentsOf: shop.appending(path: "\(part)/\(path)"), encoding: .utf8)
        let isUser = source.split(separator: "\n").contains { $0.firstMatch(of: /\bimport Seam\w*\b/) != nil }
        if isUser { users.insert("\(part)/\(path)") }
      }
    }
    #expect(
      users == users.filter { $0.hasPrefix("Core/Scopes/") || $0.hasPrefix("Core/Mocks/") || $0 == entry })
    #expect(users.contains(entry))
  }
}
