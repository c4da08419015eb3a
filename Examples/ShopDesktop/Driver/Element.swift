import CAtspi

/// Something of an application that can be seen, heard of or used.
@MainActor
package final class Element {
  private let pointer: UnsafeMutablePointer<AtspiAccessible>

  init(_ pointer: UnsafeMutablePointer<AtspiAccessible>) { self.pointer = pointer }

  isolated deinit { g_object_unref(pointer) }

  package enum Role: Sendable {
    case frame, button, tab, label, entry, password, item, tile, toggle, combo
  }

  package var children: [Element] {
    atspi_accessible_clear_cache(pointer)  // or it tells what once was
    let count = atspi_accessible_get_child_count(pointer, nil)
    return (0..<max(count, 0)).compactMap { index in
      atspi_accessible_get_child_at_index(pointer, index, nil).map(Element.init)
    }
  }

  package var name: String {
    atspi_accessible_clear_cache(pointer)
    return text(atspi_accessible_get_name(pointer, nil))
  }

  var process: Int { Int(atspi_accessible_get_process_id(pointer, nil)) }
  package var role: String { text(atspi_accessible_get_role_name(pointer, nil)) }

  package func has(_ state: AtspiStateType) -> Bool {
    guard let states = atspi_accessible_get_state_set(pointer) else { return false }
    defer { g_object_unref(states) }
    return atspi_state_set_contains(states, state) != 0
  }

  package var outline: String { outline(indent: "") }

  private func outline(indent: String) -> String {
    let states = [
      ATSPI_STATE_SHOWING: "showing", ATSPI_STATE_VISIBLE: "visible", ATSPI_STATE_FOCUSED: "focused",
      ATSPI_STATE_SELECTED: "selected",
      ATSPI_STATE_PRESSED: "pressed", ATSPI_STATE_SENSITIVE: "sensitive",
    ].filter { has($0.key) }.map(\.value).sorted()
    return "\(indent)\(role) '\(name)' \(states)\n"
      + children.map { $0.outline(indent: indent + "  ") }.joined()
  }

  private func text(_ pointer: UnsafeMutablePointer<gchar>?) -> String {
    guard let pointer else { return "" }
    defer { g_free(pointer) }
    return String(cString: pointer)
  }
}

extension AtspiStateType: @retroactive Hashable {}
