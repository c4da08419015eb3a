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

  static let all: [String: KnownProtocol] = [
    "Any": KnownProtocol(),
    "AnyActor": KnownProtocol(),
    "AnyObject": KnownProtocol(),
    "AsyncIteratorProtocol": KnownProtocol(
      source: """
        protocol AsyncIteratorProtocol {
          associatedtype Element
          mutating func next() async throws -> Element?
        }
        """),
    "AsyncSequence": KnownProtocol(
      source: """
        protocol AsyncSequence {
          associatedtype Element
          func makeAsyncIterator() -> AsyncStream<Element>.AsyncIterator
        }
        """),
    "class": KnownProtocol(),
    "Codable": KnownProtocol(inherits: ["Decodable", "Encodable"]),
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
    "Hashable": KnownProtocol(
      ready: ["nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"],
      inherits: ["Equatable"]),
    "Identifiable": KnownProtocol(),
    "IteratorProtocol": KnownProtocol(
      source: """
        protocol IteratorProtocol {
          associatedtype Element
          mutating func next() -> Element?
        }
        """),
    "LocalizedError": KnownProtocol(inherits: ["Error"]),
    "LosslessStringConvertible": KnownProtocol(
      source: "protocol LosslessStringConvertible { init?(_ description: String) }",
      inherits: ["CustomStringConvertible"]),
    "NSObjectProtocol": KnownProtocol(base: "NSObject"),
    "Observable": KnownProtocol(),
    "ObservableObject": KnownProtocol(),
    "Sendable": KnownProtocol(),
    "SendableMetatype": KnownProtocol(),
    "Sequence": KnownProtocol(
      source: """
        protocol Sequence {
          associatedtype Element
          func makeIterator() -> AnyIterator<Element>
        }
        """),
    "TextOutputStream": KnownProtocol(
      source: "protocol TextOutputStream { mutating func write(_ string: String) }"),
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

  /// Base classes of the system whose initializer takes nothing.
  static let baseClasses: Set<String> = ["NSObject"]
}
