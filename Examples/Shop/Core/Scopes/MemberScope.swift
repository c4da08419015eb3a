package import Seam

/// What one window has for whoever is signed in: it stands on its window and on the session, and ends with either.
package struct MemberScope: ChildScope {
  package var seams = Seams()
  package var parent: WindowScope
  package var session: SessionScope
  package static var owners: [Owner<Self>] { [Owner(\.session)] }

  package init(parent: WindowScope, session: SessionScope) {
    self.parent = parent
    self.session = session
  }
}

extension MemberScope {
  @MainActor package var cart: CartModel { shared(\.cart) { CartModel(service: session.cart) } }
  @MainActor package var orders: OrdersModel { shared(\.orders) { OrdersModel(service: session.orders) } }
}
