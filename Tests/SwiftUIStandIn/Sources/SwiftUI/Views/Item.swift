/// One of several views in a container that tells them apart, with what its modifiers say about it.
@MainActor
struct Item {
  let key: AnyHashable
  let view: any View
  var tag: AnyHashable?
  var tabItem: (any View)?
  var badge: Text?

  /// The views of a container's content, without those that stand for several.
  static func all(in content: some View, key: AnyHashable = 0) -> [Item] {
    guard let several = content as? any SeveralViews else {
      var item = Item(key: key, view: content)
      (content as? any SaysOfItem)?.tell(&item)
      return [item]
    }
    return several.views.flatMap { inner, view in all(in: view, key: [key, inner] as [AnyHashable]) }
  }
}

/// A view that stands for several.
@MainActor
protocol SeveralViews {
  @MainActor var views: [(AnyHashable, any View)] { get }
}

extension TupleView: SeveralViews {
  @MainActor var views: [(AnyHashable, any View)] { children.enumerated().map { ($0, $1) } }
}

extension EmptyView: SeveralViews {
  @MainActor var views: [(AnyHashable, any View)] { [] }
}

extension _ConditionalContent: SeveralViews {
  @MainActor var views: [(AnyHashable, any View)] {
    switch storage {
    case .first(let view): [("first", view)]
    case .second(let view): [("second", view)]
    }
  }
}

extension Optional: SeveralViews where Wrapped: View {
  @MainActor var views: [(AnyHashable, any View)] { map { [("some", $0)] } ?? [] }
}

/// What a modifier says about an item of a container.
@MainActor
protocol SaysOfItem {
  func tell(_ item: inout Item)
}

extension ModifiedContent: SaysOfItem where Content: View, Modifier: ViewModifier {
  @MainActor func tell(_ item: inout Item) {
    (content as? any SaysOfItem)?.tell(&item)
    (modifier as? any SaysOfItem)?.tell(&item)
  }
}

nonisolated struct ItemChange: PrimitiveModifier, SaysOfItem {
  let change: @MainActor (inout Item) -> Void

  nonisolated init(_ change: @escaping @MainActor (inout Item) -> Void) { self.change = change }

  @MainActor func tell(_ item: inout Item) { change(&item) }
  @MainActor func draw(_ content: some View, in pass: Pass) { pass.child(content, "content") }
}

extension View {
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(ItemChange { [tag = Unchecked(tag)] in $0.tag = AnyHashable(tag.value) })
  }

  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(ItemChange { [label = Unchecked(label())] in $0.tabItem = label.value })
  }

  nonisolated public func badge(_ count: Int) -> some View {
    modifier(ItemChange { $0.badge = count == 0 ? nil : Text("\(count)") })
  }
}

/// `@unchecked Sendable`: views are values that only the main actor reads.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
