import Foundation
import Observation
import ShopCore

/// One window in a terminal: keys go to the coordinator, and whatever changes is drawn.
@MainActor
final class TerminalApp {
  private let window: Coordinator
  private let device: TerminalDevice
  private let events = TerminalEvents()
  private let isColored = ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
  private var parser = KeyParser()
  /// Counts what was drawn: only the newest frame asks for another, or each resize would add one for ever.
  private var frame = 0
  /// The work of each screen that is on show, or covered by another. Holds the screen, for one that is gone
  /// gives its identifier to the next.
  private var work: [ObjectIdentifier: (screen: any ScreenModel, task: Task<Void, Never>)] = [:]

  init(window: Coordinator, device: TerminalDevice) {
    self.window = window
    self.device = device
  }

  /// Runs until somebody quits; gives the exit status.
  func run() async -> Int32 {
    device.enter()
    defer { device.leave() }
    draw()
    for await event in events.stream {
      switch event {
      case .input(let bytes):
        for key in parser.keys(in: bytes) {
          if key == .interrupt || key == .character("q") { return 0 }
          handle(key)
        }
      case .inputEnded: return 0
      case .signal(let number): return 128 + number
      case .resized: draw()
      case .changed(let frame): if frame == self.frame { draw() }
      }
    }
    return 0
  }

  private func handle(_ key: Key) {
    let page = max(1, device.size.height - 5)
    switch key {
    case .up, .character("k"): window.moveSelection(by: -1)
    case .down, .character("j"): window.moveSelection(by: 1)
    case .pageUp: window.moveSelection(by: -page)
    case .pageDown: window.moveSelection(by: page)
    case .home, .character("g"): window.moveSelection(by: -window.listed.count)
    case .end, .character("G"): window.moveSelection(by: window.listed.count)
    case .enter: window.openSelection()
    case .escape: window.closeDetail()
    case .character("1"): window.show(.products)
    case .character("2"): window.show(.favorites)
    case .character("f"): Task { await window.toggleFavorite() }
    case .character("r"): restart(window.screen)
    default: break
    }
  }

  /// Draws the window once; the first change of anything that was read asks for the next time.
  private func draw() {
    keepWorking()
    frame += 1
    let size = device.size
    let lines = withObservationTracking {
      WindowScreen.lines(window, width: size.width, height: size.height)
    } onChange: { [changes = events.continuation, frame] in
      changes.yield(.changed(frame: frame))
    }
    device.write(ANSI.frame(lines, isColored: isColored))
  }

  /// Starts the work of a screen that has come, and ends that of one that has gone.
  private func keepWorking() {
    let screens: [any ScreenModel] = [window.products, window.favorites] + [window.detail].compactMap(\.self)
    if work[ObjectIdentifier(window.screen)] == nil { restart(window.screen) }
    for (id, (screen, task)) in work where !screens.contains(where: { $0 === screen }) {
      task.cancel()
      work[id] = nil
    }
  }

  private func restart(_ screen: any ScreenModel) {
    work[ObjectIdentifier(screen)]?.task.cancel()
    work[ObjectIdentifier(screen)] = (screen, Task { await screen.appear() })
  }
}
