/// What a derived scope replaces; the argument of `replacing` and of a scenario.
///
///     app.replacing {
///       $0.transport = FakeTransport()                       // a value
///       $0.client.retries = 0                                // a part of the present value
///       $0.replace(\.cache) { scope in Cache(scope.store) }  // a recipe
///       $0.decorate(\.log) { original in Tee(original) }     // a wrapper round what would have been made
///       $0[\WindowScope.title] = "Preview"                   // a member of a scope further down or up
///     }
///
/// Later assignments win over earlier ones. Assigning never runs a recipe.
@dynamicMemberLookup
public struct Replacements<S: Scope> {
  private(set) var scope: S
  private var changes: [Change] = []
  private(set) var hasNewInput = false
  private var isPlaying = false
  /// Objects that were read and not assigned.
  private var readObjects: [(key: Key, object: AnyObject)] = []

  init(_ scope: S) { self.scope = scope }

  /// A member of the scope.
  public subscript<T: Sendable>(dynamicMember member: KeyPath<S, T>) -> T {
    mutating get { present(member) { $0[keyPath: member] } }
    set { set(member, in: S.self, newValue) }
  }

  /// An object: assign a new one, for a change to the present one would reach all who share it.
  public subscript<T: Sendable & AnyObject>(dynamicMember member: KeyPath<S, T>) -> T {
    @available(*, unavailable, message: "a change would reach all who share this object; assign a new one")
    get { fatalError() }
    set { set(member, in: S.self, newValue) }
  }

  /// A stored input of the scope, changed on the copy. What the scope makes is then made anew.
  public subscript<T: Sendable>(dynamicMember input: WritableKeyPath<S, T>) -> T {
    get { scope[keyPath: input] }
    set {
      scope[keyPath: input] = newValue
      hasNewInput = true
    }
  }

  /// A member of any scope above or below, by its full key path.
  public subscript<C: Scope, T: Sendable>(_ member: KeyPath<C, T>) -> T {
    @available(
      *, unavailable,
      message: "a member of another scope can only be assigned here; use 'decorate' to build on it"
    )
    get { fatalError() }
    set { set(member, in: C.self, newValue) }
  }

  /// Replaces a member by what `make` makes, in the scope that asks.
  public mutating func replace<C: Scope, T>(_ member: KeyPath<C, T>, _ make: @escaping @Sendable (C) -> T) {
    put(member, RecipeLayer<C, T>(make))
  }

  /// Replaces a member by what `make` makes.
  public mutating func replace<T>(_ member: KeyPath<S, T>, _ make: @escaping @Sendable (S) -> T) {
    put(member, RecipeLayer<S, T>(make))
  }

  /// Replaces a main-actor member of a scope above or below by what `make` makes, on the main actor.
  public mutating func replace<C: Scope, T>(
    main member: @autoclosure @MainActor () -> KeyPath<C, T>, _ make: @escaping @MainActor @Sendable (C) -> T
  ) {
    replaceOnMain(member, make)
  }

  /// Replaces a main-actor member by what `make` makes, on the main actor; also from a closure that is not on it.
  ///
  /// Of a main-actor member alone: asked for elsewhere, what is replaced so traps.
  public mutating func replace<T>(
    main member: @autoclosure @MainActor () -> KeyPath<S, T>, _ make: @escaping @MainActor @Sendable (S) -> T
  ) {
    replaceOnMain(member, make)
  }

  /// Wraps what would have been made for a member.
  public mutating func decorate<C: Scope, T>(_ member: KeyPath<C, T>, _ wrap: @escaping @Sendable (T) -> T) {
    push(member, DecoratorLayer<C, T>(wrap))
  }

  /// Wraps what would have been made for a member.
  public mutating func decorate<T>(_ member: KeyPath<S, T>, _ wrap: @escaping @Sendable (T) -> T) {
    push(member, DecoratorLayer<S, T>(wrap))
  }

  /// Wraps what would have been made for a main-actor member, on the main actor.
  public mutating func decorate<C: Scope, T>(
    main member: @autoclosure @MainActor () -> KeyPath<C, T>, _ wrap: @escaping @MainActor @Sendable (T) -> T
  ) {
    decorateOnMain(member, wrap)
  }

  /// Wraps what would have been made for a main-actor member, on the main actor.
  public mutating func decorate<T>(
    main member: @autoclosure @MainActor () -> KeyPath<S, T>, _ wrap: @escaping @MainActor @Sendable (T) -> T
  ) {
    decorateOnMain(member, wrap)
  }

  /// Lets a boundary through to the world, in a test or preview scope.
  public mutating func allow<T>(_ member: KeyPath<S, T>) { letThrough(member) }

  /// Lets a boundary of a scope above or below through to the world, in a test or preview scope.
  public mutating func allow<C: Scope, T>(_ member: KeyPath<C, T>) { letThrough(member) }

