nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, Primitive {
  let selection: Binding<SelectionValue>?
  let content: Content

  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The tab in front, and those that have been there: they keep their state, and are not at work.
  @MainActor func draw(in pass: Pass) {
    let items = Item.all(in: content)
    let selected = selection.map { AnyHashable($0.wrappedValue) }
    let slot = Slot(node: pass.node, environment: pass.environment, name: "visited")
    let visited = slot.stored { Visited() }
    for item in items {
      let isSelected = item.tag == selected
      if isSelected { visited.keys.insert(item.key) }
      pass.child(
        Tab(item: item, isSelected: isSelected) { [selection] in
          if let value = item.tag as? SelectionValue { selection?.wrappedValue = value }
        }, [item.key, "tab"] as [AnyHashable])
      if visited.keys.contains(item.key) {
        pass.child(AnyView(item.view), [item.key, "content"] as [AnyHashable], isShown: isSelected)
      }
    }
  }

  private final class Visited {
    var keys: Set<AnyHashable> = []
  }
}

/// What a person touches to bring a tab to the front.
private struct Tab: View, Primitive {
  let item: Item
  let isSelected: Bool
  let select: @MainActor () -> Void

  @MainActor func draw(in pass: Pass) {
    pass.node.role = .tab(isSelected: isSelected, badge: item.badge?.content, select)
    if let label = item.tabItem { pass.child(AnyView(label), "label") }
  }
}
