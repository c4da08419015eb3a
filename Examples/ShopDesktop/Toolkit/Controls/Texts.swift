import CGtk

/// Text to read.
@MainActor
package struct Label: Control {
  package let widget: WidgetPointer

  package init(_ text: String = "") {
    widget = gtk_label_new(text)
    gtk_label_set_xalign(object, 0)
  }

  package var text: String {
    get { String(cString: gtk_label_get_text(object)) }
    nonmutating set { if newValue != text { gtk_label_set_text(object, newValue) } }
  }

  /// Breaks between words, at about `columns` letters where there is room.
  package func wrapped(_ columns: Int = 60) -> Self {
    gtk_label_set_wrap(object, 1)
    gtk_label_set_wrap_mode(object, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_max_width_chars(object, gint(columns))
    return self
  }

  /// Ends with an ellipsis where there is no room.
  package func cut() -> Self {
    gtk_label_set_ellipsize(object, PANGO_ELLIPSIZE_END)
    return self
  }

  package func centered() -> Self {
    gtk_label_set_justify(object, GTK_JUSTIFY_CENTER)
    gtk_label_set_xalign(object, 0.5)
    return self
  }

  package func selectable() -> Self {
    gtk_label_set_selectable(object, 1)
    return self
  }
}

/// A line to type into.
@MainActor
package struct Field: Control {
  package let widget: WidgetPointer

  private init(_ widget: WidgetPointer) { self.widget = widget }

  package static func text(_ placeholder: String) -> Field {
    let field = Field(gtk_entry_new()).named(placeholder)
    gtk_entry_set_placeholder_text(field.widget.cast(), placeholder)
    return field
  }

  package static func password(_ placeholder: String) -> Field {
    let field = Field(gtk_password_entry_new()).named(placeholder)
    gtk_password_entry_set_show_peek_icon(field.object, 1)
    cgtk_set_string(field.widget, "placeholder-text", placeholder)
    return field
  }

  package static func search(_ placeholder: String) -> Field {
    let field = Field(gtk_search_entry_new()).named(placeholder)
    cgtk_set_string(field.widget, "placeholder-text", placeholder)
    return field
  }

  package var text: String {
    get { String(cString: gtk_editable_get_text(object)) }
    nonmutating set { if newValue != text { gtk_editable_set_text(object, newValue) } }
  }

  package func onChange(_ body: @escaping @MainActor (String) -> Void) -> Self {
    connect(widget, "changed") { body(text) }
    return self
  }

  package func onEnter(_ body: @escaping @MainActor () -> Void) -> Self {
    connect(widget, "activate", body)
    return self
  }

  /// Calls `body` where somebody leaves a search.
  package func onStop(_ body: @escaping @MainActor () -> Void) -> Self {
    connect(widget, "stop-search", body)
    return self
  }
}
