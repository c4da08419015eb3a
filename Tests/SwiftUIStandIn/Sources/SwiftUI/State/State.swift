@propertyWrapper
public struct State<Value>: DynamicProperty {
  let initial: Value
  var box: StateBox<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { box?.read() ?? initial }
    nonmutating set { box?.write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    Binding(read: { [box, initial] in box?.read() ?? initial }, write: { [box] in box?.write($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: SystemProperty {
  mutating func install(_ slot: Slot) {
    let initial = initial
    box = slot.stored { StateBox(initial, of: slot.node) }
  }
}

/// The value of a view's state. A change draws the view again, if it was read.
final class StateBox<Value> {
  private var value: Value
  private var isRead = false
  private weak var node: Node?

  init(_ value: Value, of node: Node) {
    self.value = value
    self.node = node
  }

  func read() -> Value {
    isRead = true
    return value
  }

  func write(_ value: Value) {
    self.value = value
    guard isRead, let node else { return }
    MainActor.assumeIsolated { node.invalidate() }
  }
}
