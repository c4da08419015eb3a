import Seam
import SeamTesting
import Testing

@testable import ShopCore
@testable import ShopTerminal

@MainActor @Suite(.timeLimit(.minutes(1))) struct PreviewTests {
  /// Strict: a boundary that is touched fails the test.
  @Test(arguments: Preview.all.map(\.name)) func `a preview shows its screen and reaches nothing outside`(
    name: String
  ) async throws {
    let preview = try #require(Preview.all.first { $0.name == name })
    let text = try await preview.text { scenario in AppScope.test { $0.play(scenario) } }
    #expect(text.contains { $0.isLetter })
  }

  @Test func `each screen is there in each state`() async throws {
    let names = Preview.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count == AppScope.mocked.count * (Coordinator.Tab.allCases.count + 2) + 3)
  }

  @Test(arguments: [
    ("cart, loaded", "   Total                                                                €117.50"),
    ("orders, loaded", "   2026-03-08  3F2A                                                      €63.00"),
    ("account, loaded", "   Signed in as Ada. Press s to sign out."),
    ("cart, empty", "   Nobody is signed in. Press s: any name, and the password is 'sesame'."),
    ("checkout, loaded", "   3 × Hinoki soap 檜                                                    €28.50"),
    ("checkout, failing", "   The shop answered: closed for stocktaking (500)."),
    ("orders, failing", "   The orders could not be loaded."),
    ("cart, loading", "   Loading cart…"),
    ("settings, loaded", "   Theme                                                                  color"),
    (
      "favorites, live-favorites",
      "   ♥ Hinoki soap 檜                                                       €9.50"
    ),
    ("checkout on its bench, unreadable", "   The bill is lost."),
  ])
  func `a preview reads`(name: String, line: String) async throws {
    let preview = try #require(Preview.all.first { $0.name == name })
    let text = try await preview.text { .preview($0) }
    #expect(text.split(separator: "\n").contains { $0 == line }, "\(text)")
  }
}
