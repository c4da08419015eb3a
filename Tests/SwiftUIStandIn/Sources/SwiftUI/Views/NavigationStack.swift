public struct NavigationPath: Equatable {
  public init() {}
}

nonisolated public struct NavigationStack<Data, Root: View>: View, Primitive {
  let root: Root

  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  @MainActor func draw(in pass: Pass) { pass.child(root, "root") }
}

extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(Note(.title(titleKey.text)))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(Note(.title(String(title))))
  }

  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(Covering(kind: .destination, isPresented: isPresented, cover: destination()))
  }

  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(Covering(kind: .sheet, isPresented: isPresented, cover: Later(content)))
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      Covering(
        kind: .sheet,
        isPresented: Binding(
          read: { item.wrappedValue != nil }, write: { if !$0 { item.wrappedValue = nil } }),
        cover: Later { item.wrappedValue.map { content($0).id($0.id) } }))
  }

  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      Covering(
        kind: .alert, isPresented: isPresented,
        cover: TupleView((Text(titleKey), message(), actions()))))
  }

  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(Identified(id: Unchecked(AnyHashable(id))))
  }
}

/// A view that is made when it is drawn.
nonisolated struct Later<Content: View>: View {
  let content: () -> Content

  nonisolated init(_ content: @escaping () -> Content) { self.content = content }

  @MainActor var body: Content { content() }
}

/// What lies over its content while something is presented.
nonisolated struct Covering<Cover: View>: PrimitiveModifier {
  let kind: Role.Cover
  let isPresented: Binding<Bool>
  let cover: Cover

  @MainActor func draw(_ content: some View, in pass: Pass) {
    let isCovered = isPresented.wrappedValue
    pass.child(content, "content", isShown: !(isCovered && kind == .destination))
    guard isCovered else { return }
    let isPresented = isPresented
    pass.child(cover.modifier(Note(.cover(kind) { isPresented.wrappedValue = false })), "cover")
  }
}

nonisolated struct Identified: PrimitiveModifier {
  let id: Unchecked<AnyHashable>

  @MainActor func draw(_ content: some View, in pass: Pass) { pass.child(content, id.value) }
}
