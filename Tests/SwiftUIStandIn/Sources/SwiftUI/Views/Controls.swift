nonisolated public struct TextField<Label: View>: View, Primitive {
  let label: Label
  let text: Binding<String>

  @MainActor func draw(in pass: Pass) {
    pass.node.role = .field(text)
    pass.child(label, "label")
  }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }
}

nonisolated public struct SecureField<Label: View>: View, Primitive {
  let label: Label
  let text: Binding<String>

  @MainActor func draw(in pass: Pass) {
    pass.node.role = .field(text)
    pass.child(label, "label")
  }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }
}

nonisolated public struct Toggle<Label: View>: View, Primitive {
  let label: Label
  let isOn: Binding<Bool>

  @MainActor func draw(in pass: Pass) {
    let isOn = isOn
    pass.node.role = .button { isOn.wrappedValue.toggle() }
    pass.child(label, "label")
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(label: Text(titleKey), isOn: isOn)
  }
}

nonisolated public struct Stepper<Label: View>: View, Primitive {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?

  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  @MainActor func draw(in pass: Pass) {
    pass.node.role = .stepper(increment: onIncrement, decrement: onDecrement)
    pass.child(label, "label")
  }
}

extension Stepper where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, Primitive {
  let label: Label
  let selection: Binding<SelectionValue>
  let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  @MainActor func draw(in pass: Pass) {
    let selection = selection
    pass.child(label, "label")
    for item in Item.all(in: content) {
      pass.child(
        Choice(content: item.view) {
          if let value = item.tag as? SelectionValue { selection.wrappedValue = value }
        }, item.key)
    }
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}

/// What a person chooses in a picker or among tabs.
nonisolated struct Choice: View, Primitive {
  let content: any View
  let choose: @MainActor () -> Void

  @MainActor func draw(in pass: Pass) {
    pass.node.role = .button(choose)
    pass.child(content, "content")
  }
}
