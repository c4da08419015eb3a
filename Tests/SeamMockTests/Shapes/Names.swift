// swift-format-ignore-file

// shape 60: overloads that differ by a type
// seam:mock
protocol Writer {
  func write(_ value: Int)
  func write(_ value: String)
  func write(_ value: [String])
  func write(_ value: [[String]])
  func write(_ value: [String: Int])
}

// shape 61: overloads that differ by labels
// seam:mock
protocol Finder {
  func find(id: Int) -> Int
  func find(name: String) -> Int
  func find(name: String, in place: String) -> Int
  func find(for id: Int) -> Int
}

// shape 62: overloads that differ by the result
// seam:mock
protocol Settings {
  func value(_ key: String) -> Int
  func value(_ key: String) -> String?
  func value(_ key: String) -> [String: Int]
}

// shape 63: overloads that differ by effects
// seam:mock
protocol Loader {
  func load() -> Int
  func load() async -> Int
  func save() throws -> Int
}

// shape 64: names that could be derived from others
// seam:mock
protocol Clash {
  func find(id: Int)
  func findId()
  func find_id()
  func find(id: String)
  var findIdCallCount: Int { get }
  var findHandler: Int { get set }
  var findHandler_set: Int { get }
}

// shape 65: names like those of a double
// seam:mock
protocol Recording {
  var calls: [String] { get }
  var count: Int { get set }
  var handler: Int { get }
  var mock: Int { get }
  var origin: Int { get }
  func record() -> Int
  func when(_ x: Int)
  func reset()
}

// shape 66: parameters like names in a double
// seam:mock
protocol Tricky {
  func dial(call: Int, handler: Int, mock: Int) -> Int
  func error(_ error: Int, output: Int, element: String) throws(LineError) -> Int
  func save(origin: Int, newValue: Int, value: Int)
}

// shape 67: keywords
// seam:mock
protocol Words {
  var `default`: Int { get set }
  var `protocol`: String { get }
  func `switch`(in x: Int, where `for`: Int) -> Int
  func `import`(_ `class`: String)
  func `init`() -> Int
  func inside(in: Int, is: Int) -> Int
}

// shape 68: names with spaces
// seam:mock
protocol Spaced {
  func `open the door`(`on the` side: Int) -> Bool
  func `close it`(`very slowly`: Bool, _ times: Int) -> Int
  var `number of doors`: Int { get set }
}

// shape 69: a double's name that is taken
struct MockService {
  var id = 1
}

// seam:mock
protocol Service {
  func serve() -> MockService
}

// shape 70: names of the standard library that mean something else here
enum Store {
  struct Error {}
  struct Result: Equatable {}
  struct Task {}
}
struct Void2 {}
struct Task: Equatable, Sendable {
  var id: Int
}

// seam:mock
protocol Planner: Sendable {
  func add(_ task: Task) throws -> Store.Result
  func last() async -> Store.Error
}

struct Members: Equatable {}
struct Statics: Equatable {}

// seam:mock
protocol Club {
  func list() -> Members
  static func all() -> Statics
}
