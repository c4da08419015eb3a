import CAtspi
import CX11
package import Foundation

/// A window as the display server has it: for what a window manager would do, for keys and for pictures.
@MainActor
package struct XWindow {
  private static let display = XOpenDisplay(nil)
  private let id: CX11.Window

  /// The window of a process that has a title.
  package init(of app: RunningApp, _ title: String) throws {
    id = try Desktop.wait(for: "window '\(title)' on the display") {
      Self.children(of: cx11_root(Self.display)).first {
        Self.number("_NET_WM_PID", of: $0) == Int(app.process) && Self.text("_NET_WM_NAME", of: $0) == title
      }
    }
  }

  /// Brings it to the front, and gives it the keys.
  package func activate() {
    XRaiseWindow(Self.display, id)
    XSetInputFocus(Self.display, id, RevertToParent, CX11.Time(CurrentTime))
    XSync(Self.display, 0)
  }

  package func resize(width: Int, height: Int) {
    XResizeWindow(Self.display, id, UInt32(width), UInt32(height))
    XSync(Self.display, 0)
  }

  /// Clicks on the middle of something that is in view.
  package func click(_ element: Element) throws {
    activate()
    let middle = try Desktop.wait(for: "a place to click") { element.middle }
    var attributes = XWindowAttributes()
    XGetWindowAttributes(Self.display, id, &attributes)
    let (x, y) = (Int(attributes.x) + middle.x, Int(attributes.y) + middle.y)
    guard atspi_generate_mouse_event(glong(x), glong(y), "b1c", nil) != 0 else {
      throw Unusable(description: "the pointer cannot be used")
    }
  }

  package var size: (width: Int, height: Int) {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(Self.display, id, &attributes)
    return (Int(attributes.width), Int(attributes.height))
  }

  /// Presses and releases a key, with control if asked for: what has the keys gets it.
  package func type(_ key: Key, withControl: Bool = false) throws {
    activate()
    if withControl { try press(Key.control, ATSPI_KEY_PRESS) }
    try press(key, ATSPI_KEY_PRESSRELEASE)
    if withControl { try press(Key.control, ATSPI_KEY_RELEASE) }
  }

  private func press(_ key: Key, _ how: AtspiKeySynthType) throws {
    let code = XKeysymToKeycode(Self.display, CX11.KeySym(key.symbol))
    guard atspi_generate_keyboard_event(glong(code), nil, how, nil) != 0 else {
      throw Unusable(description: "a key cannot be pressed")
    }
  }

  package struct Key: Sendable {
    let symbol: Int
    static let control = Key(symbol: 0xFFE3)
    package static let enter = Key(symbol: 0xFF0D)
    package static let escape = Key(symbol: 0xFF1B)
    package static let right = Key(symbol: 0xFF53)
    package static let down = Key(symbol: 0xFF54)
    package static func letter(_ letter: Character) -> Key { Key(symbol: Int(letter.asciiValue!)) }
  }

  /// Waits until it shows the same for half a second.
  package func settle() throws {
    var last: [UInt8]?
    for _ in 0..<40 {
      Thread.sleep(forTimeInterval: 0.5)  // for a picture: nothing tells when the last frame is drawn
      let now = pixels
      if now == last { return }
      last = now
    }
  }

  private var pixels: [UInt8] {
    let (width, height) = size
    guard let image = XGetImage(Self.display, id, 0, 0, UInt32(width), UInt32(height), ~0, ZPixmap) else {
      return []
    }
    defer { _ = image.pointee.f.destroy_image(image) }
    let count = Int(image.pointee.bytes_per_line) * height
    return image.pointee.data.withMemoryRebound(to: UInt8.self, capacity: count) {
      Array(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// Writes what it shows as a PNG.
  package func capture(to file: URL) {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(Self.display, id, &attributes)
    let surface = cairo_xlib_surface_create(
      Self.display, id, attributes.visual, attributes.width, attributes.height)
    cairo_surface_write_to_png(surface, file.path)
    cairo_surface_destroy(surface)
  }

  private static func children(of window: CX11.Window) -> [CX11.Window] {
    var (root, parent) = (CX11.Window(), CX11.Window())
    var children: UnsafeMutablePointer<CX11.Window>?
    var count: UInt32 = 0
    guard XQueryTree(display, window, &root, &parent, &children, &count) != 0 else { return [] }
    defer { if let children { XFree(children) } }
    return Array(UnsafeBufferPointer(start: children, count: Int(count)))
  }

  private static func number(_ name: String, of window: CX11.Window) -> Int? {
    property(name, of: window) { bytes, _ in
      bytes.withMemoryRebound(to: CLong.self, capacity: 1) { $0.pointee }
    }
  }

  private static func text(_ name: String, of window: CX11.Window) -> String? {
    property(name, of: window) { String(decoding: UnsafeBufferPointer(start: $0, count: $1), as: UTF8.self) }
  }

  private static func property<T>(
    _ name: String, of window: CX11.Window, _ read: (UnsafeMutablePointer<UInt8>, Int) -> T
  ) -> T? {
    var (type, format, count, rest) = (Atom(), Int32(), UInt(), UInt())
    var bytes: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, XInternAtom(display, name, 0), 0, 1024, 0, Atom(AnyPropertyType), &type, &format,
      &count,
      &rest, &bytes)
    guard let bytes, count > 0 else { return nil }
    defer { XFree(bytes) }
    return read(bytes, Int(count))
  }
}
