nonisolated public struct Text: View, Primitive, Equatable {
  let content: String

  nonisolated public init(verbatim content: String) { self.content = content }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }
  nonisolated public init(_ key: LocalizedStringKey) { content = key.text }

  @MainActor func draw(in pass: Pass) { pass.node.role = .text(content) }
}

nonisolated public struct Image: View, Primitive, Equatable {
  let name: String

  nonisolated public init(systemName: String) { name = systemName }

  @MainActor func draw(in pass: Pass) { pass.node.role = .image }
}

nonisolated public struct Label<Title: View, Icon: View>: View, Primitive {
  let title: Title
  let icon: Icon

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor func draw(in pass: Pass) {
    pass.child(icon, "icon")
    pass.child(title, "title")
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, Primitive where Label: View, Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @MainActor func draw(in pass: Pass) {
    pass.child(label, "label")
    pass.child(content, "content")
  }
}

extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
}
