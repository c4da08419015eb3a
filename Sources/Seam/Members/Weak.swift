extension Scope {
  /// Makes an object once and hands the same out as long as somebody else holds it.
  ///
  /// `T` is a class type, an existential whose value is an object, or an optional of these, which is made at each use where it is
  /// nothing; anything else traps, unless a replacement has given it. Otherwise like `shared`.
  public func weak<T: Sendable>(
    _ key: @escaping @autoclosure () -> KeyPath<Self, T>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function, _ make: () -> T
  ) -> T {
    _settle()
    let core = seams.core
    let site = CallSite(fileID, line, column, function)
    let path = key
    let key = Key.at(site, path).key
    Report.mismatch(key, site.function, in: core)
    if core.enters(key, again: path) != nil { return make() }
    let standing = core.standing
    Report.late(standing, key)
    Report.bypass(key, in: core)
    if standing.base.isClosed { Report.closed(key, in: standing.base) }
    standing.announce(key)
    while true {
      var made: T?
      let node = standing.base.weakInstance(
        for: key, of: self, { $0[keyPath: path()] }, via: standing.node, made: &made)
      standing.base.recordAbove(key, .weak, node)
      standing.record(key, .weak, node)
      // Between the look-up and here the last holder may have let go.
      if let value = made ?? node.value() { return value }
    }
  }
}

extension Core {
  fileprivate func weakInstance<S: Scope, T>(
    for key: Key, of scope: S, _ read: (S) -> T, via outer: Node?, made: inout T?
  ) -> WeakInstance {
    let node = node(for: key, of: scope, WeakInstance.self, .weak, outer: outer) { node, change, copy in
      let value: T = value(of: node, change, in: copy, read) { original in
        while true {
          var inner: T?
          let wrapped = self.weakInstance(for: original, of: copy, read, via: node, made: &inner)
          node.record(original, .weak, wrapped, asked: self)
          if let inner = inner ?? wrapped.value() { return inner }
        }
      }
      let object = object(in: value)
      // A value that was given is kept by the scope that gives it, be it an object or not.
      if object == nil, change?.isConstant != true, !isNothing(value) { Trap.notAnObject(key, T.self) }
      unsafeDowncast(node, to: WeakInstance.self).object = object
      made = value
    }
    return unsafeDowncast(node, to: WeakInstance.self)
  }
}
