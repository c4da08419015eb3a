import CGtk

/// A closure, for as long as GObject keeps the connection that it belongs to.
final class Handler<Argument> {
  let body: @MainActor (Argument) -> Void

  init(_ body: @escaping @MainActor (Argument) -> Void) { self.body = body }

  static func call(_ data: gpointer, _ argument: Argument) {
    // GTK calls on the main thread.
    nonisolated(unsafe) let (data, argument) = (data, argument)
    MainActor.assumeIsolated { Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().body(argument) }
  }

  func connect(_ instance: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback) {
    // Swapped: the data come first, so that one callback serves signals with any arguments after those it takes.
    g_signal_connect_data(
      instance, signal, callback, Unmanaged.passRetained(self).toOpaque(),
      { data, _ in Unmanaged<AnyObject>.fromOpaque(data!).release() }, G_CONNECT_SWAPPED)
  }
}

/// Calls `body` at each signal. What it captures lives as long as the instance.
@MainActor
package func connect(
  _ instance: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping @MainActor () -> Void
) {
  let callback: @convention(c) (gpointer) -> Void = { Handler<Void>.call($0, ()) }
  Handler(body).connect(instance, signal, unsafeBitCast(callback, to: GCallback.self))
}

/// Calls `body` with the object that comes with the signal.
@MainActor
func connect(
  _ instance: UnsafeMutableRawPointer, _ signal: String,
  withObject body: @escaping @MainActor (OpaquePointer) -> Void
) {
  let callback: @convention(c) (gpointer, OpaquePointer) -> Void = { Handler<OpaquePointer>.call($0, $1) }
  Handler(body).connect(instance, signal, unsafeBitCast(callback, to: GCallback.self))
}

/// Calls `body` with the first number that comes with the signal.
@MainActor
func connect(
  _ instance: UnsafeMutableRawPointer, _ signal: String, withNumber body: @escaping @MainActor (Int) -> Void
) {
  let callback: @convention(c) (gpointer, Int32) -> Void = { Handler<Int>.call($0, Int($1)) }
  Handler(body).connect(instance, signal, unsafeBitCast(callback, to: GCallback.self))
}
