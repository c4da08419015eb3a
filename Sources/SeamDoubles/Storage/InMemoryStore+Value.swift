public import Foundation

extension InMemoryStore {
  /// A property list, the only kind of value that a store holds; can be written as a literal.
  public enum Value: Hashable, Sendable {
    case string(String)
    case data(Data)
    case bool(Bool)
    case integer(Int)
    case double(Double)
    case date(Date)
    case array([Value])
    case dictionary([String: Value])
  }
}

extension InMemoryStore.Value:
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(arrayLiteral elements: Self...) { self = .array(elements) }

  /// A repeated key is a mistake and traps, as in any dictionary literal.
  public init(dictionaryLiteral elements: (String, Self)...) {
    self = .dictionary(Dictionary(uniqueKeysWithValues: elements))
  }
}

extension InMemoryStore.Value {
  /// Makes a value from a property list, or `nil` from anything else.
  init?(_ object: Any) {
    switch object {
    case let value as Self: self = value
    case let value as String: self = .string(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as [Any]:
      let values = value.compactMap(Self.init(_:))
      guard values.count == value.count else { return nil }
      self = .array(values)
    case let value as [String: Any]:
      let values = value.compactMapValues(Self.init(_:))
      guard values.count == value.count else { return nil }
      self = .dictionary(values)
    default:
      guard let number = Self(number: object) else { return nil }
      self = number
    }
  }

  /// Native numbers first: casts from `NSNumber` take 1 for `true`.
  private init?(number object: Any) {
    switch object {
    case let value as Bool where type(of: object) == Bool.self: self = .bool(value)
    case let value as any BinaryInteger:
      guard let whole = Int(exactly: value) else { return nil }
      self = .integer(whole)
    case let value as any BinaryFloatingPoint: self = .double(Double(value))
    case let value as NSNumber:
      switch String(cString: value.objCType) {
      case "c", "B": self = .bool(value.boolValue)
      case "d", "f": self = .double(value.doubleValue)
      default: self = .integer(value.intValue)
      }
    default: return nil
    }
  }

  var object: Any {
    switch self {
    case .string(let value): value
    case .data(let value): value
    case .bool(let value): value
    case .integer(let value): value
    case .double(let value): value
    case .date(let value): value
    case .array(let values): values.map(\.object)
    case .dictionary(let values): values.mapValues(\.object)
    }
  }

  var text: String? {
    switch self {
    case .string(let value): value
    case .bool(let value): value ? "1" : "0"
    case .integer(let value): "\(value)"
    case .double(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    default: nil
    }
  }

  var number: Double? {
    switch self {
    case .string(let value): NSString(string: value).doubleValue
    case .bool(let value): value ? 1 : 0
    case .integer(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// Not by way of `number`, which does not hold every whole number.
  var wholeNumber: Int? {
    switch self {
    case .string(let value): NSString(string: value).integerValue
    case .integer(let value): value
    default: number.flatMap(Self.truncated)
    }
  }

  var truth: Bool? {
    switch self {
    case .string(let value): NSString(string: value).boolValue
    default: number.map { $0 != 0 }
    }
  }

  private static func truncated(_ number: Double) -> Int? {
    Int(exactly: number.rounded(.towardZero))
  }
}
