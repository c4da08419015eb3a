import CAtspi

// What a person does with an element, and how they find it: by what it is, and what it says.
extension Element {
  /// The first below this of a role, with a name if one is given.
  package func find(_ role: String, _ name: String? = nil) -> Element? {
    for child in children {
      if child.role == role, name == nil || child.name == name { return child }
      if let found = child.find(role, name) { return found }
    }
    return nil
  }

  /// What there is of a role and a name, once it is there.
  package func the(_ role: String, _ name: String) throws -> Element {
    try Desktop.wait(for: "\(role) '\(name)'") { find(role, name) }
  }

  /// All below this of a role, from the top to the bottom.
  package func all(_ role: String) -> [Element] {
    children.flatMap { child in (child.role == role ? [child] : []) + child.all(role) }
  }

  /// All that can be read below this.
  package var texts: [String] { all("label").map(\.name) }

  /// Presses it once it can be pressed; GTK shows it pressed for a moment, and takes no other press meanwhile.
  package func press() throws {
    try Desktop.wait(for: "'\(name)' to be pressed") { () -> Void? in
      guard states.contains(.enabled), let action = atspi_accessible_get_action_iface(pointer) else {
        return nil
      }
      defer { g_object_unref(action) }
      return atspi_action_do_action(action, 0, nil) != 0 ? () : nil
    }
  }

  /// Types into it, in place of what is there.
  package func type(_ text: String) throws {
    let field = children.first { $0.role == "text" } ?? self
    guard let editable = atspi_accessible_get_editable_text_iface(field.pointer) else {
      throw Unusable(description: "'\(name)' cannot be typed into\n\(outline)")
    }
    defer { g_object_unref(editable) }
    guard atspi_editable_text_set_text_contents(editable, text, nil) != 0 else {
      throw Unusable(description: "'\(name)' does not take '\(text)'")
    }
  }

  /// Where its middle is in its window, once it has a place there.
  var middle: (x: Int, y: Int)? {
    guard let component = atspi_accessible_get_component_iface(pointer) else { return nil }
    defer { g_object_unref(component) }
    guard let place = atspi_component_get_extents(component, ATSPI_COORD_TYPE_WINDOW, nil) else { return nil }
    defer { g_free(place) }
    guard place.pointee.width > 0 else { return nil }
    return (
      Int(place.pointee.x + place.pointee.width / 2), Int(place.pointee.y + place.pointee.height / 2)
    )
  }
}

package struct Unusable: Error, CustomStringConvertible {
  package var description: String
}
