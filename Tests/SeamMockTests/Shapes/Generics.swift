// shape 29: generic methods
// seam:mock
protocol Parser {
  func parse<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
  func write<Value>(_ value: Value) -> String where Value: Encodable
  func make<Value>() -> Value
}

// shape 30: generic parameters inside other types
// seam:mock
protocol Mapper {
  func keep<Value: Sendable>(_ values: [Value], in table: [String: Value]) -> Value?
  func map<In, Out>(_ values: [In], _ transform: (In) -> Out) -> [Out]
  func later<Value>(_ body: @escaping (Swift.Result<Value, any Error>) -> Void)
}

protocol Cat {}
protocol Dog {}
struct Tom: Cat, Equatable {}
struct Rex: Dog, Equatable {}

// shape 31: methods that differ by a constraint alone
// seam:mock
protocol Keeper {
  func feed<Animal: Cat>(_ animal: Animal)
  func feed<Animal: Dog>(_ animal: Animal)
  func feed<Animal>(_ animals: Animal) where Animal: Sequence, Animal.Element == Int
}

// shape 32: opaque parameters
// seam:mock
protocol Display {
  func show(_ value: some CustomStringConvertible)
  func show(all values: [some Hashable], separator: some StringProtocol) -> Int
}

// shape 33: opaque parameters and closures
// seam:mock
protocol Stage {
  func play(_ acts: [some Sequence<Int>], onEnd: @escaping (any Sequence<Int>) -> Void)
  func maybe(_ act: (some Hashable)?) -> Bool
}

// shape 34: existential types
// seam:mock
protocol Container {
  var value: any Equatable & Sendable { get }
  func put(_ values: any Collection<Int>) -> any Sequence<String>
  func maybe(_ error: (any Error)?) -> [any Hashable]
}

// shape 35: parameter packs
// seam:mock
protocol Tracker {
  func trace<each Value>(_ values: repeat each Value) -> (repeat each Value)
  func note<each Value>(_ values: repeat each Value)
}

// shape 36: a generic parameter that is a number
// seam:mock
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
protocol Buffering {
  func total<let count: Int>(_ values: InlineArray<count, Int>) -> Int
}
