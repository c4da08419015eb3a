import Foundation
import Observation
import ShopCheckout
import ShopCore

/// One window in a terminal: keys go to the coordinator, and whatever changes is drawn.
@MainActor
final class TerminalApp {
  private let window: Coordinator
  private let device: TerminalDevice
  private let signals: EndSignals
  private let events: TerminalEvents
  private var local = LocalState()
  private var parser = KeyParser()
  /// Counts what was drawn: only the newest frame asks for another, or each resize would add one for ever.
  private var frame = 0
  /// The work of each screen that is on show, or covered by another. Holds the screen, for one that is gone
  /// gives its identifier to the next.
  private var work: [ObjectIdentifier: (screen: any ScreenModel, task: Task<Void, Never>)] = [:]
  /// What somebody has asked for and is not done yet.
  private var actions: [Int: Task<Void, Never>] = [:]
  private var newestAction = 0

  init(window: Coordinator, device: TerminalDevice, signals: EndSignals) async {
    self.window = window
    self.device = device
    self.signals = signals
    events = await TerminalEvents(signals: signals)
    local.isColored = ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
  }

  /// Runs until somebody quits, and what they have asked for is done; gives the exit status.
  func run() async -> Int32 {
    device.enter()
    let status = await runUntilEnd()
    signals.end { device.leave() }
    while let action = actions.values.first { await action.value }
    for (_, task) in work.values { task.cancel() }
    for (_, task) in work.values { await task.value }
    return status
  }

  private func runUntilEnd() async -> Int32 {
    draw()
    for await event in events.stream {
      switch event {
      case .input(let bytes):
        for key in parser.keys(in: bytes) {
          if key == .interrupt || (key == .character("q") && local.prompt == nil) { return 0 }
          handle(key)
        }
        draw()
      case .inputEnded: return 0
      case .signal(let number): return EndSignals.status(number)
      case .resized: draw()
      case .changed(let frame): if frame == self.frame { draw() }
      }
    }
    return 0
  }

  private func handle(_ key: Key) {
    if let prompt = local.prompt {
      local.prompt = prompt.after(key)
      return
    }
    let page = max(1, device.size.height - 5)
    switch key {
    case .up, .character("k"): window.moveSelection(by: -1)
    case .down, .character("j"): window.moveSelection(by: 1)
    case .pageUp: window.moveSelection(by: -page)
    case .pageDown: window.moveSelection(by: page)
    case .home, .character("g"): window.moveSelection(by: -window.listed.count)
    case .end, .character("G"): window.moveSelection(by: window.listed.count)
    case .enter:
      if let checkout = window.checkout { act { await checkout.order() } } else { window.openSelection() }
    case .escape, .backspace: window.goBack()
    case .character(let character): handle(character)
    case .interrupt: break
    }
  }

  private func handle(_ character: Character) {
    let product = window.product  // now: by the time that a task begins, another one may be in front
    let isCart = window.tab == .cart && window.detail == nil
    switch character {
    case "1"..."6": window.show(Coordinator.Tab.allCases[character.wholeNumberValue! - 1])
    case "f": if let product { act { [window] in await window.toggleFavorite(product) } }
    case "a": if let product { act { [window] in await window.changeCart(product, by: 1) } }
    case "+", "-":
      let sign = character == "+" ? 1 : -1
      if let detail = window.detail { act { await detail.changePrice(by: sign * 100) } }
      if isCart, let product { act { [window] in await window.changeCart(product, by: sign) } }
    case "c" where isCart: window.openCheckout()
    case "/" where window.tab == .products && window.detail == nil:
      local.prompt = Prompt("Search") { self.window.products.search($0) }
    case "o": window.products.order = window.products.order.next
    case "s": signInOrOut()
    case "t" where window.tab == .settings: local.isColored.toggle()
    case "x" where window.tab == .settings:
      local.hasClearedImages = true
      act { [window] in await window.clearImages() }
    case "r": window.screen.map(restart)
    default: break
    }
  }

  /// Does what somebody has asked for; leaving waits for it.
  private func act(_ body: @escaping @MainActor () async -> Void) {
    newestAction += 1
    actions[newestAction] = Task { [id = newestAction] in
      await body()
      actions[id] = nil
    }
  }

  private func signInOrOut() {
    let account = window.account
    guard window.screen === account else { return }
    if account.account.value.flatMap(\.self) != nil {
      act { await account.signOut() }
    } else {
      local.prompt = Prompt("Name") { _ in
      } onEnter: { name in
        Prompt("Password", isSecret: true) { _ in
        } onEnter: { password in
          self.act { await account.signIn(name: name, password: password) }
          return nil
        }
      }
    }
  }

  /// Draws the window once; the first change of anything that was read asks for the next time.
  private func draw() {
    keepWorking()
    frame += 1
    let size = device.size
    let lines = withObservationTracking {
      WindowScreen.lines(window, local, width: size.width, height: size.height)
    } onChange: { [changes = events.continuation, frame] in
      changes.yield(.changed(frame: frame))
    }
    device.write(ANSI.frame(lines, isColored: local.isColored))
  }

  /// Starts the work of a screen that has come, and ends that of one that has gone.
  private func keepWorking() {
    let screens = window.screens
    if let screen = window.screen, work[ObjectIdentifier(screen)] == nil { restart(screen) }
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
