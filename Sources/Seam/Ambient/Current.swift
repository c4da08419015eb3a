/// The scopes bound for the code that no scope reaches.
enum Ambient {
  struct Binding: Sendable {
    var scopes: [ObjectIdentifier: any Scope] = [:]
    /// The innermost frame at the time of the binding: a recipe that has begun later is nearer.
    var frame: UInt64 = 0
  }

  @TaskLocal static var binding = Binding()

  /// The scope of a type that is nearest to the code that runs: a recipe's own, or one that is bound.
  static func scope<S: Scope>(_ type: S.Type) -> S? {
    let binding = binding
    for frame in Frame.all {
      if frame.serial == binding.frame { break }
      guard let copy = frame.copy, copy.type._stands(on: type) else { continue }
      if let found = read(copy.type, at: copy.scope)._find(type) { return found }
    }
    return binding.scopes[ObjectIdentifier(type)] as? S
  }

  private static func read<S: Scope>(_: S.Type, at pointer: UnsafeRawPointer) -> any Scope {
    pointer.load(as: S.self)
  }

  static func binding<S: Scope>(_ scope: S) -> Binding {
    var binding = binding
    scope._bind(&binding.scopes)
    binding.frame = Frame.top?.pointee.serial ?? 0
    return binding
  }

  /// While a recipe runs, the current scope of its family is the recording copy; also for tasks that it starts.
  static func rebinding<S: Scope>(_ copy: S, _ body: () -> Void) {
    let bound = binding.scopes
    guard !bound.isEmpty, bound.values.contains(where: { S._stands(on: type(of: $0)) }) else { return body() }
    $binding.withValue(binding(copy)) { body() }
  }
}

extension Scope {
  /// The scope of this type that is bound where the code runs, or nothing.
  ///
  /// Bound is what `withCurrent` has bound, for the task and those it starts. Detached tasks, queues, threads and callbacks do
  /// not carry it on: read it once, where it is known, and hand it on.
  public static var currentIfBound: Self? { Ambient.scope(Self.self) }

  /// The scope of this type that is bound where the code runs.
  ///
  /// - Throws: `UnboundScope` where none is.
  public static func requireCurrent() throws(UnboundScope) -> Self {
    guard let current = currentIfBound else { throw UnboundScope(scope: "\(Self.self)") }
    return current
  }
}

/// Runs `body` with a scope, and those that it stands on, as the current ones of their types.
public func withCurrent<S: Scope, R>(_ scope: S, _ body: () throws -> R) rethrows -> R {
  try Ambient.$binding.withValue(Ambient.binding(scope), operation: body)
}

/// Runs `body` with a scope, and those that it stands on, as the current ones of their types.
///
/// Child tasks and `Task { }` carry the binding on; `body` runs on the caller's actor.
public func withCurrent<S: Scope, R>(
  _ scope: S, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
) async rethrows -> R {
  try await Ambient.$binding.withValue(Ambient.binding(scope), operation: body, isolation: isolation)
}

extension RootScope {
  /// The scope of this type that is bound where the code runs; `main` where none is.
  ///
  /// In a process with test support, nothing bound is reported by name, and the scope is a strict one, never `main`.
  public static var current: Self {
    if let bound = Ambient.scope(Self.self) { return bound }
    return TestSupport.isLoaded ? TestSupport.unbound(Self.self) : main
  }
}

/// Code has asked for the current scope of a type where none is bound.
public struct UnboundScope: Error, CustomStringConvertible {
  /// The name of the scope's type.
  public let scope: String

  public var description: String {
    "no '\(scope)' is bound here; run the code in 'withCurrent' of one, or hand it the scope"
  }
}
