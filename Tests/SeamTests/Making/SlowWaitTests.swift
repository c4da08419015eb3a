import Dispatch
import Foundation
import Seam
import Testing

private struct AppScope: Scope {
  var seams = Seams()
  let inside = Gate()
  let wayOut = Gate()
  let queue = DispatchQueue(label: "interface")
  init() {}
}

private final class Banner: Sendable {
  init() {}
}

extension AppScope {
  /// Made on another thread by a recipe that needs the queue that waits for it.
  var slowBanner: Banner {
    shared(\.slowBanner) {
      inside.open()
      queue.async { [wayOut] in wayOut.open() }
      wayOut.pass()
      return Banner()
    }
  }
  var slowScreen: Banner {
    unique(\.slowScreen) {
      _ = slowBanner
      return Banner()
    }
  }
}

struct SlowWaitTests {
  @Test
  func
    `a wait over 300 milliseconds is reported with who makes and who waits, and ends when the value is there`()
  {
    let app = AppScope().quiet
    let log = LiveReportLog(naming: "AppScope.slowBanner") { app.wayOut.open() }
    let done = Gate()
    // The queue waits for the banner, whose recipe waits for the queue: no thread is seen to close a circle.
    app.queue.async {
      app.inside.pass()
      _ = app.slowScreen
      done.open()
    }
    Thread.detachNewThread { _ = app.slowBanner }
    done.pass()
    #expect(
      log.texts.first == """
        'AppScope.slowBanner' has been waited for over 300 milliseconds

        Made by: AppScope.slowBanner
        Waits: AppScope.slowScreen -> AppScope.slowBanner

        Another thread makes it. If that one needs the thread that waits here, the main thread say, neither goes on.
        To fix, keep recipes short: hand slow work to a method of what is made.
        """)
    #expect(log.texts.count == 1)
  }
}
