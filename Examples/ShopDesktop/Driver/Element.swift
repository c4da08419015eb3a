import CAtspi

/// Something of an application that can be seen, heard of or used.
@MainActor
package final class Element {
  let pointer: UnsafeMutablePointer<AtspiAccessible>

  /// The app, which is ended when nobody has anything of it.
  private let app: RunningApp?

  init(_ pointer: UnsafeMutablePointer<AtspiAccessible>, of app: RunningApp?) {
    self.pointer = pointer
    self.app = app
  }

  isolated deinit { g_object_unref(pointer) }

  package var children: [Element] {
    atspi_accessible_clear_cache(pointer)  // or it tells what once was
    let count = atspi_accessible_get_child_count(pointer, nil)
    return (0..<max(count, 0)).compactMap { index in
      atspi_accessible_get_child_at_index(pointer, index, nil).map { Element($0, of: app) }
    }
  }

  func of(_ app: RunningApp) -> Element {
    Element(g_object_ref(pointer).assumingMemoryBound(to: AtspiAccessible.self), of: app)
  }

  package var name: String {
    atspi_accessible_clear_cache(pointer)
    return text(atspi_accessible_get_name(pointer, nil))
  }

  var process: Int { Int(atspi_accessible_get_process_id(pointer, nil)) }
  package var role: String { text(atspi_accessible_get_role_name(pointer, nil)) }

  /// What it is like at the moment.
  package enum State: CaseIterable {
    case checked, enabled, focused, pressed, selected, showing

    fileprivate var type: AtspiStateType {
      switch self {
      case .checked: ATSPI_STATE_CHECKED
      case .enabled: ATSPI_STATE_SENSITIVE
      case .focused: ATSPI_STATE_FOCUSED
      case .pressed: ATSPI_STATE_PRESSED
      case .selected: ATSPI_STATE_SELECTED
      case .showing: ATSPI_STATE_SHOWING
      }
    }
  }

  package var states: Set<State> {
    guard let states = atspi_accessible_get_state_set(pointer) else { return [] }
    defer { g_object_unref(states) }
    return Set(State.allCases.filter { atspi_state_set_contains(states, $0.type) != 0 })
  }

  package var outline: String { outline(indent: "") }

  private func outline(indent: String) -> String {
    "\(indent)\(role) '\(name)' \(states.map { "\($0)" }.sorted())\n"
      + children.map { $0.outline(indent: indent + "  ") }.joined()
  }

  private func text(_ pointer: UnsafeMutablePointer<gchar>?) -> String {
    guard let pointer else { return "" }
    defer { g_free(pointer) }
    return String(cString: pointer)
  }
}
