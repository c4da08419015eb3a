public struct Font: Hashable, Sendable {
  let name: String

  public static let title2 = Font(name: "title2")
  public static let headline = Font(name: "headline")
  public static let body = Font(name: "body")
  public static let caption = Font(name: "caption")
}

public protocol ShapeStyle: Sendable {}

public struct HierarchicalShapeStyle: ShapeStyle {}
public struct Color: ShapeStyle, Hashable {
  let name: String
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var pink: Color { Color(name: "pink") }
  public static var red: Color { Color(name: "red") }
}

public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

public struct Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
    public static let vertical = Set(rawValue: 5)
  }
}

public enum HorizontalEdge: Hashable, Sendable { case leading, trailing }

extension View {
  nonisolated public func font(_ font: Font?) -> some View { modifier(Look()) }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { modifier(Look()) }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { modifier(Look()) }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    modifier(Look())
  }
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(Note(.colorScheme(colorScheme)))
  }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(Note(.name(labelKey.text)))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(Note(.name(String(label))))
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(Note(.search(text)))
  }

  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(Beside(content()))
  }

  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(Beside(content()))
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(Beside(content()))
  }
}

public enum VerticalEdge: Hashable, Sendable { case top, bottom }

public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
}

/// Something that is shown beside its content.
nonisolated struct Beside<Other: View>: PrimitiveModifier {
  let other: Other

  nonisolated init(_ other: Other) { self.other = other }

  @MainActor func draw(_ content: some View, in pass: Pass) {
    pass.child(content, "content")
    pass.child(other, "beside")
  }
}
