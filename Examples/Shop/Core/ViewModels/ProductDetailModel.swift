import Foundation
import Observation

/// One product: at once as the caller knows it, then as the server has it now.
@MainActor @Observable
package final class ProductDetailModel: MarkedScreenModel {
  package let marks: FavoriteMarks
  package private(set) var picture: Picture?
  private let known: Product
  private let loader = Loader<Product>()
  /// The product as somebody wishes it, until the server has answered.
  private var draft: Product?
  private var refusal: String?
  @ObservationIgnored private var edits = 0
  @ObservationIgnored private let service: any ProductService
  @ObservationIgnored private let prices: any PriceService
  @ObservationIgnored private let images: ImageCache

  package init(
    product: Product, service: any ProductService, favorites: any FavoritesService, prices: any PriceService,
    images: ImageCache
  ) {
    known = product
    self.service = service
    self.prices = prices
    self.images = images
    marks = FavoriteMarks(service: favorites)
  }

  /// The newest that is known; there is always one to show.
  package var product: Product { draft ?? loader.latest ?? known }

  /// How far the newest is.
  package var state: LoadingState<Product> { loader.state }

  package var isSettled: Bool { state.isSettled && marks.ids.isSettled }

  package var notice: String? { refusal ?? marks.notice }

  package func load() async {
    await loader.load {
      async let picture = try? images.picture(named: known.image)
      let product = try await service.product(id: known.id)
      self.picture = await picture ?? self.picture  // a product without its picture is a product
      return product
    }
  }

  package func follow() async {
    async let marking: Void = marks.follow()
    await prices.follow { change in loader.edit { $0.applying(change) } }
    await marking
  }

  /// Changes the price at once, and takes that back where the shop refuses.
  package func changePrice(by cents: Int) async {
    edits += 1
    let edit = edits
    var edited = product
    edited.price.cents = max(0, edited.price.cents + cents)
    draft = edited
    do {
      loader.accept(try await service.update(edited))
      refusal = nil
    } catch {
      refusal = error.localizedDescription
    }
    if edit == edits { draft = nil }  // a later edit builds on this one and still waits
  }
}
