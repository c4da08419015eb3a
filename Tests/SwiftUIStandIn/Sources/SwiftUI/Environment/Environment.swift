public import Observation

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  enum Content {
    case unread((EnvironmentValues) -> Value)
    case value(Value)
  }

  var content: Content

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    content = .unread { $0[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    content = .unread { values in
      guard let object = values[objectType] else {
        fatalError("no object of type '\(objectType)' in the environment")
      }
      return object
    }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .unread { $0[objectType] }
  }

  /// Before the view is in place, the default: the real one adds a warning at run time.
  public var wrappedValue: Value {
    switch content {
    case .value(let value): value
    case .unread(let read): read(EnvironmentValues())
    }
  }
}

extension Environment: SystemProperty {
  mutating func install(_ slot: Slot) {
    if case .unread(let read) = content { content = .value(read(slot.environment)) }
  }
}
