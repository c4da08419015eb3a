import Observation
import ShopCore

/// Shows the app where there is no terminal: each screen once, as text.
@MainActor
struct ScreenPrinter {
  var window: Coordinator
  /// How long a screen that is loading is waited for.
  var patience: Duration
  var width = 80

  /// The products, the first of them, and the favorites.
  func text() async -> String {
    var pages = [await page()]
    window.openSelection()
    if window.detail != nil { pages.append(await page()) }
    window.show(.favorites)
    pages.append(await page())
    return pages.joined(separator: "\n")
  }

  /// The screen in front, when it is loaded or has been waited for.
  func page() async -> String {
    let work = window.screen.map { screen in Task { await screen.appear() } }
    if let screen = window.screen { await wait { screen.isSettled } }
    let text = Self.text(of: WindowScreen.lines(window, width: width, height: nil))
    work?.cancel()
    await work?.value
    return text
  }

  /// Waits until what `condition` reads makes it true, or for as long as there is patience.
  func wait(until condition: @escaping @MainActor () -> Bool) async {
    await withTaskGroup { [patience] group in
      group.addTask { await Self.waitForEver(until: condition) }
      group.addTask { try? await Task.sleep(for: patience) }
      await group.next()
      group.cancelAll()
    }
  }

  static func text(of lines: [Line]) -> String {
    lines.map { $0.text.trimmingSpaces + "\n" }.joined()
  }

  private static func waitForEver(until condition: @MainActor () -> Bool) async {
    let (changes, signal) = AsyncStream.makeStream(of: Void.self)
    while !withObservationTracking(condition, onChange: { signal.yield() }) {
      for await _ in changes { break }
      if Task.isCancelled { return }
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}
