// shape 37: an associated type
// seam:mock
protocol Shelf {
  associatedtype Item
  func add(_ item: Item)
  func first() -> Item?
}

// shape 38: associated types with constraints
// seam:mock
protocol Catalog {
  associatedtype Key: Hashable & Sendable
  associatedtype Rows: Collection where Rows.Element == Int
  func rows(for key: Key) -> Rows
}

// shape 39: primary associated types and defaults
// seam:mock
protocol Channel<Message> {
  associatedtype Message
  associatedtype Failure: Error = Never
  func send(_ message: Message) throws(Failure)
}

// shape 40: an associated type that a child binds
// seam:mock
protocol Spring<Water> {
  associatedtype Water
  func pour() -> Water
}

// seam:mock
protocol NumberSpring: Spring where Water == Int {
  func dry()
}

// seam:mock
protocol TextSpring: Spring<String> {
  func flood()
}

// shape 41: the associated type of a protocol of the standard library
// seam:mock
protocol Lottery: Sequence where Element == Int {
  var sum: Int { get }
}

// seam:mock
protocol Pulse: AsyncSequence where Element == Int {
  var rate: Int { get }
}

// shape 86: an associated type in asynchronous members
// seam:mock
protocol Table<Row> {
  associatedtype Row: Sendable
  func rows() async throws -> [Row]
  func last() async -> Result<Row, any Error>
}

// shape 87: a method whose constraint names an associated type
// seam:mock
protocol Sorter {
  associatedtype Element
  func sort(_ elements: [Element]) -> [Element]
  func merge<Other>(_ other: Other) -> Int where Other: Collection, Other.Element == Element
}
