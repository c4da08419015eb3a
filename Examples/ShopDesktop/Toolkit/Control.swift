package import CGtk

package typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A widget. GTK owns widgets: who is in a window lives as long as that, and must not be used afterwards.
@MainActor
package protocol Control {
  var widget: WidgetPointer { get }
}

extension Control {
  /// The widget, as functions of its own type take it.
  var object: OpaquePointer { OpaquePointer(widget) }

  package var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    nonmutating set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }

  package var isEnabled: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    nonmutating set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  package func focus() { gtk_widget_grab_focus(widget) }

  /// Keeps the control as models say, for as long as it lives.
  @discardableResult
  package func bind<Value>(
    _ value: @escaping @MainActor () -> Value, show: @escaping @MainActor (Self, Value) -> Void
  ) -> Self {
    let binding = Binding(value) { show(self, $0) }
    onDestroy { binding.cancel() }
    return self
  }

  @discardableResult
  package func onDestroy(_ body: @escaping @MainActor () -> Void) -> Self {
    connect(widget, "destroy", body)
    return self
  }

  /// Calls `body` each time that the control comes into view.
  @discardableResult
  package func onShow(_ body: @escaping @MainActor () -> Void) -> Self {
    connect(widget, "map", body)
    return self
  }

  package func setStyle(_ name: String, _ isOn: Bool) {
    if isOn { gtk_widget_add_css_class(widget, name) } else { gtk_widget_remove_css_class(widget, name) }
  }
}

// What a control is like, said where it is made.
extension Control {
  package func styled(_ names: String...) -> Self {
    for name in names { gtk_widget_add_css_class(widget, name) }
    return self
  }

  /// What somebody is told who cannot see it.
  @discardableResult
  package func named(_ name: String) -> Self {
    cgtk_set_accessible_label(widget, name)
    return self
  }

  /// A name that is also shown under the pointer.
  package func explained(_ text: String) -> Self {
    gtk_widget_set_tooltip_text(widget, text)
    return named(text)
  }

  package func wide() -> Self {
    gtk_widget_set_hexpand(widget, 1)
    return self
  }

  package func tall() -> Self {
    gtk_widget_set_vexpand(widget, 1)
    return self
  }

  package func margin(_ margin: Int) -> Self { self.margin(x: margin, y: margin) }

  package func margin(x: Int, y: Int) -> Self {
    gtk_widget_set_margin_start(widget, gint(x))
    gtk_widget_set_margin_end(widget, gint(x))
    gtk_widget_set_margin_top(widget, gint(y))
    gtk_widget_set_margin_bottom(widget, gint(y))
    return self
  }

  package func aligned(x: GtkAlign? = nil, y: GtkAlign? = nil) -> Self {
    if let x { gtk_widget_set_halign(widget, x) }
    if let y { gtk_widget_set_valign(widget, y) }
    return self
  }

  package func sized(_ width: Int, _ height: Int) -> Self {
    gtk_widget_set_size_request(widget, gint(width), gint(height))
    return self
  }

  /// Nothing of it is drawn outside of its edge, which may be round.
  package func clipped() -> Self {
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    return self
  }
}

extension GtkAlign {
  package static var start: GtkAlign { GTK_ALIGN_START }
  package static var center: GtkAlign { GTK_ALIGN_CENTER }
  package static var end: GtkAlign { GTK_ALIGN_END }
  package static var fill: GtkAlign { GTK_ALIGN_FILL }
}

extension UnsafeMutablePointer {
  /// The same object as another of its types: what GTK's macros do.
  func cast<T>() -> UnsafeMutablePointer<T> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: T.self) }
}
