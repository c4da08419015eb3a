/// Runs an app without a screen: opens and closes its windows.
@MainActor
package final class AppHost<A: App> {
  package let host: Host
  private let app = A()
  private var windows: [(number: Int, area: Area)] = []
  private var newest = 0

  /// Starts the app, with no window open.
  package init() {
    host = Host(RunningApp(app: app, windows: []))
  }

  /// What somebody does who wants another window.
  package func openWindow() -> Area {
    newest += 1
    let number = newest
    let area = Area { [host] in
      host.root.children.first { $0.identity.key == AnyHashable(number) }
    }
    windows.append((number, area))
    show()
    return area
  }

  package func closeWindow(_ area: Area) {
    windows.removeAll { $0.area === area }
    show()
  }

  private func show() { host.show(RunningApp(app: app, windows: windows.map(\.number))) }
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
