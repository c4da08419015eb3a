import CGtk

/// A picture that fills its room, or what stands for it.
@MainActor
package struct PictureView: Control {
  package let widget: WidgetPointer
  private let picture: OpaquePointer

  package init(of name: String, width: Int, height: Int) {
    let pointer = gtk_picture_new()!
    Child(widget: pointer).named(name).isVisible = false
    picture = OpaquePointer(pointer)
    gtk_picture_set_content_fit(picture, GTK_CONTENT_FIT_COVER)
    let placeholder = Icon(.picture, size: min(width, height) / 4).styled("faint").aligned(
      x: .center, y: .center)
    // Over the placeholder, so that the size of the file is not the size on the screen.
    widget =
      Overlay(Box.column(0, placeholder.tall()).sized(width, height), over: Child(widget: pointer)).widget
    _ = clipped().styled("picture")
  }

  /// Shows a PNG; what is none leaves the placeholder.
  package func show(_ png: UnsafeRawBufferPointer) {
    let bytes = g_bytes_new(png.baseAddress, gsize(png.count))
    defer { g_bytes_unref(bytes) }
    guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return }
    gtk_widget_set_visible(UnsafeMutablePointer(picture), 1)
    gtk_picture_set_paintable(picture, OpaquePointer(UnsafeMutableRawPointer(texture)))
    g_object_unref(UnsafeMutableRawPointer(texture))
  }

  private struct Child: Control { let widget: WidgetPointer }
}

/// Turns as long as something goes on.
@MainActor
package struct Spinner: Control {
  package let widget: WidgetPointer

  package init() {
    widget = gtk_spinner_new()
    named("In progress")
  }

  package var isSpinning: Bool {
    get { gtk_spinner_get_spinning(object) != 0 }
    nonmutating set { gtk_spinner_set_spinning(object, newValue ? 1 : 0) }
  }
}
