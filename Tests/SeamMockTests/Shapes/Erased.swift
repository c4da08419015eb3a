// swift-format-ignore-file

// Generic parameters in places where something else has to stand for them.

typealias Completion<Value> = (Result<Value, any Error>) -> Void

// seam:mock
protocol Workshop: Sendable {
  func make<Value: Decodable & Sendable>(_ type: Value.Type) async throws -> Value
  func change<Value>(_ value: Value, _ body: (inout Value, Int) throws -> Void) rethrows -> Value
  func fold<Value>(_ value: Value!) -> (Value) -> Value?
  func spare<Value>(_ value: Optional<Value>) -> Value!
  func hand(_ tool: sending some Equatable) async
  func sort(_ tools: some Sequence<some Hashable>) -> Int
  func fetch<Value>(_ done: @escaping Completion<Value>)
  func notify(_ done: Completion<Int>)
  func enter<Room: Actor>(_ room: isolated Room, _ body: @Sendable (isolated Room) -> Int) -> Int
  func pairs<each Value>(_ values: repeat (each Value)?) -> (Int, repeat [each Value])
  func call<each Value>(_ body: (repeat each Value) -> Int, _ values: repeat each Value) -> Int
  func exchange<Value>(_ value: inout Value?)
}

// seam:mock
protocol Lockbox {
  func keep<Value: ~Copyable>(_ value: consuming Value) -> Value
  func weigh(_ value: borrowing some ~Copyable) -> Int
  func look<Value: ~Copyable>(_ body: (borrowing Value) throws -> Int) rethrows -> Int
  func take() -> Descriptor?
  func put(_ file: consuming Descriptor?) -> Int
}

// seam:mock
protocol Trial {
  init<Fault: Error>(_ body: () throws(Fault) -> Int) throws(Fault)
  init(checking body: () throws -> Int) rethrows
}

// seam:mock
protocol Lexicon<Word> {
  associatedtype Word: Hashable
  static func size(of word: Word) -> Int
}
