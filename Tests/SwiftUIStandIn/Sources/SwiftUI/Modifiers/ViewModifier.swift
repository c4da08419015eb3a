@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Primitive {
  let content: any View

  @MainActor func draw(in pass: Pass) { pass.child(content, "content") }
}

nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, Primitive where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor func draw(in pass: Pass) {
    if let modifier = modifier as? any PrimitiveModifier { return modifier.draw(content, in: pass) }
    var modifier = modifier
    pass.install(&modifier)
    pass.child(modifier.body(content: _ViewModifier_Content(content: content)), "body")
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier without a body: the host knows what to do with it.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  func draw(_ content: some View, in pass: Pass)
}

extension PrimitiveModifier {
  public func body(content: Content) -> Never { fatalError("the body of '\(Self.self)' is not for calling") }
}

/// A modifier of looks: it says nothing that the host could tell.
nonisolated struct Look: PrimitiveModifier {
  @MainActor func draw(_ content: some View, in pass: Pass) { pass.child(content, "content") }
}

/// A modifier that says something about its content.
nonisolated struct Note: PrimitiveModifier {
  let role: Role

  nonisolated init(_ role: Role) { self.role = role }

  @MainActor func draw(_ content: some View, in pass: Pass) {
    pass.node.role = role
    pass.child(content, "content")
  }
}
