// shape 21: Equatable and Hashable
// seam:mock
protocol Badge: Equatable {
  var text: String { get }
}

// seam:mock
protocol Stamp: Hashable, Comparable, Sendable {
  func print() -> String
}

// shape 22: other protocols of the standard library
// seam:mock
protocol Trouble: Error, CustomStringConvertible, Identifiable where ID == Int {
  var code: Int { get }
}

// seam:mock
protocol Document: Codable, CustomDebugStringConvertible, TextOutputStream {
  var pages: Int { get }
}

// shape 23: what a protocol in the same file asks for
// seam:mock
protocol Input {
  func read() throws -> String
}

// seam:mock
protocol Terminal: Input {
  var device: String { get set }
  func write(_ text: String) throws
}

// shape 24: one ancestor in two ways, and a member that is declared again
protocol Named {
  var name: String { get }
}
protocol Aged: Named {
  func age() -> Int
}
protocol Titled: Named {
  var name: String { get set }
  func title() -> String
}

// seam:mock
protocol Person: Aged, Titled {
  func greet() -> String
}

// shape 25: an alias of a composition
protocol Opening { func open() }
protocol Closing { func close() }
typealias Gate = Opening & Closing

// seam:mock
protocol LockedGate: Gate {
  func lock()
}

class Control {
  func draw() {}
}

class Field {
  let label: String
  init(label: String, isWide: Bool = false) { self.label = label }
}

// shape 26: a base class
// seam:mock
protocol Tappable: Control {
  func tap()
}

// seam:mock
protocol Editable: Field {
  func edit() -> Bool
}

// shape 27: classes alone
// seam:mock
protocol Delegate: AnyObject {
  func didEnd(_ code: Int)
}

// shape 88: a base class in a where clause
// seam:mock
protocol Sliding where Self: Control {
  func slide(by points: Double)
}

// shape 28: a default implementation, and a helper that is no requirement
// seam:mock
protocol Host {
  func welcome(name: String, loudly: Bool) -> String
  func wave() -> Int
}

extension Host {
  func wave() -> Int { 1 }
  func welcome(name: String) -> String { welcome(name: name, loudly: false) }
}
