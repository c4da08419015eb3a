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

/// One control at a time.
@MainActor
package struct Pages: Control {
  package let widget: WidgetPointer

  package init() {
    widget = gtk_stack_new()
    gtk_stack_set_transition_type(object, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    gtk_stack_set_transition_duration(object, 120)
    gtk_stack_set_hhomogeneous(object, 0)
    gtk_stack_set_vhomogeneous(object, 0)
  }

  package func add(_ page: some Control) { gtk_stack_add_child(object, page.widget) }
  package func remove(_ page: some Control) { gtk_stack_remove(object, page.widget) }
  package func show(_ page: some Control) { gtk_stack_set_visible_child(object, page.widget) }
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

/// A control that slides in and out.
@MainActor
package struct Reveal: Control {
  package let widget: WidgetPointer

  package init(_ content: some Control) {
    widget = gtk_revealer_new()
    gtk_revealer_set_child(object, content.widget)
    gtk_revealer_set_transition_type(object, GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
  }

  package var isShown: Bool {
    get { gtk_revealer_get_reveal_child(object) != 0 }
    nonmutating set { gtk_revealer_set_reveal_child(object, newValue ? 1 : 0) }
  }
}

/// Tells how wide it is; put into a window, it tells that of the window.
@MainActor
package struct Ruler: Control {
  package let widget: WidgetPointer

  package init(_ change: @escaping @MainActor (Int) -> Void) {
    widget = gtk_drawing_area_new()
    connect(widget, "resize", withNumber: change)
  }
}
