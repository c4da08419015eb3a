import CGtk

/// Something to press.
@MainActor
package struct Button: Control {
  package let widget: WidgetPointer

  package init(_ title: String, _ action: @escaping @MainActor () -> Void) {
    widget = gtk_button_new_with_label(title)
    connect(widget, "clicked", action)
  }

  /// - Parameter name: what it does, for the pointer's help and for who cannot see it.
  package init(_ icon: Icon, name: String, _ action: @escaping @MainActor () -> Void) {
    widget = gtk_button_new()
    gtk_button_set_child(widget.cast(), icon.widget)
    connect(widget, "clicked", action)
    _ = explained(name).styled("icon-button")
  }
}

/// A button that stays pressed: whether it does is for a model to say, a press only asks for it.
@MainActor
package struct Toggle: Control {
  package let widget: WidgetPointer
  private let isTab: Bool

  package init(
    _ content: some Control, name: String, isTab: Bool = false, _ action: @escaping @MainActor () -> Void
  ) {
    widget = isTab ? cgtk_new(gtk_button_get_type(), GTK_ACCESSIBLE_ROLE_TAB) : gtk_button_new()
    self.isTab = isTab
    gtk_button_set_child(widget.cast(), content.widget)
    connect(widget, "clicked", action)
    _ = explained(name)
  }

  package func setOn(_ isOn: Bool) {
    if isOn {
      gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_CHECKED, 0)
    } else {
      gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_CHECKED)
    }
    if isTab {
      cgtk_set_accessible_selected(widget, isOn ? 1 : 0)
    } else {
      cgtk_set_accessible_pressed(widget, isOn ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE)
    }
  }
}

/// On or off.
@MainActor
package struct Switch: Control {
  package let widget: WidgetPointer

  package init(_ change: @escaping @MainActor (Bool) -> Void) {
    widget = gtk_switch_new()
    let pointer = OpaquePointer(widget)
    connect(widget, "notify::active") { change(gtk_switch_get_active(pointer) != 0) }
  }

  package var isOn: Bool {
    get { gtk_switch_get_active(object) != 0 }
    nonmutating set { gtk_switch_set_active(object, newValue ? 1 : 0) }
  }
}

/// One of several.
@MainActor
package struct Choice: Control {
  package let widget: WidgetPointer

  package init(_ titles: [String], _ change: @escaping @MainActor (Int) -> Void) {
    var names: [UnsafePointer<CChar>?] = titles.map { UnsafePointer(strdup($0)) } + [nil]
    widget = gtk_drop_down_new_from_strings(&names)
    for name in names { free(UnsafeMutablePointer(mutating: name)) }
    let pointer = OpaquePointer(widget)
    connect(widget, "notify::selected") { change(Int(gtk_drop_down_get_selected(pointer))) }
  }

  package var selected: Int {
    get { Int(gtk_drop_down_get_selected(object)) }
    nonmutating set { if newValue != selected { gtk_drop_down_set_selected(object, guint(newValue)) } }
  }
}
