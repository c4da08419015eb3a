extension View {
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(Working(id: nil, action: action))
  }

  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(Working(id: Unchecked(value as Any), action: action))
  }

  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(Note(.refresh(action)))
  }

  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(Note(.submit(action)))
  }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1)
}

/// Work that begins when the view comes to the front, and ends when it leaves it.
nonisolated struct Working: PrimitiveModifier {
  let id: Unchecked<Any>?
  let action: @Sendable () async -> Void

  nonisolated init(id: Unchecked<Any>?, action: @escaping @Sendable () async -> Void) {
    self.id = id
    self.action = action
  }

  @MainActor func draw(_ content: some View, in pass: Pass) {
    pass.node.work.action = (id?.value as? AnyHashable, action)
    pass.child(content, "content")
  }
}
