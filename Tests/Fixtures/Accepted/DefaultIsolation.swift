// Main-actor types by annotation in one mode and by default in the other; their members say where they are.
import Seam

struct ShopScope: RootScope {
  var seams = Seams()
  static let main = ShopScope()
}

@MainActor final class Basket {
  let name: String
  init(_ name: String) { self.name = name }
}

extension ShopScope {
  @MainActor var basket: Basket { shared(\.basket) { Basket("basket") } }
  @MainActor var receipt: Basket { unique(\.receipt) { Basket(basket.name) } }
  @MainActor var printer: Basket { boundary(\.printer) { Basket("printer") } }
  @MainActor var screen: Basket { weak(\.screen) { Basket("screen") } }
  var city: String { shared(\.city) { "Oslo" } }

  static var scenarios: [Scenario<ShopScope>] { [] }
}

nonisolated func background(_ shop: ShopScope) -> String { shop.city }

struct AisleScope: ChildScope {
  var seams = Seams()
  var parent: ShopScope
  var staff: StaffScope
  static var owners: [Owner<Self>] { [Owner(\.staff)] }
}

struct StaffScope: Scope {
  var seams = Seams()
}

struct TillScope: ChildScope {
  var seams = Seams()
  var parent: ShopScope
  var staff: StaffScope
  static let owners: [Owner<Self>] = [Owner(\.staff)]
}

extension AisleScope {
  @MainActor var shelf: Basket { shared(\.shelf) { Basket(parent.receipt.name) } }
}

@MainActor func shop(_ shop: ShopScope) -> Basket {
  let derived = shop.replacing {
    $0.basket = Basket("fake")
    $0[\AisleScope.shelf] = Basket("shelf")
    $0.decorate(\.receipt) { original in original }
    $0.replace(main: \.printer) { scope in Basket(scope.basket.name) }
  }
  return AisleScope(parent: derived, staff: StaffScope()).shelf
}
