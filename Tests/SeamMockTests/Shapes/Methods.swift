// swift-format-ignore-file

// shape 01: a method without parameters or result
// seam:mock
protocol Doorbell {
  func press()
}

// shape 02: external, internal and omitted labels
// seam:mock
protocol Postbox {
  func send(_ weight: Int, from sender: String, to receiver: String, note: String?) -> Bool
}

struct Station: Equatable {
  var code: String
}

// shape 03: asynchronous and throwing methods
// seam:mock
protocol Timetable {
  func stations() async throws -> [Station]
  func refresh() async
  func check(_ code: String) throws -> Station
}

// shape 42: parameters that are passed in and out
// seam:mock
protocol Editor {
  func trim(_ text: inout String) -> Int
  func fill<Element>(_ list: inout [Element], with element: Element)
}

// shape 48: any number of arguments
// seam:mock
protocol Adder {
  func sum(_ numbers: Int..., label: String) -> Int
  func show(_ lines: String...)
}

// shape 72: the ways to write that nothing is returned
// seam:mock
protocol Silence {
  func one() -> Void
  func two() -> ()
  func three(_ unit: Void) -> Swift.Void
}

// shape 73: labelled tuples
// seam:mock
protocol Couples {
  func turn(_ couple: (first: Int, second: String)) -> (second: String, first: Int)
  func all() -> [(id: Int, name: String)]
  var middle: (x: Int, y: Int) { get set }
}

// shape 74: a result that may be ignored, and other attributes
// seam:mock
protocol Basket {
  @discardableResult func put(_ thing: String) -> Int
  func price() -> Int
  @available(*, noasync) func lock()
}

// shape 81: many parameters
// seam:mock
protocol Form {
  func submit(
    a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: String, h: String, i: String, j: Bool, k: Bool, l: Double
  ) async throws -> String
}

// shape 80: a protocol whose values are called like functions
// seam:mock
protocol Command {
  func callAsFunction(_ count: Int) async throws -> String
}
