package import Seam

/// What one window has for itself.
package struct WindowScope: ChildScope {
  package var seams = Seams()
  package var parent: AppScope

  package init(parent: AppScope) { self.parent = parent }
}

extension WindowScope {
  package var images: ImageCache { shared(\.images) { ImageCache(service: parent.productService) } }

  @MainActor package var products: ProductListModel {
    shared(\.products) {
      ProductListModel(
        service: parent.productService, favorites: parent.favoritesService, prices: parent.priceService,
        clock: parent.clock)
    }
  }
  @MainActor package var favorites: FavoritesModel {
    shared(\.favorites) {
      FavoritesModel(service: parent.productService, favorites: parent.favoritesService)
    }
  }
  @MainActor package var account: AccountModel {
    shared(\.account) { AccountModel(service: parent.accountService, tokens: parent.tokenStore) }
  }

  /// A screen that takes its product from whoever opens it, and its services from here.
  @MainActor package func productDetail(_ product: Product) -> ProductDetailModel {
    ProductDetailModel(
      product: product, service: parent.productService, favorites: parent.favoritesService,
      prices: parent.priceService, images: images)
  }

  /// A picture beside each product of a list.
  @MainActor package func picture(of product: Product) -> PictureModel {
    PictureModel(name: product.image, images: images)
  }

  /// A function, for the scope must not hold what holds it: the coordinator builds screens out of the scope.
  @MainActor package func makeCoordinator(sessions: Sessions) -> Coordinator {
    Coordinator(window: self, sessions: sessions)
  }
}
