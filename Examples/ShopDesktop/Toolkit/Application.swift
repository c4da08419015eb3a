import CGtk

/// The process's GTK application: windows, the keys of its actions, signals.
@MainActor
package final class Application {
  let pointer: UnsafeMutablePointer<GtkApplication>

  /// Nil where there is no display.
  package init?(id: String) {
    guard gtk_init_check() != 0 else { return nil }
    pointer = gtk_application_new(id, G_APPLICATION_NON_UNIQUE)
  }

  /// Runs until `quit`.
  package func run(onStart: @escaping @MainActor () -> Void) {
    MainLoop.attachMainQueue()
    connect(pointer, "activate", onStart)
    let application: UnsafeMutablePointer<GApplication> = pointer.cast()
    g_application_hold(application)  // also while there is no window
    g_application_run(application, 0, nil)
    g_object_unref(pointer)
  }

  package func quit() { g_application_quit(pointer.cast()) }

  /// Calls `body` at each signal of that number, in the loop.
  package func onUnixSignal(_ number: Int32, _ body: @escaping @MainActor () -> Void) {
    g_unix_signal_add(
      number,
      {
        Handler<Void>.call($0!, ())
        return 1
      }, Unmanaged.passRetained(Handler(body)).toOpaque())
  }

  /// An action of the application, `app.NAME`.
  package func action(_ name: String, keys: [String], _ body: @escaping @MainActor () -> Void) {
    addAction(name, to: OpaquePointer(pointer), body)
    setKeys(keys, of: "app.\(name)")
  }

  /// The keys of an action that each window has, `window.NAME`.
  package func setKeys(_ keys: [String], of action: String) {
    var names: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(strdup($0)) } + [nil]
    gtk_application_set_accels_for_action(pointer, action, &names)
    for name in names { free(UnsafeMutablePointer(mutating: name)) }
  }

  package func addStyle(_ css: [UInt8]) {
    let provider = gtk_css_provider_new()!
    css.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        gtk_css_provider_load_from_data(provider, $0.baseAddress, $0.count)
      }
    }
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(UnsafeMutableRawPointer(provider)),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider))
  }

  /// Whether widgets are drawn light on dark.
  package var isDark: Bool {
    get {
      cgtk_get_bool(
        gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }, "gtk-application-prefer-dark-theme")
        != 0
    }
    set {
      cgtk_set_bool(
        gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }, "gtk-application-prefer-dark-theme",
        newValue ? 1 : 0)
    }
  }
}

@MainActor
func addAction(_ name: String, to map: OpaquePointer, _ body: @escaping @MainActor () -> Void) {
  let action = g_simple_action_new(name, nil)!
  connect(UnsafeMutableRawPointer(action), "activate", body)
  g_action_map_add_action(map, action)
  g_object_unref(UnsafeMutableRawPointer(action))
}
