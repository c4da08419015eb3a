package import Seam

/// What one window has for itself.
package struct WindowScope: ChildScope {
  package var seams = Seams()
  package var parent: AppScope

  package init(parent: AppScope) { self.parent = parent }
}

extension WindowScope {
  @MainActor package var products: ProductListModel {
    shared(\.products) {
      ProductListModel(service: parent.productService, favorites: parent.favoritesService)
    }
  }
  @MainActor package var favorites: FavoritesModel {
    shared(\.favorites) {
      FavoritesModel(service: parent.productService, favorites: parent.favoritesService)
    }
  }

  /// A function, for the scope must not hold what holds it: the coordinator builds screens out of the scope.
  @MainActor package func makeCoordinator() -> Coordinator {
    Coordinator(products: products, favorites: favorites) { parent.productDetail($0) }
  }
}
