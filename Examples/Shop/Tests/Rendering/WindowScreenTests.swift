import SeamDoubles
import SeamTesting
import Testing

@testable import ShopCore
@testable import ShopTerminal

@MainActor @Suite(.timeLimit(.minutes(1)), .scope(AppScope.self)) struct WindowScreenTests {
  func window(
    _ products: MockProductService = MockProductService { $0.sell() },
    favorites: MockFavoritesService = MockFavoritesService { $0.keep([2]) }
  ) -> Coordinator {
    ShopTests.window(products: products, favorites: favorites)
  }

  /// The window after its screen has loaded.
  func text(_ window: Coordinator, width: Int = 44, height: Int? = 9) async -> String {
    await showing(window.screen!) {}
    return drawn(window, width: width, height: height)
  }

  func drawn(_ window: Coordinator, width: Int = 44, height: Int? = 9) -> String {
    let lines = WindowScreen.lines(window, width: width, height: height)
    #expect(lines.allSatisfy { $0.columns == width })
    #expect(height == nil || lines.count == height)
    return lines.map { "|\($0.text)|" }.joined(separator: "\n")
  }

  @Test func `the products`() async {
    let window = window()
    _ = await text(window)
    window.moveSelection(by: 1)
    #expect(
      drawn(window) == """
        | Shop  [1 Products] 2 Favorites  3 Ca…  ♥ 1 |
        |────────────────────────────────────────────|
        |     Brass desk lamp                 €89.00 |
        | ▸ ♥ Crème brûlée torch              €31.50 |
        |     Hinoki soap 檜                   €9.50 |
        |                                            |
        |                                            |
        |────────────────────────────────────────────|
        | ↑↓ move  enter open  f favorite  a add to …|
        """)
  }

  @Test func `a wide window has the details beside the names`() async {
    let screen = await text(window(), width: 100, height: 6)
    #expect(
      screen == """
        | Shop  [1 Products] 2 Favorites  3 Cart  4 Orders  5 Account  6 Settings                        ♥ 1 |
        |────────────────────────────────────────────────────────────────────────────────────────────────────|
        | ▸   Brass desk lamp              A lamp with a heavy foot and a shade that turns. Takes…    €89.00 |
        |   ♥ Crème brûlée torch           A small flame for a thin crust. Refills from any light…    €31.50 |
        |────────────────────────────────────────────────────────────────────────────────────────────────────|
        | ↑↓ move  enter open  f favorite  a add to cart  / search  o order  q quit                          |
        """)
  }

  @Test func `one product`() async {
    let window = window()
    _ = await text(window)
    window.moveSelection(by: 1)
    window.openSelection()
    let screen = await text(window, height: 15)
    #expect(
      screen == """
        | Shop  [1 Products] 2 Favorites  3 Ca…  ♥ 1 |
        |────────────────────────────────────────────|
        |                                            |
        |   Crème brûlée torch                €31.50 |
        |   ♥ favorite                               |
        |                                            |
        |   A small flame for a thin crust.          |
        |   Refills from any lighter-gas can; sold   |
        |   empty.                                   |
        |                                            |
        |   updated 2026-03-05                       |
        |                                            |
        |   [torch]                                  |
        |────────────────────────────────────────────|
        | esc back  f favorite  a add to cart  +/- p…|
        """)
  }

  @Test func `one product that could not be loaded again`() async {
    let service = MockProductService { $0.sell() }
    let window = ShopTests.window(products: service)
    await window.products.load()
    window.moveSelection(by: 2)
    window.openSelection()
    service.mock.product.throws(APIError.offline)
    let screen = await text(window, height: nil)
    #expect(
      screen == """
        | Shop  [1 Products] 2 Favorites  3 Cart  …  |
        |────────────────────────────────────────────|
        |                                            |
        |   Hinoki soap 檜                     €9.50 |
        |   not a favorite                           |
        |                                            |
        |   Smells of a bath house in the            |
        |   mountains.                               |
        |                                            |
        |   updated 2026-03-08                       |
        |                                            |
        |   This may be out of date.                 |
        |   The shop cannot be reached. Is there a   |
        |   connection?                              |
        |                                            |
        |   Press r to try again.                    |
        |────────────────────────────────────────────|
        | esc back  f favorite  a add to cart  +/- p…|
        """)
  }

  @Test func `the favorites`() async {
    let window = window()
    _ = await text(window)
    window.show(.favorites)
    let screen = await text(window, height: 6)
    #expect(
      screen == """
        | Shop   1 Products [2 Favorites] 3 Ca…  ♥ 1 |
        |────────────────────────────────────────────|
        | ▸ ♥ Crème brûlée torch              €31.50 |
        |                                            |
        |────────────────────────────────────────────|
        | ↑↓ move  enter open  f favorite  a add to …|
        """)
  }

  @Test func `nothing yet`() {
    #expect(
      drawn(window(MockProductService { $0.products.neverReturns() }), height: 6) == """
        | Shop  [1 Products] 2 Favorites  3 Cart  …  |
        |────────────────────────────────────────────|
        |                                            |
        |   Loading products…                        |
        |────────────────────────────────────────────|
        | ↑↓ move  enter open  f favorite  a add to …|
        """)
  }

  @Test func `an empty shop`() async {
    #expect(
      await text(window(MockProductService { $0.sell([]) })).contains(
        "|   The shop is empty today.                 |"))
  }

  @Test func `no favorites`() async {
    let window = window(favorites: MockFavoritesService { $0.keep() })
    window.show(.favorites)
    let text = await text(window)
    #expect(text.contains("|   No favorites yet. Press f on a product   |"))
    #expect(text.contains("|   to keep it here.                         |"))
  }

  @Test func `a failure says what to do`() async {
    let failure = APIError.server(status: 500, message: "closed for stocktaking")
    let screen = await text(window(MockProductService { $0.products.throws(failure) }))
    #expect(
      screen == """
        | Shop  [1 Products] 2 Favorites  3 Ca…  ♥ 1 |
        |────────────────────────────────────────────|
        |                                            |
        |   The products could not be loaded.        |
        |   The shop answered: closed for            |
        |   stocktaking (500).                       |
        |                                            |
        |────────────────────────────────────────────|
        | ↑↓ move  enter open  f favorite  a add to …|
        """)
  }

  @Test func `favorites that cannot be read are told below the products`() async {
    let window = window(favorites: MockFavoritesService { $0.updates.throws(UnreadableFavorites()) })
    let screen = await text(window, width: 72, height: 7)
    #expect(
      screen == """
        | Shop  [1 Products] 2 Favorites  3 Cart  4 Orders  5 Account  6 Setti…  |
        |────────────────────────────────────────────────────────────────────────|
        | ▸   Brass desk lamp                                             €89.00 |
        |     Crème brûlée torch                                          €31.50 |
        |────────────────────────────────────────────────────────────────────────|
        | The stored favorites cannot be read; they are left as they are.        |
        | ↑↓ move  enter open  f favorite  a add to cart  / search  o order  q q…|
        """)
  }

  @Test func `a list that is too long is scrolled to the selection`() async {
    let products = (1...50).map { id in
      var product = Product.samples[0]
      (product.id, product.name) = (id, "Lamp \(id)")
      return product
    }
    let window = window(MockProductService { $0.sell(products) })
    _ = await text(window)
    for (move, names) in [(0, 1...5), (10, 9...13), (99, 46...50)] {
      window.moveSelection(by: move)
      let rows = WindowScreen.lines(window, width: 40, height: 9).dropFirst(2).prefix(5).map(\.text)
      #expect(rows.count == names.count)
      for (row, number) in zip(rows, names) { #expect(row.contains("Lamp \(number) ")) }
    }
  }

  @Test func `every size is filled exactly, however small`() async {
    let windows = [
      window(), window(MockProductService { $0.products.throws(APIError.offline) }),
      window(MockProductService { $0.sell([]) }),
    ]
    for window in windows {
      _ = await text(window)
      for _ in 1...2 {
        for width in [1, 2, 3, 7, 20, 33, 80, 99, 100, 200] {
          for height in 1...12 { _ = drawn(window, width: width, height: height) }
        }
        window.openSelection()
      }
    }
  }
}