  /// Applies a scenario's replacements on top of these. A test need not use them all.
  public mutating func play(_ scenario: Scenario<S>) { play(shared: scenario.apply) }

  /// Applies replacements that serve many tests.
  package mutating func play(shared replace: (inout Replacements) -> Void) {
    let outer = isPlaying
    isPlaying = true
    replace(&self)
    isPlaying = outer
  }
}

// MARK: - Changes

extension Replacements {
  mutating func set<C: Scope, T>(_ member: KeyPath<C, T>, in _: C.Type, _ value: T) {
    put(member, ValueLayer<C, T>(value))
    if readObjects.isEmpty { return }
    // The same object again is a change in place through a protocol that does not say that it is an object.
    let object = object(in: value)
    readObjects.removeAll { $0.key.path == member && $0.object !== object }
  }

  mutating func put<C: Scope, T>(_ member: KeyPath<C, T>, _ layer: Layer) {
    if refusesInput(member) { return }
    change(of: member).put(layer)
  }

  mutating func push<C: Scope, T>(_ member: KeyPath<C, T>, _ layer: Layer) {
    if refusesInput(member) { return }
    change(of: member).push(layer)
  }

  /// A stored property is read as it is, whatever is said of it.
  private func refusesInput<C: Scope, T>(_ member: KeyPath<C, T>) -> Bool {
    guard MemoryLayout<C>.offset(of: member) != nil else { return false }
    Report.constantInput(member, in: scope.seams.core.context)
    return true
  }

  mutating func letThrough(_ member: AnyKeyPath) { change(of: member).allows = true }

  /// The change of a member, to be changed further: nobody else holds it.
  private mutating func change(of member: AnyKeyPath) -> Change {
    let key = Key.of(member)
    let change: Change
    if let index = changes.firstIndex(where: { $0.key.matches(key) }) {
      if !isKnownUniquelyReferenced(&changes[index]) { changes[index] = Change(copying: changes[index]) }
      change = changes[index]
    } else {
      change = Change(key)
      changes.append(change)
    }
    change.isOptional = isPlaying
    return change
  }

  /// The present value, for a change in place: made in a trial scope that leaves nothing behind.
  mutating func present<T>(_ member: AnyKeyPath, _ read: (S) -> T) -> T {
    let value = read(derived(isTrial: true))
    if let object = object(in: value) { readObjects.append((Key.of(member), object)) }
    return value
  }

  mutating func replaceOnMain<C: Scope, T>(
    _ member: @MainActor () -> KeyPath<C, T>, _ make: @escaping @MainActor @Sendable (C) -> T
  ) {
    let make = onMain(make)
    put(key(member), RecipeLayer<C, T>(make))
  }

  mutating func decorateOnMain<C: Scope, T>(
    _ member: @MainActor () -> KeyPath<C, T>, _ wrap: @escaping @MainActor @Sendable (T) -> T
  ) {
    let wrap = onMain(wrap)
    push(key(member), DecoratorLayer<C, T>(wrap))
  }

  /// Forming a key path runs nothing of the member, so it needs no main actor.
  private func key<C: Scope, T>(_ member: @MainActor () -> KeyPath<C, T>) -> KeyPath<C, T> {
    withoutActuallyEscaping(member) { unsafeBitCast($0, to: (() -> KeyPath<C, T>).self)() }
  }

  /// Main-actor members are asked for on the main actor alone.
  private func onMain<A, T>(_ body: @escaping @MainActor @Sendable (A) -> T) -> (A) -> T {
    { argument in
      let argument = Unchecked(argument)
      return MainActor.assumeIsolated { Unchecked(body(argument.value)) }.value
    }
  }

  func derived(isTrial: Bool = false) -> S {
    if changesNothing, !isTrial { return scope }
    var derivation = derivation(isTrial: isTrial)
    return scope._derived(&derivation)
  }

  func derived(rebasing scopes: inout [any Scope]) -> S {
    if changesNothing { return scope }
    var derivation = derivation(isTrial: false)
    let derived = scope._derived(&derivation)
    derivation.rebase(&scopes, on: derived)
    return derived
  }

  /// Nothing differs: what is made in the scope is its own, and lives as long.
  private var changesNothing: Bool { changes.isEmpty && !hasNewInput }

  private func derivation(isTrial: Bool) -> Derivation {
    let core = scope.seams.core
    if !isTrial { core.context?.register(changes) }
    return Derivation(changes, start: (core, S.self), isTrial: isTrial, hasNewInput: hasNewInput)
  }

  /// Reports objects that were read and not assigned.
  func reportReadObjects() {
    for read in readObjects { Report.objectInPlace(read.key, in: scope.seams.core.context) }
  }
}

/// `@unchecked Sendable`: passed to and from the actor that the code already runs on.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
