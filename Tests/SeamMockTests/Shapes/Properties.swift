struct Palette: Equatable {
  var name: String
}

// shape 07: properties, with and without a setter
// seam:mock
protocol Preferences {
  var isQuiet: Bool { get }
  var palette: Palette { get set }
  var nickname: String? { get set }
}

enum ReadingError: Error {
  case blank
}

// shape 08: getters that take time or fail
// seam:mock
protocol Gauge {
  var late: Int { get async }
  var risky: Int { get throws }
  var both: String { get async throws }
  var narrow: String { get throws(ReadingError) }
}

// shape 09: properties that are closures
// seam:mock
protocol Button {
  var onTap: (() -> Void)? { get set }
  var format: (Int) -> String { get set }
}

// shape 10: values that are unwrapped implicitly
// seam:mock
protocol Storyboard {
  var title: String! { get set }
  func view(_ name: String!) -> Int!
}

// shape 11: members that change the value they belong to
// seam:mock
protocol Ticker {
  mutating func tick()
  var next: Int { mutating get nonmutating set }
}
