import Observation
import ShopCore

/// Shows the app where there is no terminal: each screen once, as text.
@MainActor
struct ScreenPrinter {
  var window: Coordinator
  /// How long a screen that is loading is waited for.
  var patience: Duration
  var width = 80

  /// The products, the first of them, and the favorites, each when it is loaded or has been waited for.
  func text() async -> String {
    var pages = [await page()]
    window.openSelection()
    if window.detail != nil { pages.append(await page()) }
    window.show(.favorites)
    pages.append(await page())
    return pages.joined(separator: "\n")
  }

  private func page() async -> String {
    guard let screen = window.screen else { return drawn() }
    let work = Task { await screen.appear() }
    defer { work.cancel() }
    await withTaskGroup { [patience] group in
      group.addTask { await Self.settling(of: screen) }
      group.addTask { try? await Task.sleep(for: patience) }
      await group.next()
      group.cancelAll()
    }
    return drawn()
  }

  private func drawn() -> String {
    let lines = WindowScreen.lines(window, width: width, height: nil)
    return lines.map { $0.text.trimmingSpaces + "\n" }.joined()
  }

  private static func settling(of screen: any ScreenModel) async {
    let (changes, signal) = AsyncStream.makeStream(of: Void.self)
    while !withObservationTracking({ screen.isSettled }, onChange: { signal.yield() }) {
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
