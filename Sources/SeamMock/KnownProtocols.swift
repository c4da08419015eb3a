/// The protocols of the standard library and Foundation that doubles can conform to.
///
/// A class has what some of them ask for by nature; for others there is a ready member, and the rest is read
/// as if it stood in the source.
struct KnownProtocol {
  /// Requirements that get handles, as a protocol's declaration.
  var source: String?
  /// Members that need no handle; `$Double` stands for the double's name.
  var ready: [String] = []
  /// What it inherits.
  var inherits: [String] = []
  /// The class that has to be the double's base.
  var base: String?
  /// Its primary associated types.
  var primary: [String] = []

  static let all: [String: KnownProtocol] = [
    "AdditiveArithmetic": KnownProtocol(
      source: """
        protocol AdditiveArithmetic {
          static var zero: Self { get }
          static func + (lhs: Self, rhs: Self) -> Self
          static func - (lhs: Self, rhs: Self) -> Self
        }
        """, inherits: ["Equatable"]),
    "Any": KnownProtocol(),
    "AnyActor": KnownProtocol(),
    "AnyObject": KnownProtocol(),
    "AsyncIteratorProtocol": KnownProtocol(
      source: """
        protocol AsyncIteratorProtocol {
          associatedtype Element
          mutating func next() async throws -> Element?
        }
        """, primary: ["Element"]),
    "AsyncSequence": KnownProtocol(
      source: """
        protocol AsyncSequence {
          associatedtype Element
          func makeAsyncIterator() -> AsyncStream<Element>.AsyncIterator
        }
        """, primary: ["Element"]),
    "BidirectionalCollection": KnownProtocol(
      source: "protocol BidirectionalCollection { func index(before i: Int) -> Int }",
      inherits: ["Collection"]),
    "CaseIterable": KnownProtocol(source: "protocol CaseIterable { static var allCases: [Self] { get } }"),
    "class": KnownProtocol(),
    "Clock": KnownProtocol(
      source: """
        protocol Clock {
          associatedtype Duration
          associatedtype Instant: InstantProtocol where Instant.Duration == Duration
          var now: Instant { get }
          var minimumResolution: Duration { get }
          func sleep(until deadline: Instant, tolerance: Duration?) async throws
        }
        """, inherits: ["Sendable"], primary: ["Duration"]),
    "Codable": KnownProtocol(inherits: ["Decodable", "Encodable"]),
    "CodingKey": KnownProtocol(
      source: """
        protocol CodingKey {
          init?(stringValue: String)
          var stringValue: String { get }
          init?(intValue: Int)
          var intValue: Int? { get }
        }
        """, inherits: ["Sendable"]),
    "Collection": KnownProtocol(
      source: """
        protocol Collection {
          associatedtype Element
          var startIndex: Int { get }
          var endIndex: Int { get }
          subscript(position: Int) -> Element { get }
          func index(after i: Int) -> Int
        }
        """, primary: ["Element"]),
    "Comparable": KnownProtocol(
      ready: [
        """
        nonisolated static func < (left: $Double, right: $Double) -> Bool {
          ObjectIdentifier(left) < ObjectIdentifier(right)
        }
        """
      ], inherits: ["Equatable"]),
    "Copyable": KnownProtocol(),
    "CustomDebugStringConvertible": KnownProtocol(
      ready: ["nonisolated var debugDescription: String { \"$Double\" }"]),
    "CustomNSError": KnownProtocol(inherits: ["Error"]),
    "CustomReflectable": KnownProtocol(
      source: "protocol CustomReflectable { var customMirror: Mirror { get } }"),
    "CustomStringConvertible": KnownProtocol(
      ready: ["nonisolated var description: String { \"$Double\" }"]),
    "Decodable": KnownProtocol(
      source: "protocol Decodable { init(from decoder: any Decoder) throws }"),
    "Encodable": KnownProtocol(
      source: "protocol Encodable { func encode(to encoder: any Encoder) throws }"),
    "Equatable": KnownProtocol(
      ready: ["nonisolated static func == (left: $Double, right: $Double) -> Bool { left === right }"]),
    "Error": KnownProtocol(inherits: ["Sendable"]),
    "Escapable": KnownProtocol(),
    "ExpressibleByArrayLiteral": KnownProtocol(
      source: """
        protocol ExpressibleByArrayLiteral {
          associatedtype ArrayLiteralElement
          init(arrayLiteral elements: ArrayLiteralElement...)
        }
        """),
    "ExpressibleByBooleanLiteral": KnownProtocol(
      source: "protocol ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) }"),
    "ExpressibleByDictionaryLiteral": KnownProtocol(
      source: """
        protocol ExpressibleByDictionaryLiteral {
          associatedtype Key
          associatedtype Value
          init(dictionaryLiteral elements: (Key, Value)...)
        }
        """),
    "ExpressibleByFloatLiteral": KnownProtocol(
      source: "protocol ExpressibleByFloatLiteral { init(floatLiteral value: Double) }"),
    "ExpressibleByIntegerLiteral": KnownProtocol(
      source: "protocol ExpressibleByIntegerLiteral { init(integerLiteral value: Int) }"),
    "ExpressibleByNilLiteral": KnownProtocol(
      source: "protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }"),
    "ExpressibleByStringLiteral": KnownProtocol(
      source: "protocol ExpressibleByStringLiteral { init(stringLiteral value: String) }"),
    "Hashable": KnownProtocol(
      ready: [
        "nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }",
        // Left to the compiler it would belong to the double's actor.
        "nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }",
      ],
      inherits: ["Equatable"]),
    "Identifiable": KnownProtocol(primary: ["ID"]),
    "IteratorProtocol": KnownProtocol(
      source: """
        protocol IteratorProtocol {
          associatedtype Element
          mutating func next() -> Element?
        }
        """, primary: ["Element"]),
    "LocalizedError": KnownProtocol(inherits: ["Error"]),
    "LosslessStringConvertible": KnownProtocol(
      source: "protocol LosslessStringConvertible { init?(_ description: String) }",
      inherits: ["CustomStringConvertible"]),
    "NSCopying": KnownProtocol(
      source: "protocol NSCopying { func copy(with zone: NSZone?) -> Any }"),
    "NSObjectProtocol": KnownProtocol(base: "NSObject"),
    "Observable": KnownProtocol(),
    "ObservableObject": KnownProtocol(),
    "RandomAccessCollection": KnownProtocol(inherits: ["BidirectionalCollection"]),
    "RawRepresentable": KnownProtocol(
      source: """
        protocol RawRepresentable {
          associatedtype RawValue
          init?(rawValue: RawValue)
          var rawValue: RawValue { get }
        }
        """, primary: ["RawValue"]),
    "Sendable": KnownProtocol(),
    "SendableMetatype": KnownProtocol(),
    "Sequence": KnownProtocol(
      source: """
        protocol Sequence {
          associatedtype Element
          func makeIterator() -> AnyIterator<Element>
        }
        """, primary: ["Element"]),
    "TextOutputStream": KnownProtocol(
      source: "protocol TextOutputStream { mutating func write(_ string: String) }"),
    "TextOutputStreamable": KnownProtocol(
      source:
        "protocol TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) }"),
  ]

