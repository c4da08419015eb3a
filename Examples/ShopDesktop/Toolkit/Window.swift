import CGtk

/// A top-level window, which GTK keeps until it is closed.
@MainActor
package struct Window: Control {
  package let widget: WidgetPointer
  // GTK keeps it longer than the window, so it has to let go of the actions before.
  private let actions: OpaquePointer
  private var window: UnsafeMutablePointer<GtkWindow> { widget.cast() }

  package init(_ application: Application, width: Int, height: Int) {
    widget = gtk_window_new()
    actions = OpaquePointer(g_simple_action_group_new())
    gtk_widget_insert_action_group(widget, "window", actions)
    g_object_unref(UnsafeMutableRawPointer(actions))
    gtk_window_set_application(window, application.pointer)
    gtk_window_set_default_size(window, gint(width), gint(height))
  }

  package func setTitle(_ title: String) { gtk_window_set_title(window, title) }
  package func setHeader(_ header: HeaderBar) { gtk_window_set_titlebar(window, header.widget) }
  package func setContent(_ content: some Control) { gtk_window_set_child(window, content.widget) }
  package func present() {
    gtk_window_present(window)
    gtk_window_set_focus(window, nil)  // GTK has chosen the first control, but the content is to come
  }
  package func close() { gtk_window_close(window) }

  /// An action of this window, `window.NAME`.
  package func action(_ name: String, _ body: @escaping @MainActor () -> Void) {
    addAction(name, to: actions, body)
    onDestroy { g_action_map_remove_action(actions, name) }
  }

  /// Calls `body` at the escape key, where nothing in the window wants it for itself.
  package func onEscape(_ body: @escaping @MainActor () -> Void) {
    let escape = gtk_shortcut_new(
      gtk_keyval_trigger_new(guint(GDK_KEY_Escape), GdkModifierType(0)), callback(body))
    let controller = gtk_shortcut_controller_new()!
    gtk_shortcut_controller_add_shortcut(controller, escape)
    gtk_widget_add_controller(widget, controller)
  }

  private func callback(_ body: @escaping @MainActor () -> Void) -> OpaquePointer {
    gtk_callback_action_new(
      { _, _, data in
        Handler<Void>.call(data!, ())
        return 1
      }, Unmanaged.passRetained(Handler(body)).toOpaque(), { Unmanaged<AnyObject>.fromOpaque($0!).release() })
  }
}

/// The bar that is also the title of the window.
@MainActor
package struct HeaderBar: Control {
  package let widget: WidgetPointer

  package init(start: [any Control], title: some Control, end: [any Control]) {
    widget = gtk_header_bar_new()
    gtk_header_bar_set_title_widget(object, title.widget)
    for control in start { gtk_header_bar_pack_start(object, control.widget) }
    for control in end.reversed() { gtk_header_bar_pack_end(object, control.widget) }
  }
}
