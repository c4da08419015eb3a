import CGtk

/// A drawing in lines, in the colour of the text round it. No theme of icons is needed, and all are of one kind.
@MainActor
package struct Icon: Control {
  package let widget: WidgetPointer
  private let ink: Ink

  package init(_ shape: Shape, size: Int = 18) {
    widget = cgtk_new(gtk_drawing_area_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION)
    ink = Ink(shape)
    gtk_drawing_area_set_content_width(widget.cast(), gint(size))
    gtk_drawing_area_set_content_height(widget.cast(), gint(size))
    gtk_drawing_area_set_draw_func(
      widget.cast(),
      { area, context, width, height, data in
        nonisolated(unsafe) let (area, context, data) = (area!, context!, data!)
        MainActor.assumeIsolated {
          Unmanaged<Ink>.fromOpaque(data).takeUnretainedValue()
            .draw(area.cast(), context, Double(min(width, height)))
        }
      }, Unmanaged.passRetained(ink).toOpaque(), { Unmanaged<Ink>.fromOpaque($0!).release() })
    _ = aligned(x: .center, y: .center)
  }

  /// Whether what the lines enclose is filled.
  package var isFilled: Bool {
    get { ink.isFilled }
    nonmutating set {
      ink.isFilled = newValue
      gtk_widget_queue_draw(widget)
    }
  }

  /// Lines on a square of 24: `M` goes somewhere, `L` draws a line, `C` a curve, `O` a circle, `Z` closes.
  package struct Shape: Sendable {
    let path: String
    package static let products = Shape(
      path:
        "M 4 4 L 10 4 L 10 10 L 4 10 Z M 14 4 L 20 4 L 20 10 L 14 10 Z M 4 14 L 10 14 L 10 20 L 4 20 Z M 14 14 L 20 14 L 20 20 L 14 20 Z"
    )
    package static let heart = Shape(
      path:
        "M 12 20.5 C 12 20.5 3 15 3 8.8 C 3 5.8 5.3 4 7.6 4 C 9.5 4 11.2 5 12 6.8 C 12.8 5 14.5 4 16.4 4 C 18.7 4 21 5.8 21 8.8 C 21 15 12 20.5 12 20.5 Z"
    )
    package static let cart = Shape(
      path: "M 2 4 L 5 4 L 7.6 15.5 L 18 15.5 L 20.5 7.5 L 5.9 7.5 O 9 19.6 1.3 O 16.8 19.6 1.3")
    package static let box = Shape(
      path: "M 12 3 L 20 7.5 L 20 16.5 L 12 21 L 4 16.5 L 4 7.5 Z M 4 7.5 L 12 12 L 20 7.5 M 12 12 L 12 21")
    package static let person = Shape(
      path: "O 12 8 4 M 4.5 20.5 C 5 16.5 8 14.8 12 14.8 C 16 14.8 19 16.5 19.5 20.5")
    package static let sliders = Shape(
      path: "M 3 7 L 12 7 O 15 7 2.6 M 18 7 L 21 7 M 3 17 L 6 17 O 9 17 2.6 M 12 17 L 21 17")
    package static let back = Shape(path: "M 15 5 L 8 12 L 15 19")
    package static let newWindow = Shape(
      path: "M 20 11 L 20 5 L 3 5 L 3 19 L 11 19 M 3 9.5 L 20 9.5 M 17.5 14.5 L 17.5 21.5 M 14 18 L 21 18")
    package static let warning = Shape(
      path: "M 12 4 L 21.5 20 L 2.5 20 Z M 12 10 L 12 14.5 M 12 17.2 L 12 17.3")
    package static let check = Shape(path: "O 12 12 9 M 7.8 12.4 L 10.8 15.4 L 16.2 9.2")
    package static let plus = Shape(path: "M 12 5 L 12 19 M 5 12 L 19 12")
    package static let minus = Shape(path: "M 5 12 L 19 12")
    package static let picture = Shape(
      path: "M 3 5 L 21 5 L 21 19 L 3 19 Z M 3 16.5 L 8.5 11 L 13 15.5 L 16 12.5 L 21 17 O 15.5 8.8 1.2")
    package static let reload = Shape(
      path:
        "M 19.5 12 C 19.5 16.2 16.2 19.5 12 19.5 C 7.8 19.5 4.5 16.2 4.5 12 C 4.5 7.8 7.8 4.5 12 4.5 C 14.8 4.5 17 5.8 18.5 8 M 19 3.5 L 19 8.3 L 14.2 8.3"
    )
    package static let search = Shape(path: "O 10.5 10.5 6.5 M 15.5 15.5 L 21 21")
  }

  private final class Ink {
    let shape: Shape
    var isFilled = false

    init(_ shape: Shape) { self.shape = shape }

    @MainActor func draw(_ widget: WidgetPointer, _ context: OpaquePointer, _ size: Double) {
      var color = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
      gdk_cairo_set_source_rgba(context, &color)
      cairo_scale(context, size / 24, size / 24)
      cairo_set_line_width(context, 1.8)
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      trace(context)
      if isFilled { cairo_fill_preserve(context) }
      cairo_stroke(context)
    }

    private func trace(_ context: OpaquePointer) {
      var words = shape.path.split(separator: " ")[...]
      func number() -> Double { Double(words.removeFirst())! }
      while let command = words.popFirst() {
        switch command {
        case "M": cairo_move_to(context, number(), number())
        case "L": cairo_line_to(context, number(), number())
        case "C": cairo_curve_to(context, number(), number(), number(), number(), number(), number())
        case "O":
          let (x, y, radius) = (number(), number(), number())
          cairo_new_sub_path(context)
          cairo_arc(context, x, y, radius, 0, 2 * .pi)
        default: cairo_close_path(context)
        }
      }
    }
  }
}
