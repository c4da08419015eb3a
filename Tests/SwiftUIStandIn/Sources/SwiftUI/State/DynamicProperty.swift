public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that the host fills in, before it calls `update()` of what holds it.
@MainActor
protocol SystemProperty: DynamicProperty {
  mutating func install(_ slot: Slot)
}

/// Where a property of a view keeps what outlives the view's value.
@MainActor
struct Slot {
  let node: Node
  let environment: EnvironmentValues
  let name: String

  func stored<T: AnyObject>(_ make: () -> T) -> T {
    if let object = node.state[name] as? T { return object }
    let object = make()
    node.state[name] = object
    return object
  }
}
