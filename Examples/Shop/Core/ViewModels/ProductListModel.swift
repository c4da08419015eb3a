import Foundation
import Observation

/// All goods, or those that somebody looks for.
@MainActor @Observable
package final class ProductListModel: MarkedScreenModel {
  package enum Order: CaseIterable, Sendable {
    case shop, name, price

    package var next: Order {
      switch self {
      case .shop: .name
      case .name: .price
      case .price: .shop
      }
    }
  }

  package let marks: FavoriteMarks
  package var order = Order.shop
  /// What has been typed; `query` follows once the typing pauses.
  package private(set) var search = ""
  package private(set) var query = ""
  private let loader = Loader<[Product]>()
  @ObservationIgnored private let service: any ProductService
  @ObservationIgnored private let prices: any PriceService
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private var pause: Task<Void, Never>?

  package init(
    service: any ProductService, favorites: any FavoritesService, prices: any PriceService,
    clock: any Clock<Duration>
  ) {
    self.service = service
    self.prices = prices
    self.clock = clock
    marks = FavoriteMarks(service: favorites)
  }

  /// The goods that match, in order.
  package var state: LoadingState<[Product]> {
    guard case .loaded(let products) = loader.state else { return loader.state }
    return .loaded(sorted(products.filter { query.isEmpty || $0.name.localizedStandardContains(query) }))
  }

  package var isSettled: Bool { state.isSettled && marks.ids.isSettled }

  package func load() async {
    await loader.load { try await service.products() }
  }

  package func follow() async {
    async let marking: Void = marks.follow()
    await prices.follow { change in loader.edit { $0.map { $0.applying(change) } } }
    await marking
  }

  /// Looks for `text` once nothing has been typed for a moment.
  package func search(_ text: String) {
    search = text
    pause?.cancel()
    pause = Task { [clock] in
      guard (try? await clock.sleep(for: .milliseconds(250))) != nil else { return }
      query = text
    }
  }

  private func sorted(_ products: [Product]) -> [Product] {
    switch order {
    case .shop: products
    case .name: products.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    case .price: products.sorted { $0.price.cents < $1.price.cents }
    }
  }
}
