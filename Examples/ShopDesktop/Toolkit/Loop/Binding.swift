import Observation

/// Shows what models say, now and after each change of anything that `value` has read; changes of one turn together.
@MainActor
package final class Binding {
  private var update: (@MainActor () -> Void)?

  /// - Parameter apply: not observed, so that it may make controls that have bindings of their own.
  package init<Value>(
    _ value: @escaping @MainActor () -> Value, _ apply: @escaping @MainActor (Value) -> Void
  ) {
    update = { [weak self] in
      let value = withObservationTracking(value) {
        Task { @MainActor in self?.update?() }  // by then the new value is there
      }
      apply(value)
    }
    update?()
  }

  package func cancel() { update = nil }
}
