/// Runs an app without a screen: opens and closes its windows.
@MainActor
package final class AppHost<A: App> {
  package let host: Host
  private let app = A()
  private var windows: [Int] = []
  private var newest = 0

  /// Starts the app, with no window open.
  package init() {
    host = Host(RunningApp(app: app, windows: []))
  }

  /// What somebody does who wants another window.
  package func openWindow() -> Area {
    newest += 1
    windows.append(newest)
    show()
    let key = newest
    return Area { [host] in
      host.root.children.flatMap(\.children).first { $0.identity.key == AnyHashable(key) }
    }
  }

  package func closeWindow(at position: Int) {
    windows.remove(at: position)
    show()
  }

  private func show() { host.show(RunningApp(app: app, windows: windows)) }
}

private struct RunningApp<A: App>: View, Primitive {
  let app: A
  let windows: [Int]

  @MainActor func draw(in pass: Pass) {
    var app = app
    pass.install(&app)
    var scene: any Scene = app.body
    while !(scene is any WindowScene) { scene = Self.body(of: scene) }
    guard let group = scene as? any WindowScene else { return }
    for window in windows { pass.child(AnyView(group.window), window) }
  }

  private static func body(of scene: some Scene) -> any Scene { scene.body }
}
