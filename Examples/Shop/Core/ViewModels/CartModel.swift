import Foundation
import Observation

/// The cart of whoever is signed in, as one window sees it.
@MainActor @Observable
package final class CartModel: ScreenModel {
  package var lines: LoadingState<[CartLine]> { loader.state }
  package private(set) var notice: String?
  private let loader = Loader<[CartLine]>()
  @ObservationIgnored private let service: any CartService

  package init(service: any CartService) { self.service = service }

  package var isSettled: Bool { lines.isSettled }
  package var total: Price? { lines.value.flatMap { $0.isEmpty ? nil : $0.total } }

  package func load() async { await loader.load { try await service.lines() } }

  package func follow() async {
    guard let updates = try? await service.updates() else { return }  // `load` says why
    for await lines in updates { loader.accept(lines) }
  }

  package func change(_ product: Product, by amount: Int) async {
    do {
      try await service.change(product, by: amount)
      notice = nil
    } catch {
      notice = error.localizedDescription
    }
  }
}
