import Seam

final class Basket { var items: [String] = [] }

struct AppScope: Scope {
  var seams = Seams()
  let basket: Basket  // error: stored property 'basket' of 'Sendable'-conforming struct 'AppScope' has non-Sendable type 'Basket'
}
