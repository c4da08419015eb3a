@_spi(Reflection) import Swift

extension Pass {
  /// Fills in the dynamic properties of a view or modifier, and updates them.
  func install<V>(_ value: inout V) {
    node.host?.count(V.self)
    withUnsafeMutablePointer(to: &value) {
      install(fieldsOf: V.self, at: UnsafeMutableRawPointer($0), name: "\(V.self)")
    }
  }

  /// Inner properties first, then `update()` of the one that holds them.
  private func install(fieldsOf type: Any.Type, at base: UnsafeMutableRawPointer, name: String) {
    _ = _forEachField(of: type) { field, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        install(property, at: base + offset, name: name + "." + String(cString: field))
      }
      return true
    }
  }

  private func install<P: DynamicProperty>(_ type: P.Type, at address: UnsafeMutableRawPointer, name: String)
  {
    let property = address.assumingMemoryBound(to: type)
    if var system = property.pointee as? any SystemProperty {
      system.install(Slot(node: node, environment: environment, name: name))
      property.pointee = system as! P
    } else {
      install(fieldsOf: type, at: address, name: name)
    }
    property.pointee.update()
  }
}
