import Foundation
import Observation
import Seam
import ShopCore
import Toolkit

/// The life of one window: the work of its screens, and what somebody has asked for. Views get it, and its coordinator.
@MainActor
final class WindowController {
  let coordinator: Coordinator
  let layout = WindowLayout()
  private let scope: WindowScope
  /// The work of each screen that is on show, or covered by another. Holds the screen, for one that is gone
  /// gives its identifier to the next.
  private var work: [ObjectIdentifier: (screen: any ScreenModel, task: Task<Void, Never>)] = [:]
  /// What somebody has asked for and is not done yet.
  private var actions: [Int: Task<Void, Never>] = [:]
  private var newestAction = 0
  private var following: Task<Void, Never>?
  private var binding: Binding?

  init(_ scope: WindowScope, _ coordinator: Coordinator) {
    self.scope = scope
    self.coordinator = coordinator
    following = Task { await coordinator.follow() }
    binding = Binding {
      (coordinator.screen, coordinator.member?.cart, coordinator.screens)
    } _: { [weak self] screen, cart, screens in
      self?.keepWorking(screens)
      if let screen { self?.begin(screen) }
      if let cart { self?.begin(cart) }  // its tab says how much is in it
    }
  }

  /// Does what somebody has asked for; closing the window waits for it.
  func act(_ body: @escaping @MainActor (Coordinator) async -> Void) {
    newestAction += 1
    actions[newestAction] = Task { [id = newestAction, coordinator, weak self] in
      await body(coordinator)
      self?.actions[id] = nil
    }
  }

  /// Loads a screen again: also the retry.
  func reload(_ screen: any ScreenModel) {
    work[ObjectIdentifier(screen)]?.task.cancel()
    work[ObjectIdentifier(screen)] = (screen, Task { await screen.appear() })
  }

  /// Finishes what has been asked for, ends the rest, and closes the scope.
  func end() async throws {
    binding?.cancel()
    while let action = actions.values.first { await action.value }
    following?.cancel()
    for (_, task) in work.values { task.cancel() }
    for (_, task) in work.values { await task.value }
    await following?.value
    work = [:]
    try await scope.close()
  }

  private func begin(_ screen: any ScreenModel) {
    if work[ObjectIdentifier(screen)] == nil { reload(screen) }
  }

  private func keepWorking(_ screens: [any ScreenModel]) {
    for (id, (screen, task)) in work where !screens.contains(where: { $0 === screen }) {
      task.cancel()
      work[id] = nil
    }
  }
}

/// How much room there is.
@MainActor @Observable
final class WindowLayout {
  /// Whether the tabs have no room for their names.
  private(set) var isNarrow = false
  /// Whether nothing has room beside something else.
  private(set) var isColumn = false

  func take(width: Int) {
    if isNarrow != (width < 880) { isNarrow.toggle() }
    if isColumn != (width < 680) { isColumn.toggle() }
  }
}

/// What a closed window has had, and nobody should have any more.
@MainActor
struct Remains {
  private weak var controller: WindowController?
  private weak var coordinator: Coordinator?
  private weak var list: ProductListModel?
  private let images: () -> Bool

  init(_ controller: WindowController) {
    self.controller = controller
    coordinator = controller.coordinator
    list = controller.coordinator.products
    images = controller.watchImages()
  }

  /// Asked once GTK has done what it has put off.
  var text: String {
    get async {
      await MainLoop.untilIdle()
      let held = [
        ("controller", controller != nil), ("coordinator", coordinator != nil), ("list", list != nil),
        ("image cache", images()),
      ].filter(\.1).map(\.0)
      return held.isEmpty ? "; all of it is released" : "; still held: \(held.joined(separator: ", "))"
    }
  }
}

extension WindowController {
  /// Tells later whether the image cache is still there.
  fileprivate func watchImages() -> () -> Bool {
    { [weak images = scope.images] in images != nil }
  }
}
