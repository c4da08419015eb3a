// shape 12: static members
// seam:mock
protocol Plant {
  static var count: Int { get set }
  static func grow(_ name: String) throws -> Int
  func water() -> Bool
}

// shape 13: an initializer
// seam:mock
protocol Modem {
  init(host: String, port: Int)
  func ping() -> Bool
}

// shape 14: initializers that fail, throw, take time or take nothing
// seam:mock
protocol Archive {
  init()
  init?(path: String)
  init(address: String) async throws
}

// shape 15: initializers like those of the double
// seam:mock
protocol Origin {
  init(fileID: String, line: Int)
  init(_ other: Int)
}

// shape 16: subscripts, with and without a setter
// seam:mock
protocol Sheet {
  subscript(row: Int) -> String { get }
  subscript(key key: String) -> Int? { get set }
}

// shape 17: subscripts that differ by a label or a type alone
// seam:mock
protocol Grid {
  subscript(_ index: Int) -> String { get }
  subscript(index index: Int) -> String { get }
  subscript(_ name: String) -> String { get set }
  subscript<Value>(type type: Value.Type) -> Value? { get }
}

// shape 18: a static subscript
// seam:mock
protocol Registry {
  static subscript(key: String) -> Int { get set }
}

// shape 19: operators
// seam:mock
protocol Arrow {
  static func + (lhs: Self, rhs: Self) -> Self
  static prefix func - (value: Self) -> Self
}

// shape 20: Self as parameter and result
// seam:mock
protocol Leaf: AnyObject {
  func copy() -> Self
  func isSame(as other: Self) -> Bool
  func children() -> [Self]
  func visit(_ body: @escaping (Self) -> Void)
}
