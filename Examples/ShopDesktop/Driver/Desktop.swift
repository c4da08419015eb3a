import CAtspi
import Foundation

/// The accessibility bus of the display: what somebody sees through it, and waiting for it to change.
///
/// On the main actor, which is where GLib's loop delivers what has happened.
@MainActor
package enum Desktop {
  private static var listener: OpaquePointer?

  /// Waits until `find` gives something; asks again after each thing that happens, and at no other time.
  ///
  /// - Parameter limit: where nothing happens that long, or too long nothing that helps, something is wrong.
  package static func wait<T>(for what: String, limit: Duration = .seconds(60), _ find: () throws -> T?)
    throws -> T
  {
    listen()
    var isOver = false
    return try withUnsafeMutablePointer(to: &isOver) { isOver in
      let timer = g_timeout_add(
        guint(limit / .milliseconds(1)),
        {
          $0!.assumingMemoryBound(to: Bool.self).pointee = true
          return 1
        }, isOver)
      defer { g_source_remove(timer) }
      while true {
        if let found = try find() { return found }
        if isOver.pointee { throw TimedOut(description: "timed out waiting for \(what)\n\(snapshot)") }
        g_main_context_iteration(nil, 1)  // sleeps until there is something
        while g_main_context_iteration(nil, 0) != 0 {}  // and what came with it
      }
    }
  }

  /// Each application on the bus.
  static var applications: [Element] {
    listen()
    return Element(atspi_get_desktop(0), of: nil).children
  }

  private static func listen() {
    guard listener == nil else { return }
    atspi_init()
    let made = atspi_event_listener_new({ event, _ in g_boxed_free(atspi_event_get_type(), event) }, nil, nil)
    for name in ["object:", "window:", "document:"] { atspi_event_listener_register(made, name, nil) }
    listener = made.map { OpaquePointer($0) }
  }

  /// What there is to see, for the message of a test that fails.
  package static var snapshot: String { applications.map(\.outline).joined(separator: "\n") }
}

package struct TimedOut: Error, CustomStringConvertible {
  package var description: String
}
