// Members of the scopes above, by their names alone.
//
// Disfavored, for a name that the scope declares itself means its own member. The forwarding of `ChildScope` is so as well, or
// the key path would name a look-up through it.

extension Replacements where S: ChildScope {
  /// A member of the parent, for this scope and those below it.
  @_disfavoredOverload
  public subscript<T: Sendable>(dynamicMember member: KeyPath<S.Parent, T>) -> T {
    mutating get { present(member) { $0.parent[keyPath: member] } }
    set { set(member, in: S.Parent.self, newValue) }
  }

  /// An object of the parent: assign a new one.
  @_disfavoredOverload
  public subscript<T: Sendable & AnyObject>(dynamicMember member: KeyPath<S.Parent, T>) -> T {
    @available(*, unavailable, message: "a change would reach all who share this object; assign a new one")
    get { fatalError() }
    set { set(member, in: S.Parent.self, newValue) }
  }

  /// Replaces a member of the parent by what `make` makes, for this scope and those below it.
  @_disfavoredOverload
  public mutating func replace<T>(
    _ member: KeyPath<S.Parent, T>, _ make: @escaping @Sendable (S.Parent) -> T
  ) {
    put(member, RecipeLayer<S.Parent, T>(make))
  }

  /// Replaces a main-actor member of the parent by what `make` makes, on the main actor.
  @_disfavoredOverload
  public mutating func replace<T>(
    main member: @autoclosure @MainActor () -> KeyPath<S.Parent, T>,
    _ make: @escaping @MainActor @Sendable (S.Parent) -> T
  ) {
    replaceOnMain(member, make)
  }

  /// Wraps what would have been made for a member of the parent.
  @_disfavoredOverload
  public mutating func decorate<T>(
    _ member: KeyPath<S.Parent, T>, _ wrap: @escaping @Sendable (T) -> T
  ) {
    push(member, DecoratorLayer<S.Parent, T>(wrap))
  }

  /// Wraps what would have been made for a main-actor member of the parent, on the main actor.
  @_disfavoredOverload
  public mutating func decorate<T>(
    main member: @autoclosure @MainActor () -> KeyPath<S.Parent, T>,
    _ wrap: @escaping @MainActor @Sendable (T) -> T
  ) {
    decorateOnMain(member, wrap)
  }

  /// Lets a boundary of the parent through to the world, in a test or preview scope.
  @_disfavoredOverload
  public mutating func allow<T>(_ member: KeyPath<S.Parent, T>) { letThrough(member) }
}

extension Replacements where S: ChildScope, S.Parent: ChildScope {
  /// A member of the parent's parent, for this scope and those below it.
  @_disfavoredOverload
  public subscript<T: Sendable>(dynamicMember member: KeyPath<S.Parent.Parent, T>) -> T {
    mutating get { present(member) { $0.parent.parent[keyPath: member] } }
    set { set(member, in: S.Parent.Parent.self, newValue) }
  }

  /// An object of the parent's parent: assign a new one.
  @_disfavoredOverload
  public subscript<T: Sendable & AnyObject>(dynamicMember member: KeyPath<S.Parent.Parent, T>) -> T {
    @available(*, unavailable, message: "a change would reach all who share this object; assign a new one")
    get { fatalError() }
    set { set(member, in: S.Parent.Parent.self, newValue) }
  }

  /// Replaces a member of the parent's parent by what `make` makes, for this scope and those below it.
  @_disfavoredOverload
  public mutating func replace<T>(
    _ member: KeyPath<S.Parent.Parent, T>, _ make: @escaping @Sendable (S.Parent.Parent) -> T
  ) {
    put(member, RecipeLayer<S.Parent.Parent, T>(make))
  }

  /// Replaces a main-actor member of the parent's parent by what `make` makes, on the main actor.
  @_disfavoredOverload
  public mutating func replace<T>(
    main member: @autoclosure @MainActor () -> KeyPath<S.Parent.Parent, T>,
    _ make: @escaping @MainActor @Sendable (S.Parent.Parent) -> T
  ) {
    replaceOnMain(member, make)
  }

  /// Wraps what would have been made for a member of the parent's parent.
  @_disfavoredOverload
  public mutating func decorate<T>(
    _ member: KeyPath<S.Parent.Parent, T>, _ wrap: @escaping @Sendable (T) -> T
  ) {
    push(member, DecoratorLayer<S.Parent.Parent, T>(wrap))
  }

  /// Wraps what would have been made for a main-actor member of the parent's parent, on the main actor.
  @_disfavoredOverload
  public mutating func decorate<T>(
    main member: @autoclosure @MainActor () -> KeyPath<S.Parent.Parent, T>,
    _ wrap: @escaping @MainActor @Sendable (T) -> T
  ) {
    decorateOnMain(member, wrap)
  }

  /// Lets a boundary of the parent's parent through to the world, in a test or preview scope.
  @_disfavoredOverload
  public mutating func allow<T>(_ member: KeyPath<S.Parent.Parent, T>) { letThrough(member) }
}

extension Replacements where S: ChildScope, S.Parent: ChildScope, S.Parent.Parent: ChildScope {
  /// A member three scopes up, for this scope and those below it.
  @_disfavoredOverload
  public subscript<T: Sendable>(dynamicMember member: KeyPath<S.Parent.Parent.Parent, T>) -> T {
    mutating get { present(member) { $0.parent.parent.parent[keyPath: member] } }
    set { set(member, in: S.Parent.Parent.Parent.self, newValue) }
  }

  /// An object three scopes up: assign a new one.
  @_disfavoredOverload
  public subscript<T: Sendable & AnyObject>(dynamicMember member: KeyPath<S.Parent.Parent.Parent, T>) -> T {
    @available(*, unavailable, message: "a change would reach all who share this object; assign a new one")
    get { fatalError() }
    set { set(member, in: S.Parent.Parent.Parent.self, newValue) }
  }

  /// Replaces a member of the scope three up by what `make` makes, for this scope and those below it.
  @_disfavoredOverload
  public mutating func replace<T>(
    _ member: KeyPath<S.Parent.Parent.Parent, T>, _ make: @escaping @Sendable (S.Parent.Parent.Parent) -> T
  ) {
    put(member, RecipeLayer<S.Parent.Parent.Parent, T>(make))
  }

  /// Replaces a main-actor member of the scope three up by what `make` makes, on the main actor.
  @_disfavoredOverload
  public mutating func replace<T>(
    main member: @autoclosure @MainActor () -> KeyPath<S.Parent.Parent.Parent, T>,
    _ make: @escaping @MainActor @Sendable (S.Parent.Parent.Parent) -> T
  ) {
    replaceOnMain(member, make)
  }

  /// Wraps what would have been made for a member of the scope three up.
  @_disfavoredOverload
  public mutating func decorate<T>(
    _ member: KeyPath<S.Parent.Parent.Parent, T>, _ wrap: @escaping @Sendable (T) -> T
  ) {
    push(member, DecoratorLayer<S.Parent.Parent.Parent, T>(wrap))
  }

  /// Wraps what would have been made for a main-actor member of the scope three up, on the main actor.
  @_disfavoredOverload
  public mutating func decorate<T>(
    main member: @autoclosure @MainActor () -> KeyPath<S.Parent.Parent.Parent, T>,
    _ wrap: @escaping @MainActor @Sendable (T) -> T
  ) {
    decorateOnMain(member, wrap)
  }

  /// Lets a boundary of the scope three up through to the world, in a test or preview scope.
  @_disfavoredOverload
  public mutating func allow<T>(_ member: KeyPath<S.Parent.Parent.Parent, T>) { letThrough(member) }
}
