public import CSeam

extension Scope {
  /// Makes a value once per scope, on first use, and keeps it as long as the scope's storage.
  ///
  /// `make` runs exactly once however many threads ask at the same time, with no lock held; those who ask meanwhile wait
  /// for it. It consults the scope for all it needs and hands the values on; it does not keep the scope.
  /// A derived scope shares the value unless it was made from something that the derived scope replaces.
  /// `key` is the key path of the property that the call stands in; arguments of a subscript belong to it.
  @inlinable @inline(__always)
  public func shared<T: Sendable>(
    _ key: @escaping @autoclosure () -> KeyPath<Self, T>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function, _ make: () -> T
  ) -> T {
    _kept(key, .shared, CallSite(fileID, line, column, function), make)
  }

  /// Makes a value once per scope, on first use, and closes it at the end of the scope.
  ///
  /// Like `shared` without a closer; `close` runs when the scope is closed and the value has been made by a recipe, after what was
  /// made from it has been closed.
  // Disfavored, for a closer of a deferred value that does not look at it would fit both.
  @_disfavoredOverload @inlinable @inline(__always)
  public func shared<T: Sendable>(
    _ key: @escaping @autoclosure () -> KeyPath<Self, T>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function, _ make: () -> T,
    close: @escaping @Sendable (T) async throws -> Void
  ) -> T {
    _kept(key, .shared, CallSite(fileID, line, column, function), make, closer: _closer(close))
  }

  /// Keeps a value that takes time to make, and closes it at the end of the scope if it has been made by then.
  @inlinable @inline(__always)
  public func shared<T: Sendable>(
    _ key: @escaping @autoclosure () -> KeyPath<Self, Deferred<T>>, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function, _ make: () -> Deferred<T>,
    close: @escaping @Sendable (T) async throws -> Void
  ) -> Deferred<T> {
    _kept(key, .shared, CallSite(fileID, line, column, function), make, closer: _deferredCloser(close))
  }

  /// Makes a value once per scope, on the main actor; for values that are not `Sendable`.
  ///
  /// Otherwise like `shared`. Types on the main actor are `Sendable` and need no more than that.
  @MainActor @inlinable @inline(__always)
  public func mainShared<T>(
    _ key: @escaping @autoclosure () -> KeyPath<Self, T>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function, _ make: () -> T
  ) -> T {
    _kept(key, .shared, CallSite(fileID, line, column, function), make)
  }

  /// The value of a member that is kept and has no stand-in.
  @inlinable @inline(__always)
  func _kept<T>(
    _ key: @escaping () -> KeyPath<Self, T>, _ lifetime: Lifetime, _ site: CallSite, _ make: () -> T,
    closer: @autoclosure () -> _Closer<T>? = nil
  ) -> T {
    _kept(key, lifetime, site, make, hasStandIn: false, standIn: make, closer: closer())
  }

  /// The value of a member that is kept: found at its call site, or else made.
  @inlinable @inline(__always)
  func _kept<T>(
    _ key: @escaping () -> KeyPath<Self, T>, _ lifetime: Lifetime, _ site: CallSite, _ make: () -> T,
    hasStandIn: Bool = true, standIn: () -> T, closer: @autoclosure () -> _Closer<T>? = nil
  ) -> T {
    if let found = _found(site) { return _take(found) }
    return _made(
      key, { $0[keyPath: key()] }, Instance<T>.self, seams.core, site, lifetime, make,
      hasStandIn: hasStandIn, standIn, closer())
  }

  /// The value at a call site, found without a lock and without a key path; to be taken at once.
  @inlinable @inline(__always)
  func _found(_ site: CallSite) -> Found? {
    let reading = seam_begin_reading()
    guard reading.reader != nil else { return nil }
    if let object = CallSites.object(in: seams.raw, at: site) {
      return Found(object: object, reading: reading)
    }
    seam_end_reading(reading)
    return nil
  }

