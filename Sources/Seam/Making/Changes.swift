internal import CSeam

/// What one derived scope replaces, with what it replaces in the scopes that it stands on.
///
final class Changes: Sendable {
  let entries: [Entry]

  struct Entry {
    let change: Change
    /// Whether the member is one of the scope itself or of scopes below it, not of one that it stands on.
    let isHere: Bool
  }

  /// Nothing where there is no change.
  init?(_ entries: [Entry]) {
    if entries.isEmpty { return nil }
    self.entries = entries
  }

  /// Whether a value that asks for `key` is another one here than above.
  ///
  /// What a decorator wraps is another value only where that decorator stands: a change further down comes after it.
  func affect(_ key: Key) -> Bool {
    if key.decorated != nil { return entries.contains { $0.change.original === key } }
    return entries.contains { $0.change.key.matches(key) }
  }

  /// The change of a key that takes effect in the scope itself.
  func change(of key: Key) -> Change? { entries.first { $0.isHere && $0.change.key.matches(key) }?.change }
}

/// What a derived scope does with one key.
///
/// `@unchecked Sendable`: immutable but for the mark, which is an atomic word.
final class Change: @unchecked Sendable {
  let key: Key
  /// The first is the innermost: a value or a recipe, or a decorator of what would have been made.
  let layers: [Layer]
  let allows: Bool
  /// The type of what was given, for a report of a change that nobody has asked for; nothing for a recipe or a decorator.
  let givenType: Any.Type?
  /// What the innermost decorator wraps, where there is one.
  let original: Key?
  /// Whether it may go unused: it serves many tests.
  let isOptional: Bool
  private let wasConsulted: UnsafeMutablePointer<UInt>

  init(_ key: Key, layers: [Layer], allows: Bool, given: Any.Type?, isOptional: Bool) {
    self.key = key
    self.layers = layers
    self.allows = allows
    givenType = given
    self.isOptional = isOptional
    original = layers.contains(where: \.isDecorator) ? .original(of: key) : nil
    wasConsulted = .allocate(capacity: 1)
    wasConsulted.initialize(to: 0)
  }

  deinit { wasConsulted.deallocate() }

  /// The scope that the member belongs to.
  var root: Any.Type { type(of: key.path).rootType }

  /// Whether no code has to run for the value.
  var isConstant: Bool { layers.count == 1 && layers[0].isConstant }

  var given: String {
    return givenType.map { "\($0)" } ?? (original == nil ? "a recipe" : "a decorator")
  }

  /// Whether the outermost layer wraps something.
  var isDecorator: Bool { layers.last?.isDecorator == true }

  func markConsulted() { seam_store(wasConsulted, 1) }
  var isConsulted: Bool { seam_load(wasConsulted) != 0 }
}

/// A value, a recipe or a decorator, without its types.
class Layer: @unchecked Sendable {
  var isDecorator: Bool { false }
  var isConstant: Bool { false }
}

/// `@unchecked Sendable`: immutable; values of types that are not `Sendable` come from main-actor forms alone and are
/// reached through main-actor members alone.
final class TypedLayer<S, T>: Layer, @unchecked Sendable {
  enum Content {
    case value(T)
    case recipe((S) -> T)
    case decorator((S, T) -> T)
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  override var isDecorator: Bool {
    if case .decorator = content { true } else { false }
  }

  override var isConstant: Bool {
    if case .value = content { true } else { false }
  }

  func value(in scope: S, original: () -> T) -> T {
    switch content {
    case .value(let value): value
    case .recipe(let make): make(scope)
    case .decorator(let wrap): wrap(scope, original())
    }
  }
}

extension Change {
  /// Applies the layers, outermost first; `original` is what the innermost decorator wraps.
  func value<S, T>(of _: T.Type, in scope: S, original: () -> T) -> T {
    func apply(_ index: Int) -> T {
      guard index >= 0 else { return original() }
      return unsafeDowncast(layers[index], to: TypedLayer<S, T>.self).value(in: scope) { apply(index - 1) }
    }
    return apply(layers.count - 1)
  }
}
