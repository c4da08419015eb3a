import CGtk

/// A control as wide as there is room, but not wider than is comfortable to read, and then in the middle.
@MainActor
package struct Clamp: Control {
  package let widget: WidgetPointer
  nonisolated private static let limit: Int32 = 720

  package init(_ content: some Control) {
    widget = Box.row(0, content).widget
    gtk_widget_set_layout_manager(widget, Self.layout)
  }

  private static var layout: UnsafeMutablePointer<GtkLayoutManager> {
    gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
      { widget, orientation, room, minimum, natural, minimumBaseline, naturalBaseline in
        let isHeight = orientation == GTK_ORIENTATION_VERTICAL
        gtk_widget_measure(
          gtk_widget_get_first_child(widget), orientation, isHeight ? min(room, Clamp.limit) : room, minimum,
          natural,
          nil, nil)
        minimumBaseline?.pointee = -1
        naturalBaseline?.pointee = -1
      },
      { widget, width, height, _ in
        let limited = min(width, Clamp.limit)
        var place = GtkAllocation(x: (width - limited) / 2, y: 0, width: limited, height: height)
        gtk_widget_size_allocate(gtk_widget_get_first_child(widget), &place, -1)
      })
  }
}
