import CGtk
import Dispatch  // for its library, which has the queue
import Glibc

/// Runs the main actor within GLib's loop.
///
/// On Linux a job of the main actor is work of the main queue, and that has a descriptor which can be read when there is
/// some. GLib waits for it together with its own, so nothing here wakes up unless there is something to do.
@MainActor
package enum MainLoop {
  private static var isAttached = false

  static func attachMainQueue() {
    guard !isAttached else { return }
    isAttached = true
    _ = g_unix_fd_add(
      _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
      { descriptor, _, _ in
        var count: UInt64 = 0
        // First: what comes meanwhile signals again.
        _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
        _dispatch_main_queue_callback_4CF(nil)
        return 1  // stay
      }, nil)
  }

  /// Waits until GTK has done all that it has put off.
  package static func untilIdle() async {
    await withCheckedContinuation { (waiting: CheckedContinuation<Void, Never>) in
      let handler = Handler<Void> { waiting.resume() }
      g_idle_add_full(
        G_PRIORITY_LOW,
        {
          Handler<Void>.call($0!, ())
          return 0  // once
        }, Unmanaged.passRetained(handler).toOpaque(), { Unmanaged<AnyObject>.fromOpaque($0!).release() })
    }
  }
}
