/// A scope that stands on no other: the app.
public protocol RootScope: Scope {
  /// The process's own instance, for the app's entry point and for leaf code that no scope reaches.
  ///
  /// Its initial value must not ask for a dependency.
  static var main: Self { get }
}

extension RootScope {
  public func _isMain() -> Bool { Self.main.seams.core === seams.core.standing.base.root }
}
