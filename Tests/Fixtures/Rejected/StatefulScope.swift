import Seam

final class Basket { var items: [String] = [] }

struct AppScope: Scope {
  var seams = Seams()
  // error: stored property 'basket' of 'Sendable'-conforming struct 'AppScope' has non-Sendable type 'Basket'
  let basket: Basket
}
