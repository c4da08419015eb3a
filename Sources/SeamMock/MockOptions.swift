/// What the words of `seam mock` decide about the doubles' text.
package struct MockOptions: Sendable, Hashable {
  /// Names of the protocols that get doubles; without them those that are marked.
  package var names: Set<String> = []
  /// Whether all protocols get doubles.
  package var all = false
  /// The doubles' access, where it is not their protocol's.
  package var access: String?
  /// What doubles of protocols are isolated to that say nothing of it: `nonisolated` or `@MainActor`.
  package var isolation: String?
  /// Modules to import besides those that the protocol's file imports, with `@testable` where it was asked for.
  package var imports: [String] = []
  /// Whether the doubles stand on the runtime's text and not on the module.
  package var isStandalone = false

  package init() {}
}
