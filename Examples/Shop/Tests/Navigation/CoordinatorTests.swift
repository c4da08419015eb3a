import SeamDoubles
import ShopCore
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct CoordinatorTests {
  func window(
    products: any ProductService = MockProductService(),
    favorites: any FavoritesService = MockFavoritesService()
  ) -> Coordinator {
    Coordinator(
      products: ProductListModel(service: products, favorites: favorites),
      favorites: FavoritesModel(service: products, favorites: favorites),
      makeDetail: { ProductDetailModel(product: $0, service: products, favorites: favorites) })
  }

  @Test func `the selection stays within the list`() async {
    let window = window()
    #expect(window.selectedIndex == nil)
    window.moveSelection(by: 1)
    await window.products.load()
    #expect(window.selectedIndex == 0)
    window.moveSelection(by: -1)
    #expect(window.selectedIndex == 0)
    window.moveSelection(by: 99)
    #expect(window.selectedIndex == 2)
  }

  @Test func `the selection stays on its product when the list changes`() async {
    let service = MockProductService()
    let window = window(products: service)
    await window.products.load()
    window.moveSelection(by: 1)
    await service.change(to: .value(Product.samples.reversed() + [Product.samples[0]]))
    await window.products.load()
    #expect(window.product?.id == 2)
    await service.change(to: .value([Product.samples[0]]))
    await window.products.load()
    #expect(window.product?.id == 1)
  }

  @Test func `the product that is selected is opened, and closed again`() async {
    let window = window()
    window.openSelection()
    #expect(window.detail == nil)
    await window.products.load()
    window.moveSelection(by: 1)
    window.openSelection()
    let detail = window.detail
    #expect(detail?.product == Product.samples[1])
    #expect(window.screen === detail)
    window.moveSelection(by: 1)
    window.openSelection()
    #expect(window.detail === detail)
    window.closeDetail()
    #expect(window.screen === window.products)
    #expect(window.product?.id == 2)
  }

  @Test func `a tab closes what was open`() async {
    let window = window()
    await window.products.load()
    window.openSelection()
    window.show(.favorites)
    #expect(window.detail == nil)
    #expect(window.screen === window.favorites)
  }

  @Test func `two windows have one set of favorites, and each its own selection`() async {
    let favorites = LiveFavoritesService(store: InMemoryStore())
    let (one, two) = (window(favorites: favorites), window(favorites: favorites))
    let screens: [any ScreenModel] = [one.products, two.favorites]
    let work = screens.map { screen in Task { await screen.appear() } }
    two.show(.favorites)
    await eventually { one.products.isSettled && two.favorites.isSettled }
    one.moveSelection(by: 2)
    await one.toggleFavorite()
    await eventually { two.favorites.state.value?.map(\.id) == [3] }
    #expect(one.selectedIndex == 2)
    #expect(two.selectedIndex == 0)
    await two.toggleFavorite()
    await eventually { one.products.marks.ids.value == [] }
    for task in work { task.cancel() }
  }
}
