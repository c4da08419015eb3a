import Foundation
import Observation

/// The bill, and the order that comes of it.
@MainActor @Observable
package final class CheckoutModel {
  package enum State: Equatable, Sendable {
    case loading
    case bill([BasketLine])
    case ordering([BasketLine])
    case ordered(number: String)
    case failed(String)
  }

  package private(set) var state = State.loading
  /// Why the order was not taken; the bill stays.
  package private(set) var notice: String?
  @ObservationIgnored private let basket: any Basket

  package init(basket: any Basket) { self.basket = basket }

  package var isSettled: Bool { state != .loading }

  /// Shows the bill; does nothing once it is being paid.
  package func load() async {
    switch state {
    case .loading, .failed, .bill: break
    case .ordering, .ordered: return
    }
    do { state = .bill(try await basket.lines()) } catch { state = .failed(error.localizedDescription) }
  }

  /// Orders what is on the bill, once however often it is asked to.
  package func order() async {
    guard case .bill(let lines) = state, !lines.isEmpty else { return }
    state = .ordering(lines)
    do {
      state = .ordered(number: try await basket.order())
      notice = nil
    } catch {
      state = .bill(lines)
      notice = error.localizedDescription
    }
  }
}
