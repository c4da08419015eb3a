public struct HorizontalAlignment: Equatable, Sendable {
  let name: String

  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
  public static let trailing = HorizontalAlignment(name: "trailing")
}

public struct VerticalAlignment: Equatable, Sendable {
  let name: String

  public static let top = VerticalAlignment(name: "top")
  public static let center = VerticalAlignment(name: "center")
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
}

nonisolated public struct VStack<Content: View>: View, Primitive {
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func draw(in pass: Pass) { pass.child(content, "content") }
}

nonisolated public struct HStack<Content: View>: View, Primitive {
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func draw(in pass: Pass) { pass.child(content, "content") }
}

nonisolated public struct Spacer: View, Primitive {
  nonisolated public init(minLength: Double? = nil) {}
  @MainActor func draw(in pass: Pass) {}
}

nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, Primitive {
  let label: Label

  @MainActor func draw(in pass: Pass) { pass.child(label, "label") }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView { self.init(label: EmptyView()) }
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(label: Text(titleKey))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(label: Text(title))
  }
}

nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View,
  Primitive
{
  let label: Label
  let description: Description
  let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor func draw(in pass: Pass) {
    pass.child(label, "label")
    pass.child(description, "description")
    pass.child(actions, "actions")
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}
