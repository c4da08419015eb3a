import CGtk

/// Controls of one size, as many beside each other as fit; one of them can be selected and opened.
@MainActor
package struct Tiles: Container {
  package let widget: WidgetPointer

  package init(
    spacing: Int, onSelect: @escaping @MainActor (Int) -> Void, onOpen: @escaping @MainActor (Int) -> Void
  ) {
    widget = gtk_flow_box_new()
    gtk_flow_box_set_selection_mode(object, GTK_SELECTION_BROWSE)
    gtk_flow_box_set_homogeneous(object, 1)
    gtk_flow_box_set_max_children_per_line(object, 12)
    gtk_flow_box_set_row_spacing(object, guint(spacing))
    gtk_flow_box_set_column_spacing(object, guint(spacing))
    let box = object
    connect(widget, "selected-children-changed") {
      let children = gtk_flow_box_get_selected_children(box)
      defer { g_list_free(children) }
      if let child = children?.pointee.data {
        onSelect(Int(gtk_flow_box_child_get_index(child.assumingMemoryBound(to: GtkFlowBoxChild.self))))
      }
    }
    connect(
      widget, "child-activated",
      withObject: { child in
        onOpen(Int(gtk_flow_box_child_get_index(UnsafeMutablePointer(child))))
      })
    _ = aligned(y: .start)
  }

  package func insert(_ control: some Control, at index: Int) {
    gtk_flow_box_insert(object, control.widget, gint(index))
  }
  package func remove(_ place: WidgetPointer) { gtk_flow_box_remove(object, place) }

  package func select(_ index: Int?) {
    guard let child = index.flatMap({ gtk_flow_box_get_child_at_index(object, gint($0)) }) else { return }
    gtk_flow_box_select_child(object, child)
  }

  /// Gives the keys to the tile that is selected, unless somebody is typing.
  ///
  /// In one of the next frames: what has just come into view takes no keys before it has its place.
  package func focusSelected() {
    gtk_widget_add_tick_callback(
      widget,
      { widget, _, tries in
        let tries = tries!.assumingMemoryBound(to: Int.self)
        tries.pointee -= 1
        guard let children = gtk_flow_box_get_selected_children(OpaquePointer(widget)) else { return 0 }
        defer { g_list_free(children) }
        let focus = gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) }
        if let focus, g_type_check_instance_is_a(focus.cast(), gtk_text_get_type()) != 0 { return 0 }
        // As the tab key would the first time, or the arrow keys had nowhere to start from.
        let isDone =
          gtk_widget_get_focus_child(widget) == nil
          ? gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0
          : gtk_widget_grab_focus(children.pointee.data.assumingMemoryBound(to: GtkWidget.self)) != 0
        return isDone || tries.pointee == 0 ? 0 : 1
      }, Self.counter(10), { g_free($0) })
  }

  private static func counter(_ count: Int) -> gpointer {
    let counter = g_malloc(gsize(MemoryLayout<Int>.size))!
    counter.storeBytes(of: count, as: Int.self)
    return counter
  }
}

/// Controls in rows.
@MainActor
package struct Rows: Container {
  package let widget: WidgetPointer

  package init(onOpen: (@MainActor (Int) -> Void)? = nil) {
    widget = gtk_list_box_new()
    gtk_list_box_set_selection_mode(object, GTK_SELECTION_NONE)
    if let onOpen {
      connect(
        widget, "row-activated",
        withObject: { row in
          onOpen(Int(gtk_list_box_row_get_index(UnsafeMutablePointer(row))))
        })
    }
    _ = styled("rows")
  }

  package init(_ controls: any Control...) {
    self.init()
    for (index, control) in controls.enumerated() { insert(control, at: index) }
  }

  package func insert(_ control: some Control, at index: Int) {
    gtk_list_box_insert(object, control.widget, gint(index))
  }
  package func remove(_ place: WidgetPointer) { gtk_list_box_remove(object, place) }
}

/// What has places for controls, in order.
@MainActor
package protocol Container: Control {
  func insert(_ control: some Control, at index: Int)
  func remove(_ place: WidgetPointer)
}

/// Keeps a container as a list of items is: a control stays as long as its item does, so that focus and pictures do.
@MainActor
package final class Items<Item: Identifiable & Equatable, C: Container> {
  private let container: C
  private let make: (Item) -> ItemView<Item>
  private var shown: [(item: Item, view: ItemView<Item>)] = []

  package init(_ container: C, _ make: @escaping (Item) -> ItemView<Item>) {
    self.container = container
    self.make = make
  }

  package func show(_ items: [Item]) {
    let ids = Set(items.map(\.id))
    for index in shown.indices.reversed() where !ids.contains(shown[index].item.id) {
      container.remove(shown.remove(at: index).view.place)
    }
    for (index, item) in items.enumerated() {
      if index < shown.count, shown[index].item.id == item.id {
        if shown[index].item != item { shown[index].view.update(item) }
        shown[index].item = item
        continue
      }
      // What has moved up is made anew at its new place.
      if let old = shown.firstIndex(where: { $0.item.id == item.id }) {
        container.remove(shown.remove(at: old).view.place)
      }
      let view = make(item)
      container.insert(view, at: index)
      gtk_widget_set_focusable(view.place, view.canFocus ? 1 : 0)
      cgtk_set_accessible_label(view.place, view.name)
      shown.insert((item, view), at: index)
    }
  }
}

/// The control of one item.
@MainActor
package struct ItemView<Item>: Control {
  package let widget: WidgetPointer
  let name: String
  let canFocus: Bool
  let update: @MainActor (Item) -> Void

  /// - Parameter name: what the item is called for who cannot see it.
  package init(
    _ control: some Control, name: String, canFocus: Bool = true, update: @escaping @MainActor (Item) -> Void
  ) {
    widget = control.widget
    self.name = name
    self.canFocus = canFocus
    self.update = update
  }

  /// The widget that the container has put round it.
  var place: WidgetPointer { gtk_widget_get_parent(widget) }
}