  /// Protocols of the standard library that a generic parameter is often bound to; `any` of them is a type.
  static let constraints: Set<String> = [
    "AdditiveArithmetic", "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection",
    "BinaryFloatingPoint",
    "BinaryInteger", "CaseIterable", "Clock", "Codable", "CodingKey", "Collection", "Comparable",
    "CustomDebugStringConvertible", "CustomStringConvertible", "DataProtocol", "Decodable", "Decoder",
    "Encodable",
    "Encoder", "Equatable", "Error", "FixedWidthInteger", "FloatingPoint", "Hashable", "Identifiable",
    "IteratorProtocol", "LocalizedError", "LosslessStringConvertible", "Numeric", "RandomAccessCollection",
    "RangeReplaceableCollection", "RawRepresentable", "Sendable", "Sequence", "SetAlgebra", "SignedInteger",
    "SignedNumeric", "Strideable", "StringProtocol", "TextOutputStream", "UnsignedInteger",
  ]

  /// Protocols that no class can conform to.
  static let notForClasses: Set<String> = ["BitwiseCopyable", "OptionSet"]

  /// The modules that they are in, which may be said.
  static let modules: Set<String> = ["Combine", "Foundation", "Observation", "Swift", "_Concurrency"]

  /// Base classes of the system whose initializer takes nothing.
  static let baseClasses: Set<String> = ["NSObject"]
}
