import Foundation
import Testing

/// Taking Seam out of the app means editing the scope files.
@Suite struct ImportTests {
  @Test func `no view model, service, model or screen imports Seam`() throws {
    let shop = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    var users: Set<String> = []
    for part in ["Checkout", "Core", "Server", "Terminal"] {
      for path in try FileManager.default.subpathsOfDirectory(atPath: shop.appending(path: part).path)
      where path.hasSuffix(".swift") {
        let source = try String(contentsOf: shop.appending(path: "\(part)/\(path)"), encoding: .utf8)
        let isUser = source.split(separator: "\n").contains { $0.firstMatch(of: /\bimport Seam\w*\b/) != nil }
        if isUser { users.insert("\(part)/\(path)") }
      }
    }
    #expect(
      users.subtracting([
        "Checkout/CheckoutBench.swift", "Checkout/CheckoutNeeds.swift", "Checkout/CheckoutScope.swift",
        "Terminal/Previews.swift", "Terminal/Shop.swift",
      ]).allSatisfy { user in
        ["Core/Scopes/", "Core/Mocks/", "Core/Doubles/", "Checkout/Doubles/"].contains { user.hasPrefix($0) }
      }, "\(users)")
    #expect(users.count > 10)
  }
}
