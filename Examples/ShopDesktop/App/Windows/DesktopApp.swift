import Foundation
import Seam
import ShopCore
import Toolkit

/// The app on a desktop: any number of windows, each with a scope of its own, over one app scope and its sessions.
@MainActor
final class DesktopApp {
  private let application: Application
  private let app: AppScope
  private let sessions: Sessions
  private let appearance: Appearance
  private let tracesWindows: Bool
  private var windows: [Int: ShopWindow] = [:]
  private var newestWindow = 0
  private var closed: [Int: WindowController] = [:]
  private var closing: [Int: Task<Void, Never>] = [:]
  private var following: Task<Void, Never>?
  private var isEnding = false
  private var status: Int32 = 0

  init(_ application: Application, app: AppScope, tracesWindows: Bool) {
    self.application = application
    self.app = app
    self.tracesWindows = tracesWindows
    sessions = app.makeSessions()
    appearance = Appearance(application)
  }

  /// Runs until the last window is closed or a signal comes, and all is closed; gives the exit status.
  func run() -> Int32 {
    application.addStyle(PackageResources.Style_css)
    application.action("new-window", keys: ["<Control>n"]) { self.open() }
    application.action("quit", keys: ["<Control>q"]) { self.end(status: 0) }
    for (action, keys) in ShopWindow.keys { application.setKeys(keys, of: "window.\(action)") }
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      application.onUnixSignal(signal) {
        if self.isEnding, signal != SIGHUP { _exit(128 + signal) }  // somebody cannot wait
        self.end(status: 128 + signal)
      }
    }
    application.run {
      self.following = Task { [sessions = self.sessions] in await sessions.follow() }
      self.open()
    }
    return status
  }

  private func open() {
    guard !isEnding else { return }
    newestWindow += 1
    let id = newestWindow
    let scope = WindowScope(parent: app)
    let controller = WindowController(scope, scope.makeCoordinator(sessions: sessions))
    let window = ShopWindow(
      application, controller, appearance, openAnother: { [weak self] in self?.open() },
      onClose: { [weak self] in self?.close(id) })
    windows[id] = window
    if tracesWindows { trace("opened window \(id)") }
    window.present()
  }

  /// A window has been closed: ends its work, then its scope, and with the last one the app.
  private func close(_ id: Int) {
    guard let window = windows.removeValue(forKey: id) else { return }
    closed[id] = window.controller
    closing[id] = Task { [weak self] in
      guard let self else { return }
      let remains = await release(id)
      if tracesWindows { trace("closed window \(id)\(await remains.text)") }
      closing[id] = nil
      if windows.isEmpty { end(status: status) }
    }
  }

  /// Ends the work of a window and lets go of it; gives what there was, to see whether it is gone.
  private func release(_ id: Int) async -> Remains {
    let controller = closed.removeValue(forKey: id)!
    let remains = Remains(controller)
    do { try await controller.end() } catch { ShopDesktop.complain("error: \(error)") }
    return remains
  }

  /// Closes the windows, the session and the app, in this order, and leaves.
  private func end(status: Int32) {
    guard !isEnding else { return }
    isEnding = true
    self.status = status
    for window in windows.values { window.close() }
    Task {
      while let task = closing.values.first { await task.value }
      following?.cancel()
      await following?.value
      do {
        try await sessions.end()
        // The one that nothing is replaced in: it has what the arguments do not change.
        try await AppScope.main.close(limit: .seconds(10))
      } catch {
        ShopDesktop.complain("error: \(error)")
        self.status = 1
      }
      application.quit()
    }
  }

  private func trace(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
  }
}

/// Whether the windows are dark: the state of this front end alone, so it is no view model and in no scope.
@MainActor
struct Appearance {
  private let application: Application

  init(_ application: Application) { self.application = application }

  var isDark: Bool {
    get { application.isDark }
    nonmutating set { application.isDark = newValue }
  }
}
