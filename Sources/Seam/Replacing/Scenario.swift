/// A name and a set of replacements; previews, tests and UI tests all play scenarios.
///
///     extension Scenario<AppScope> {
///       static var empty: Self { Self("empty") { $0.productService = MockProductService(.success([])) } }
///       static var offline: Self { Self("offline", on: .empty) { $0.transport = OfflineTransport() } }
///     }
public struct Scenario<S: Scope>: Sendable {
  public let name: String
  private let replace: @Sendable (inout Replacements<S>) -> Void

  public init(_ name: String, _ replace: @escaping @Sendable (inout Replacements<S>) -> Void) {
    self.name = name
    self.replace = replace
  }

  /// A scenario that plays another one and then adds to it.
  public init(
    _ name: String, on base: Scenario, _ replace: @escaping @Sendable (inout Replacements<S>) -> Void
  ) {
    self.init(name) {
      base.apply(to: &$0)
      replace(&$0)
    }
  }

  func apply(to replacements: inout Replacements<S>) { replace(&replacements) }
}

/// `-scenario` was given with no name, or with one that the scope does not list.
public struct UnknownScenario: Error, Equatable, CustomStringConvertible {
  public let name: String?
  /// The names that the scope lists, in its order.
  public let known: [String]

  public var description: String {
    let list =
      known.isEmpty ? "there is none" : "known are " + known.map { "'\($0)'" }.joined(separator: ", ")
    return name.map { "unknown scenario '\($0)'; \(list)" } ?? "'-scenario' needs a name; \(list)"
  }
}
