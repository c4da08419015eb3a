package import Seam

/// What there is as long as somebody is signed in: one for all windows, gone with signing out.
package struct SessionScope: ChildScope {
  package var seams = Seams()
  package var parent: AppScope
  package let account: Account

  package init(parent: AppScope, account: Account) {
    self.parent = parent
    self.account = account
  }
}

extension SessionScope {
  package var cart: any CartService {
    shared(\.cart) { LiveCartService(database: parent.database, account: account) }
  }
  package var orders: any OrderService {
    unique(\.orders) {
      LiveOrderService(client: parent.apiClient, database: parent.database, account: account)
    }
  }
}
