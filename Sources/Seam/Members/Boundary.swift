extension Scope {
  /// Makes a value that reaches the world outside the app, once per scope, and marks this edge.
  ///
  /// In a live scope like `shared`. In a test or preview scope a boundary that nothing replaces is reported with the way that
  /// led to it, and then traps, for there is no stand-in. `$0.allow(\.x)` lets one through on purpose.
  @inlinable @inline(__always)
  public func boundary<T: Sendable>(
    _ key: @escaping @autoclosure () -> KeyPath<Self, T>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function, _ make: () -> T
  ) -> T {
    _kept(key, .boundary, CallSite(fileID, line, column, function), make)
  }

  /// Makes a value that reaches the world outside the app, with a stand-in for tests and previews.
  ///
  /// Like `boundary` without a stand-in, but where that traps, `standIn` makes the value after the report.
  @inlinable @inline(__always)
  public func boundary<T: Sendable>(
    _ key: @escaping @autoclosure () -> KeyPath<Self, T>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function, _ make: () -> T, standIn: () -> T
  ) -> T {
    _kept(key, .boundary, CallSite(fileID, line, column, function), make, standIn: standIn)
  }

  /// Makes a value that reaches the world outside the app, and closes it at the end of the scope.
  ///
  /// Like `boundary` without a stand-in; `close` as for `shared`.
  // Disfavored as there.
  @_disfavoredOverload @inlinable @inline(__always)
  public func boundary<T: Sendable>(
    _ key: @escaping @autoclosure () -> KeyPath<Self, T>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function, _ make: () -> T,
    close: @escaping @Sendable (T) async throws -> Void
  ) -> T {
    _kept(key, .boundary, CallSite(fileID, line, column, function), make, closer: _closer(close))
  }

  /// Makes a value that reaches the world outside the app, with a stand-in, and closes it at the end of the scope.
  ///
  /// Like `boundary` with a stand-in; `close` as for `shared`, for the stand-in too.
  // Disfavored as there.
  @_disfavoredOverload @inlinable @inline(__always)
  public func boundary<T: Sendable>(
    _ key: @escaping @autoclosure () -> KeyPath<Self, T>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function, _ make: () -> T, standIn: () -> T,
    close: @escaping @Sendable (T) async throws -> Void
  ) -> T {
    _kept(
      key, .boundary, CallSite(fileID, line, column, function), make, standIn: standIn, closer: _closer(close)
    )
  }

  /// Keeps a boundary that takes time to make, and closes it at the end of the scope if it has been made by then.
  @inlinable @inline(__always)
  public func boundary<T: Sendable>(
    _ key: @escaping @autoclosure () -> KeyPath<Self, Deferred<T>>, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function, _ make: () -> Deferred<T>,
    close: @escaping @Sendable (T) async throws -> Void
  ) -> Deferred<T> {
    _kept(key, .boundary, CallSite(fileID, line, column, function), make, closer: _deferredCloser(close))
  }

  /// Keeps a boundary that takes time to make, with a stand-in, and closes it if it has been made by then.
  @inlinable @inline(__always)
  public func boundary<T: Sendable>(
    _ key: @escaping @autoclosure () -> KeyPath<Self, Deferred<T>>, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function, _ make: () -> Deferred<T>,
    standIn: () -> Deferred<T>, close: @escaping @Sendable (T) async throws -> Void
  ) -> Deferred<T> {
    _kept(
      key, .boundary, CallSite(fileID, line, column, function), make, standIn: standIn,
      closer: _deferredCloser(close))
  }

  /// What a kept member does when its turn has come.
  func recipe<T>(
    _ node: Node, _ asked: Core, hasStandIn: Bool, _ standIn: () -> T, _ make: () -> T
  ) -> T {
    guard node.lifetime == .boundary, !asked.isTrial || node.isAskedByAnother else { return make() }
    if let context = asked.context {
      if asked.allows(node.key) { return make() }
      let report = Report.boundary(node, in: asked, hasStandIn: hasStandIn)
      context.record(report)
      guard hasStandIn else { Trap.stop(report) }
      return standIn()
    }
    guard TestSupport.isLoaded, _isMain() else { return make() }
    let report = Report.main(node, in: asked, hasStandIn: hasStandIn)
    switch TestSupport.reached(main: asked, report) {
    case .goOn: return make()
    case .standIn:
      guard hasStandIn else { Trap.stop(report) }
      asked.locked { _ in node.becomeMakeshift() }
      return standIn()
    }
  }
}

extension Core {
  /// Whether `$0.allow` has let a boundary through, here or in a scope that this one comes from or stands on.
  fileprivate func allows(_ key: Key) -> Bool {
    let changes = changes(of: key.decorated ?? key).filter(\.allows)
    for change in changes { change.markConsulted() }
    return !changes.isEmpty
  }
}
