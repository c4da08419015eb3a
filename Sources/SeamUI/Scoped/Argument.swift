#if canImport(SwiftUI)
  /// A value of any type that can be compared.
  struct Argument: Equatable {
    private let value: Any
    private let equals: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
      self.value = value
      equals = { $0 as? Value == value }
    }

    static func == (one: Self, other: Self) -> Bool { one.equals(other.value) }
  }
#endif
