// Base classes that ask for more than to be inherited.

class Crate<Load> {
  let load: Load
  init(load: Load) { self.load = load }
}

// seam:mock
protocol Stacked: Crate<Int> {
  func stack() -> Int
}

class Hull {
  let length: Int
  init(length: Int) { self.length = length }
}

class Barge: Hull {
  func drift() -> Int { length }
}

// seam:mock
protocol Towed: Barge {
  func drift() -> Int
  func tow() -> Bool
}

class Curtain {
  let width: Int
  required init(width: Int) throws { self.width = width }
}

// seam:mock
protocol Hung: Curtain {
  func hang()
}

class Leaflet {
  let number: Int
  init(number: Int) { self.number = number }
}

// seam:mock
protocol Numbered: Leaflet {
  init(number: Int)
}

enum Yard {
  struct Plan { var area = 1 }
  class Shed {
    let plan: Plan
    init?(plan: Plan) {
      guard plan.area > 0 else { return nil }
      self.plan = plan
    }
  }
}

// seam:mock
protocol Built: Yard.Shed {
  func build() -> Int
}

class Pallet: Crate<[String]> {}

// seam:mock
protocol Lifted: Pallet {
  func lift()
}
