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
  /// The module that the protocols are in, where the doubles are in another.
  package var module: String?
  /// The name of the one file that all doubles go into; without it there is one for each file of protocols.
  package var file: String?
  /// Whether the doubles stand on the runtime's text and not on the module.
  package var isStandalone = false

  package init() {}
}
