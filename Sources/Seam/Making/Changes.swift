internal import CSeam

/// What one derived scope replaces, with what it replaces in the scopes that it stands on.
struct Changes: Sendable {
  private let all: [Change]
  /// So many of the first are of members of the scope itself or of scopes below it; the others are of scopes that it stands on.
  private let hereCount: Int
  /// The bits of the keys.
  let keys: UInt

  /// Nothing where there is no change.
  init?(_ changes: [Change], isHere: (Change) -> Bool) {
    if changes.isEmpty { return nil }
    keys = changes.reduce(0) { $0 | $1.key.bit }
    if changes.allSatisfy(isHere) {
      all = changes
      hereCount = changes.count
    } else {
      let here = changes.filter(isHere)
      all = here + changes.filter { !isHere($0) }
      hereCount = here.count
    }
  }

  /// Whether a value that asks for `key` is another one here than above.
  ///
  /// What a decorator wraps is another value only where that decorator stands: a change further down comes after it.
  func affect(_ key: Key) -> Bool {
    if keys & key.bit == 0 { return false }
    if key.decorated != nil { return all.contains { $0.original === key } }
    return all.contains { $0.key.matches(key) }
  }

  /// The change of a key that takes effect in the scope itself.
  func change(of key: Key) -> Change? { all.prefix(hereCount).first { $0.key.matches(key) } }
}

/// What a derived scope does with one key.
///
/// `@unchecked Sendable`: changed by the one `Replacements` that holds it alone; constant from then on.
final class Change: @unchecked Sendable {
  let key: Key
  /// A value or a recipe, or a decorator of what would have been made.
  @exclusivity(unchecked) private var innermost: Layer?
  /// Decorators of it, from the inside.
  @exclusivity(unchecked) private var outer: [Layer] = []
  var allows = false
  /// What the innermost decorator wraps, where there is one.
  private(set) var original: Key?
  /// Whether it may go unused: it serves many tests.
  var isOptional = false
  private var use: Use?

  init(_ key: Key) { self.key = key }

  init(copying other: Change) {
    key = other.key
    innermost = other.innermost
    outer = other.outer
    allows = other.allows
    original = other.original
    isOptional = other.isOptional
  }

  /// Puts a layer in the place of all others.
  func put(_ layer: Layer) {
    innermost = layer
    outer = []
    original = nil
  }

  /// Puts a decorator round what is there.
  func push(_ decorator: Layer) {
    if innermost == nil { innermost = decorator } else { outer.append(decorator) }
    if original == nil { original = .original(of: key) }
  }

  /// The scope that the member belongs to.
  var root: Any.Type { type(of: key.path).rootType }

  /// Whether no code has to run for the value.
  var isConstant: Bool { outer.isEmpty && innermost?.isConstant == true }

  /// Whether it says what the value is: it does not where it lets a boundary through.
  var hasLayers: Bool { innermost != nil }

  private var given: Given {
    guard let innermost else { return .nothing }
    return outer.isEmpty ? innermost.given : .decorator
  }

  /// Whether the outermost layer wraps something.
  var isDecorator: Bool { (outer.last ?? innermost)?.isDecorator == true }

  /// Has its use noted, for the report of a change that nobody has asked for.
  @discardableResult
  func watch() -> Use {
    let use = use ?? Use(key, given)
    self.use = use
    return use
  }

  func markConsulted() { use?.mark() }
  var isConsulted: Bool { use?.isMarked == true }

  /// Applies the layers, outermost first; `original` is what the innermost decorator wraps.
  func value<S, T>(of _: T.Type, in scope: S, original: () -> T) -> T {
    func apply(_ depth: Int) -> T {
      guard depth >= 0, let layer = depth == 0 ? innermost : outer[depth - 1] else { return original() }
      return unsafeDowncast(layer, to: TypedLayer<S, T>.self).value(in: scope) { apply(depth - 1) }
    }
    return apply(outer.count)
  }
}

/// Whether a change has been asked for, and what a report of one that was not says of it: not the values, which end with their scope.
///
/// `@unchecked Sendable`: constant, but for the mark, which is an atomic word.
final class Use: @unchecked Sendable {
  let key: Key
  let given: Given
  private let word = UnsafeMutablePointer<UInt>.allocate(capacity: 1)

  init(_ key: Key, _ given: Given) {
    self.key = key
    self.given = given
    word.initialize(to: 0)
  }

  deinit { word.deallocate() }

  func mark() { seam_store(word, 1) }
  var isMarked: Bool { seam_load(word) != 0 }
}

/// What a change puts in the place of a member.
enum Given: CustomStringConvertible {
  case value(Any.Type)
  case recipe, decorator
  /// A boundary is let through.
  case nothing

  var description: String {
    switch self {
    case .value(let type): "\(type)"
    case .recipe: "a recipe"
    case .decorator: "a decorator"
    case .nothing: "none, the boundary is let through"
    }
  }
}

/// A value, a recipe or a decorator, without its types.
///
/// `@unchecked Sendable`: immutable; values of types that are not `Sendable` come from main-actor forms alone and are
/// reached through main-actor members alone.
class Layer: @unchecked Sendable {
  var isDecorator: Bool { false }
  var isConstant: Bool { false }
  var given: Given { .recipe }
}

class TypedLayer<S, T>: Layer, @unchecked Sendable {
  func value(in scope: S, original: () -> T) -> T { original() }
}

final class ValueLayer<S, T>: TypedLayer<S, T>, @unchecked Sendable {
  private let value: T
  init(_ value: T) { self.value = value }
  override var isConstant: Bool { true }
  override var given: Given { .value(type(of: value as Any)) }
  override func value(in scope: S, original: () -> T) -> T { value }
}

final class RecipeLayer<S, T>: TypedLayer<S, T>, @unchecked Sendable {
  private let make: (S) -> T
  init(_ make: @escaping (S) -> T) { self.make = make }
  override func value(in scope: S, original: () -> T) -> T { make(scope) }
}

final class DecoratorLayer<S, T>: TypedLayer<S, T>, @unchecked Sendable {
  private let wrap: (T) -> T
  init(_ wrap: @escaping (T) -> T) { self.wrap = wrap }
  override var isDecorator: Bool { true }
  override var given: Given { .decorator }
  override func value(in scope: S, original: () -> T) -> T { wrap(original()) }
}
