import SwiftUI

#if canImport(AppKit)
  import AppKit

  /// Shows a view on this system.
  @MainActor
  final class Stage {
    private let window: NSWindow
    private let hosting: NSHostingView<AnyView>

    init(_ view: some View) {
      hosting = NSHostingView(rootView: AnyView(view))
      window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 400, height: 400), styleMask: [.titled], backing: .buffered,
        defer: false)
      window.isReleasedWhenClosed = false
      window.contentView = hosting
      window.orderFront(nil)
      update()
    }

    /// Shows another value of the view in the same place.
    func show(_ view: some View) {
      hosting.rootView = AnyView(view)
      update()
    }

    /// Draws what has changed.
    func update() {
      for _ in 0..<3 {
        hosting.layoutSubtreeIfNeeded()
        RunLoop.main.run(mode: .default, before: Date())
      }
    }

    /// Takes the view away.
    func close() {
      show(EmptyView())
      window.contentView = nil
      window.close()
    }
  }
#elseif canImport(UIKit)
  import UIKit

  /// Shows a view on this system.
  @MainActor
  final class Stage {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let hosting: UIHostingController<AnyView>

    init(_ view: some View) {
      hosting = UIHostingController(rootView: AnyView(view))
      window.rootViewController = hosting
      window.isHidden = false
      update()
    }

    /// Shows another value of the view in the same place.
    func show(_ view: some View) {
      hosting.rootView = AnyView(view)
      update()
    }

    /// Draws what has changed.
    func update() {
      for _ in 0..<3 {
        hosting.view.setNeedsLayout()
        hosting.view.layoutIfNeeded()
        RunLoop.main.run(mode: .default, before: Date())
      }
    }

    /// Takes the view away.
    func close() {
      show(EmptyView())
      window.isHidden = true
      window.rootViewController = nil
    }
  }
#else
  /// Shows a view on the stand-in.
  @MainActor
  final class Stage {
    private let host: Host

    init(_ view: some View) { host = Host(AnyView(view)) }

    /// Shows another value of the view in the same place.
    func show(_ view: some View) { host.show(AnyView(view)) }

    /// Draws what has changed.
    func update() { host.update() }

    /// Takes the view away.
    func close() { host.close() }
  }
#endif
