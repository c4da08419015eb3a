@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  @MainActor public var body: Never { fatalError("'Never' is no view to draw") }
}

/// A view without a body: the host knows what to do with it.
@MainActor
protocol Primitive {
  func draw(in pass: Pass)
}

extension Primitive {
  public var body: Never { fatalError("the body of '\(Self.self)' is not for calling") }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }
}

nonisolated public struct EmptyView: View, Primitive {
  nonisolated public init() {}
  @MainActor func draw(in pass: Pass) {}
}

nonisolated public struct TupleView<T>: View, Primitive {
  public var value: T
  let children: [any View]

  nonisolated init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    var children: [any View] = []
    repeat children.append(each value)
    self.children = children
  }

  @MainActor func draw(in pass: Pass) {
    for (index, child) in children.enumerated() { pass.child(child, index) }
  }
}

nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, Primitive {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  @MainActor func draw(in pass: Pass) {
    switch storage {
    case .first(let view): pass.child(view, "first")
    case .second(let view): pass.child(view, "second")
    }
  }
}

extension Optional: View, Primitive where Wrapped: View {
  public typealias Body = Never

  @MainActor func draw(in pass: Pass) {
    if let self { pass.child(self, "some") }
  }
}

nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View, Primitive where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func draw(in pass: Pass) { pass.child(content, "content") }
}

nonisolated public struct AnyView: View, Primitive {
  let content: any View

  nonisolated public init<V: View>(_ view: V) { content = view }

  @MainActor func draw(in pass: Pass) { pass.child(content, "content") }
}
