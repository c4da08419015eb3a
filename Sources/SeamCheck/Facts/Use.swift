package import SeamSource

/// One mention of something in code: a name, a chain of members, a call.
///
/// `a.b.c(d)` is two uses: `a.b.c`, which is called, and `d`, whose `call` is the first. `f(x).g()` is `f`, then `.g` with `f` as its
/// `base`.
package struct Use: Hashable, Sendable {
  /// Names with dots between. `self` and `super` count as names; a chain that goes on from a call, and an implicit member, begin with a
  /// dot; a key path begins with a backslash.
  package var path: String
  /// The label of the argument that this is, or is in; in a default argument the name of its parameter.
  package var label: String
  package var line: Int32
  package var column: Int32
  /// The use whose value this one is a member of, where that is a call.
  package var base: Int32 = -1
  /// The call that this is an argument of, or part of one.
  package var call: Int32 = -1
  /// The closure that this stands in.
  package var closure: Int32 = -1
  package var traits: Traits = []

  package struct Traits: OptionSet, Hashable, Sendable {
    package var rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let called = Self(rawValue: 1 << 0)
    /// On the left of `=`, or handed on as `inout`.
    package static let assigned = Self(rawValue: 1 << 1)
    /// In a branch, a loop, a `catch`, behind `??`, `&&` or `||`.
    package static let conditional = Self(rawValue: 1 << 2)
    /// The whole of an argument, an initial value or a default argument.
    package static let whole = Self(rawValue: 1 << 3)
    /// In a setter or an observer.
    package static let inSetter = Self(rawValue: 1 << 4)
    package static let inDefaultArgument = Self(rawValue: 1 << 5)
    /// Behind `??`.
    package static let fallback = Self(rawValue: 1 << 6)
    package static let awaited = Self(rawValue: 1 << 7)
    package static let subscripted = Self(rawValue: 1 << 8)
    /// On the right of `=`, alone.
    package static let assignedValue = Self(rawValue: 1 << 9)
    /// The value of a property or function: its initial value, its one expression, or what it returns.
    package static let result = Self(rawValue: 1 << 10)
    /// In a `defer`.
    package static let deferred = Self(rawValue: 1 << 11)
    /// In a branch of `#if` other than one for platforms: `DEBUG` say.
    package static let inDebugBlock = Self(rawValue: 1 << 12)
    /// Called with arguments, literals included.
    package static let hasArguments = Self(rawValue: 1 << 13)
  }

  package var position: Position { Position(line: Int(line), column: Int(column)) }
  package var isCalled: Bool { traits.contains(.called) }

  /// The names of the path; an empty first one where it begins with a dot.
  package var names: [Substring] { path.split(separator: ".", omittingEmptySubsequences: false) }
  /// Whether it begins like the name of a type, or with a dot.
  var mayNameType: Bool {
    guard let first = path.utf8.first else { return false }
    return first < UInt8(ascii: "a") || first >= 0x80
  }

  /// Whether one of its names is a property's: itself, `$name`, `_name`, `\name`.
  func names(_ property: String) -> Bool {
    let wanted = property.utf8
    var rest = path.utf8[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: ".")) ?? rest.endIndex
      var name = rest[..<end]
      if name.first == UInt8(ascii: "\\") { name = name.dropFirst() }
      if name.elementsEqual(wanted) { return true }
      if let first = name.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_"),
        name.dropFirst().elementsEqual(wanted)
      {
        return true
      }
      rest = end == rest.endIndex ? rest[end...] : rest[rest.index(after: end)...]
    }
    return false
  }

  package var root: Substring { path.prefix { $0 != "." } }
  package var isKeyPath: Bool { path.utf8.first == UInt8(ascii: "\\") }
}

/// A closure, or a function in a function.
package struct ClosureFacts: Hashable, Sendable {
  /// The call that it is an argument of; -1 where it is none.
  package var call: Int32
  /// The label of that argument; empty for the first trailing closure.
  package var label: String
  /// The closure that it stands in.
  package var parent: Int32
  package var line: Int32
  package var column: Int32
  /// `[weak self]`
  package var capturesSelfWeakly: Bool
  /// Called where it is written.
  package var isCalledAtOnce: Bool
}
