#if canImport(SwiftUI)
  internal import Seam

  /// The state of a view that has a value of a scope.
  @MainActor
  final class ScopedBox {
    private var kept: (scope: any Scope, arguments: [Argument], value: Any)?

    nonisolated init() {}

    /// The value that is kept for the scope and the arguments; the one before is let go of.
    func value<Value>(in scope: some Scope, for arguments: [Argument], _ make: () -> Value) -> Value {
      if let kept, kept.scope.seams === scope.seams, kept.arguments == arguments,
        let value = kept.value as? Value
      {
        return value
      }
      let value = make()
      kept = (scope, arguments, value)
      return value
    }
  }
#endif
