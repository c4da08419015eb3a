/// What a view does while it is in front.
@MainActor
struct Work {
  var action: (id: AnyHashable?, run: @Sendable () async -> Void)?
  private var running: (id: AnyHashable?, task: Task<Void, Never>)?

  mutating func go(isShown: Bool) {
    guard isShown, let action else { return end() }
    if let running, running.id == action.id { return }
    end()
    running = (action.id, Task { await action.run() })
  }

  mutating func end() {
    running?.task.cancel()
    running = nil
  }
}