  /// Copies a value that has been found, which is there as long as it can be found.
  @inlinable @inline(__always)
  func _take<T>(_ found: Found) -> T {
    defer {
      seam_end_reading(found.reading)
      _fixLifetime(self)
    }
    return found.object._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Instance<T>.self).present }
  }

  /// Gives a closer its value.
  @usableFromInline
  func _closer<T: Sendable>(_ close: @escaping @Sendable (T) async throws -> Void) -> _Closer<T> {
    { value in { try await close(value) } }
  }

  /// Closes what a deferred value has made, and keeps it from being made later.
  @usableFromInline
  func _deferredCloser<T: Sendable>(_ close: @escaping @Sendable (T) async throws -> Void) -> _Closer<
    Deferred<T>
  > {
    { deferred in
      {
        if let value = await deferred.close() { try await close(value) }
      }
    }
  }

  /// The value where no call site has it.
  ///
  /// `read` is what evaluates the key path, and `type` the node's: the client's optimizer knows both.
  @usableFromInline @inline(never)
  func _made<T>(
    _ path: @escaping () -> KeyPath<Self, T>, _ read: (Self) -> T, _ type: Node.Type, _ core: Core,
    _ site: CallSite, _ lifetime: Lifetime, _ make: () -> T,
    hasStandIn: Bool, _ standIn: () -> T, _ closer: _Closer<T>?
  ) -> T {
    seam_register_reader()
    if core.flags == Core.Flags.unsettled { _settle() }
    let (key, isConstant) = Key.at(site, path)
    Report.mismatch(key, site.function, in: core)
    if let entered = core.enters(key, again: path) {
      let value = recipe(entered.node, entered.asked, hasStandIn: hasStandIn, standIn, make)
      // The closer of this call, not of the one from outside: what it takes from the scope is recorded.
      entered.node.closer = closer?(value)
      return value
    }
    let standing = core.standing
    Report.late(standing, key)
    Report.bypass(key, in: core)
    if !standing.base.isClosed {
      standing.announce(key)
      let node = standing.base.instance(for: key, of: self, read, type, lifetime, closer, via: standing.node)
      standing.base.recordAbove(key, lifetime, node)
      standing.record(key, lifetime, node)
      if isConstant, !core.isRecorder, !node.isMakeshift { core.add(node, at: site) }
      return node.value(or: { afterEnd(key, lifetime, standing, hasStandIn: hasStandIn, standIn, make) })
    }
    return afterEnd(key, lifetime, standing, hasStandIn: hasStandIn, standIn, make)
  }

  /// The value where the scope has ended: the one that somebody still holds, or a new one that nobody keeps.
  @inline(never)
  private func afterEnd<T>(
    _ key: Key, _ lifetime: Lifetime, _ standing: Standing, hasStandIn: Bool, _ standIn: () -> T,
    _ make: () -> T
  ) -> T {
    Report.closed(key, in: standing.base)
    func new() -> T {
      apply(standing.base.changes(of: key)[...]) {
        let node = Node(key, lifetime, outer: standing.node, path: Frame.path(via: standing.node))
        return recipe(node, standing.base, hasStandIn: hasStandIn, standIn, make)
      }
    }
    guard let former: Instance<T> = standing.base.former(key) else { return new() }
    return former.value(or: new)
  }
}

/// What a look-up without a lock has found.
@frozen @usableFromInline
struct Found {
  @usableFromInline let object: Unmanaged<AnyObject>
  @usableFromInline let reading: seam_reading

  @inlinable @inline(__always)
  init(object: Unmanaged<AnyObject>, reading: seam_reading) {
    self.object = object
    self.reading = reading
  }
}

/// What ends a value.
public typealias _Closer<T> = (T) -> @Sendable () async throws -> Void

extension Core {
  fileprivate func instance<S: Scope, T>(
    for key: Key, of scope: S, _ read: (S) -> T, _ type: Node.Type, _ lifetime: Lifetime,
    _ closer: _Closer<T>?, via outer: Node?
  ) -> Instance<T> {
    let node = node(for: key, of: scope, type, lifetime, outer: outer) { node, change, copy in
      let value: T = value(of: node, change, in: copy, read) { original in
        let inner = self.instance(for: original, of: copy, read, type, lifetime, closer, via: node)
        node.record(original, lifetime, inner, asked: self)
        return inner.value(or: { Trap.stop(.closed(original)) })
      }
      unsafeDowncast(node, to: Instance<T>.self).set(value)
      if change?.isConstant == true { return }
      context?.remember(value, key)
      // A decorator's value is ended by what it wraps.
      if node.closer == nil, change?.isDecorator != true { node.closer = closer?(value) }
    }
    return unsafeDowncast(node, to: Instance<T>.self)
  }

  /// The node of a scope that has ended.
  fileprivate func former<T>(_ key: Key) -> Instance<T>? {
    finished(key).map { unsafeDowncast($0, to: Instance<T>.self) }
  }

  /// What a change or else the recipe makes of a node.
  func value<S: Scope, T>(
    of node: Node, _ change: Change?, in copy: S, _ read: (S) -> T, original: (Key) -> T
  ) -> T {
    guard let change, change.hasLayers else {
      let value =
        node.key.isInterned
        ? read(copy) : copy[keyPath: unsafeDowncast(node.key.path, to: KeyPath<S, T>.self)]
      if !locked({ _ in node.isEntered }) { Report.strayKey(of: node, in: self) }
      return value
    }
    // A replacement that asks for what it replaces has come to itself, not to the member's recipe.
    locked { _ in _ = node.enter() }
    return change.value(of: T.self, in: copy) {
      let key = change.original!
      Standing(base: self, node: node, asked: self, late: nil).announce(key)
      return original(key)
    }
  }
}
