package import Seam

/// One checkout, from the bill to the order's number.
package struct CheckoutScope<Needs: CheckoutNeeds>: ChildScope {
  package var seams = Seams()
  package var parent: Needs

  package init(parent: Needs) { self.parent = parent }
}

extension CheckoutScope {
  @MainActor package var model: CheckoutModel { shared(\.model) { CheckoutModel(basket: parent.basket) } }
}
