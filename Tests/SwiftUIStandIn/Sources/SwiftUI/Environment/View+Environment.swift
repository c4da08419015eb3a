public import Observation

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentChange { $0[keyPath: keyPath] = value })
  }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentChange { $0[T.self] = object })
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentChange { transform(&$0[keyPath: keyPath]) })
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentChange { $0.isEnabled = $0.isEnabled && !disabled })
  }
}

nonisolated struct EnvironmentChange: PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  nonisolated init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

  @MainActor func draw(_ content: some View, in pass: Pass) {
    var environment = pass.environment
    change(&environment)
    pass.child(content, "content", environment: environment)
  }
}
