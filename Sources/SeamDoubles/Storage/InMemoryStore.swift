public import Foundation

/// A key-value store with the reading and writing methods of `UserDefaults` and nothing behind it.
///
/// No file, no daemon, nothing to clean up; each instance is on its own. Because the methods have the
/// same signatures, a protocol that `UserDefaults` adopts is adopted by an empty extension:
///
///     extension UserDefaults: KeyValueStore {}
///     extension InMemoryStore: KeyValueStore {}
///
/// It stores property lists: strings, data, Booleans, numbers, dates, arrays and dictionaries by
/// string. Reading converts between Booleans, numbers and strings like `UserDefaults`.
public final class InMemoryStore: Sendable {
  private struct State: Sendable {
    var stored: [String: Value]
    var registered: [String: Value] = [:]
  }

  private let state: Lock<State>

  /// Makes a store with the given contents: `InMemoryStore(["theme": "dark", "launches": 3])`.
  public init(_ contents: [String: Value] = [:]) {
    state = Lock(State(stored: contents))
  }

  /// A copy of all keys and values that are stored, taken at one moment.
  public var contents: [String: Value] { state.withLock { $0.stored } }

  /// All keys that something is stored for, sorted.
  public var keys: [String] { contents.keys.sorted() }

  /// Adds values that are read where nothing is stored.
  ///
  /// Traps if one is not a property list.
  public func register(defaults: [String: Any]) {
    let defaults = defaults.map { key, value in (key, checked(value, forKey: key)) }
    state.withLock { state in
      for (key, value) in defaults { state.registered[key] = value }
    }
  }

  /// What is read for each key: the values that are stored, and those registered for other keys.
  public func dictionaryRepresentation() -> [String: Any] {
    state.withLock { $0.registered.merging($0.stored) { $1 } }.mapValues(\.object)
  }

  /// The value for `key`, unconverted: the stored one, else the registered one.
  public func value(forKey key: String) -> Value? {
    state.withLock { $0.stored[key] ?? $0.registered[key] }
  }

  /// The value for `key` as the Foundation or standard library type that it was stored as.
  public func object(forKey key: String) -> Any? { value(forKey: key)?.object }

  /// The value for `key` if it is a string, or the text of a number or Boolean.
  public func string(forKey key: String) -> String? { value(forKey: key)?.text }

  /// The value for `key` if it is data.
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }

  /// The value for `key` if it is an array.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

  /// The value for `key` if it is an array of strings.
  public func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }

  /// The value for `key` if it is a dictionary.
  public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }

  /// The value for `key` if it was stored as a URL, or the file at a path that was stored as a string.
  public func url(forKey key: String) -> URL? {
    switch value(forKey: key) {
    case .string(let path): URL(fileURLWithPath: NSString(string: path).expandingTildeInPath)
    case .data(let data): URL(string: String(decoding: data, as: UTF8.self))
    default: nil
    }
  }

  /// The value for `key` if it is a Boolean, whether it is not zero if it is a number, else `false`.
  ///
  /// Strings that begin with "y", "t" or a number other than zero, in any case, are true.
  public func bool(forKey key: String) -> Bool { value(forKey: key)?.truth ?? false }

  /// The value for `key` as a whole number, rounded towards zero; 0 if it is none.
  public func integer(forKey key: String) -> Int { value(forKey: key)?.wholeNumber ?? 0 }

  /// The value for `key` as a number; 0 if it is none.
  public func double(forKey key: String) -> Double { value(forKey: key)?.number ?? 0 }

  /// The value for `key` as a number; 0 if it is none.
  public func float(forKey key: String) -> Float { Float(double(forKey: key)) }

  /// Stores `value` for `key`.
  public func set(_ value: Bool, forKey key: String) { store(.bool(value), forKey: key) }

  /// Stores `value` for `key`.
  public func set(_ value: Int, forKey key: String) { store(.integer(value), forKey: key) }

  /// Stores `value` for `key`.
  public func set(_ value: Double, forKey key: String) { store(.double(value), forKey: key) }

  /// Stores `value` for `key`.
  public func set(_ value: Float, forKey key: String) { store(.double(Double(value)), forKey: key) }

  /// Stores `url` for `key`, that of a file as its path, or removes what is stored if `url` is `nil`.
  public func set(_ url: URL?, forKey key: String) {
    store(url.map { $0.isFileURL ? .string($0.path) : .data(Data($0.absoluteString.utf8)) }, forKey: key)
  }

  /// Stores `value` for `key`, or removes what is stored if `value` is `nil`.
  ///
  /// Traps if `value` is not a property list, where `UserDefaults` raises an exception.
  public func set(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    // An optional in an `Any`, which `UserDefaults` sees through as well.
    if case Optional<Any>.none = value { return removeObject(forKey: key) }
    store(checked(value, forKey: key), forKey: key)
  }

  /// Removes what is stored for `key`.
  public func removeObject(forKey key: String) { store(nil, forKey: key) }

  private func store(_ value: Value?, forKey key: String) {
    state.withLock { $0.stored[key] = value }
  }

  private func checked(_ value: Any, forKey key: String) -> Value {
    guard let checked = Value(value) else {
      fatalError("'\(key)' was set to a \(type(of: value)), which is not a property list; encode it as Data")
    }
    return checked
  }
}
