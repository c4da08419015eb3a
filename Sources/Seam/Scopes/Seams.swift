public import CSeam

/// The storage of a scope: what it has made, what it replaces, and what it stands on.
///
/// Each scope has exactly one, as `var seams = Seams()`. Copies of the scope share it; a scope that has been derived
/// with `replacing` has one of its own. It is made with one allocation and holds nothing until something is asked for.
///
/// `@unchecked Sendable`: `Core` guards its state; `raw` is an address in its header, which never changes.
public struct Seams: @unchecked Sendable {
  @usableFromInline let core: Core
  /// The address of the header's words: reading them in place touches no reference count.
  @usableFromInline let raw: UnsafeRawPointer

  public init() { self.init(Core.make()) }

  init(_ core: Core) {
    self.core = core
    raw = core.withUnsafeMutablePointerToHeader { UnsafeRawPointer(Core.words(of: $0)) }
  }

  /// Whether two scopes have one storage: copies of a scope do, and what is derived from it does not.
  package static func === (one: Seams, other: Seams) -> Bool {
    one.core.standing.base === other.core.standing.base
  }

  @inlinable @inline(__always)
  static func isPlain(_ raw: UnsafeRawPointer) -> Bool {
    seam_load(raw + MemoryLayout<UInt>.size) == Core.Flags.plain
  }
}
