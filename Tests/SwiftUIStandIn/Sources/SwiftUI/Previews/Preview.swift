@MainActor
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  @MainActor static func makeSharedContext() async throws -> Context
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  @MainActor public static func makeSharedContext() async throws {}
}

nonisolated public struct PreviewModifierContent: View, Primitive {
  let content: any View

  @MainActor func draw(in pass: Pass) { pass.child(content, "content") }
}

@MainActor
public struct PreviewTrait<T> {
  let apply: @MainActor (any View) async throws -> any View
}

public struct Preview {
  public enum ViewTraits {}
}

@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait { try await wrap($0, in: modifier) }
  }

  private static func wrap<M: PreviewModifier>(_ view: any View, in modifier: M) async throws -> any View {
    let context = try await M.makeSharedContext()
    return modifier.body(content: PreviewModifierContent(content: view), context: context)
  }
}

extension Host {
  /// Shows what `#Preview` with these traits shows.
  package convenience init(
    previewing view: some View, traits: PreviewTrait<Preview.ViewTraits>...
  ) async throws {
    var view: any View = view
    for trait in traits.reversed() { view = try await trait.apply(view) }
    self.init(AnyView(view))
  }
}
