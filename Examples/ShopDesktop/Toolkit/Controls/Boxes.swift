import CGtk

/// Controls beside or below each other.
@MainActor
package struct Box: Control {
  package let widget: WidgetPointer

  private init(_ orientation: GtkOrientation, _ spacing: Int, _ controls: [any Control], isTabs: Bool = false)
  {
    widget = isTabs ? cgtk_new(gtk_box_get_type(), GTK_ACCESSIBLE_ROLE_TAB_LIST) : gtk_box_new(orientation, 0)
    gtk_box_set_spacing(widget.cast(), gint(spacing))
    for control in controls { gtk_box_append(widget.cast(), control.widget) }
  }

  package static func row(_ spacing: Int = 8, _ controls: any Control...) -> Box {
    Box(GTK_ORIENTATION_HORIZONTAL, spacing, controls)
  }

  package static func column(_ spacing: Int = 8, _ controls: any Control...) -> Box {
    Box(GTK_ORIENTATION_VERTICAL, spacing, controls)
  }

  /// A row of tabs.
  package static func tabs() -> Box { Box(GTK_ORIENTATION_HORIZONTAL, 2, [], isTabs: true) }

  package func add(_ control: some Control) { gtk_box_append(widget.cast(), control.widget) }

  package var isColumn: Bool {
    get { gtk_orientable_get_orientation(object) == GTK_ORIENTATION_VERTICAL }
    nonmutating set {
      gtk_orientable_set_orientation(object, newValue ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    }
  }
}

/// One control at a time. The others are not there for anybody, also not for who reads the screen aloud.
@MainActor
package struct Pages: Control {
  package let widget: WidgetPointer

  package init() { widget = Box.column(0).widget }

  package func add(_ page: some Control) {
    page.isVisible = false
    gtk_box_append(widget.cast(), page.tall().wide().widget)
  }

  package func remove(_ page: some Control) { gtk_box_remove(widget.cast(), page.widget) }

  package func show(_ page: some Control) {
    var child = gtk_widget_get_first_child(widget)
    while let other = child {
      if other != page.widget { gtk_widget_set_visible(other, 0) }
      child = gtk_widget_get_next_sibling(other)
    }
    page.isVisible = true
  }
}

/// A control, and another one over it that takes no room of its own.
@MainActor
package struct Overlay: Control {
  package let widget: WidgetPointer

  package init(_ content: some Control, over controls: any Control...) {
    widget = gtk_overlay_new()
    gtk_overlay_set_child(object, content.widget)
    for control in controls { gtk_overlay_add_overlay(object, control.widget) }
  }
}

/// A view on something that may be longer.
@MainActor
package struct Scroll: Control {
  package let widget: WidgetPointer

  package init(_ content: some Control) {
    widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(object, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(object, content.widget)
    _ = tall()
  }
}

/// Tells how wide it is; put into a window, it tells that of the window.
@MainActor
package struct Ruler: Control {
  package let widget: WidgetPointer

  package init(_ change: @escaping @MainActor (Int) -> Void) {
    widget = cgtk_new(gtk_drawing_area_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION)
    connect(widget, "resize", withNumber: change)
  }
}
