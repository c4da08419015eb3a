/// A part of what is shown, as a person sees it and works with it: a window, or all of it.
@MainActor
package final class Area {
  private let find: () -> Node?

  init(_ find: @escaping () -> Node?) { self.find = find }

  /// What a person looks for and cannot find, or finds twice.
  package struct NotThere: Error, CustomStringConvertible {
    package let description: String
  }

  /// All that can be read, in order; what is covered by a sheet, an alert or another page is not.
  package var texts: [String] {
    places.compactMap {
      switch $0.node.role {
      case .text(let text): text
      // Said, where it has a name.
      case .image: $0.name.isEmpty ? nil : $0.name
      default: nil
      }
    }
  }

  package var title: String? {
    places.reversed().lazy.compactMap { if case .title(let title) = $0.node.role { title } else { nil } }
      .first
  }

  /// The tabs, the one in front in brackets, with their badges.
  package var tabs: [String] {
    places.compactMap { place in
      guard case .tab(let isSelected, let badge, _) = place.node.role else { return nil }
      let name = place.name + (badge.map { " \($0)" } ?? "")
      return isSelected ? "[\(name)]" : name
    }
  }

  package var buttons: [String] {
    places.compactMap { place in
      guard case .button = place.node.role, place.node.isEnabled else { return nil }
      return place.name
    }
  }

  package var colorScheme: ColorScheme? {
    places.lazy.compactMap { if case .colorScheme(let scheme) = $0.node.role { scheme } else { nil } }.first
  }

  package var isShown: Bool { find() != nil }

  package func tap(_ name: String) throws {
    try act(on: name) { node in
      switch node.role {
      case .button(let action) where node.isEnabled: action
      case .tab(_, _, let select): select
      default: nil
      }
    }
  }

  package func type(_ text: String, into name: String) throws {
    try act(on: name) { node in
      if case .field(let binding) = node.role, node.isEnabled { { binding.wrappedValue = text } } else { nil }
    }
  }

  package func step(_ name: String, up isUp: Bool) throws {
    try act(on: name) { node in
      guard case .stepper(let increment, let decrement) = node.role, node.isEnabled else { return nil }
      return isUp ? increment : decrement
    }
  }

  package func search(_ text: String) throws {
    try act(on: nil) {
      if case .search(let binding) = $0.role { { binding.wrappedValue = text } } else { nil }
    }
  }

  /// Presses the return key.
  package func submit() throws {
    try act(on: nil) { if case .submit(let action) = $0.role { action } else { nil } }
  }

  /// Leaves what lies in front: a page, a sheet or an alert.
  package func goBack() throws {
    guard let cover = front(of: find())?.cover else { throw NotThere(description: "nothing to leave") }
    cover()
    find()?.host?.update()
  }

  /// Pulls the list down, and waits for the news.
  package func refresh() async throws {
    let actions = places.compactMap { if case .refresh(let action) = $0.node.role { action } else { nil } }
    guard let action = actions.last else { throw NotThere(description: "nothing to refresh") }
    await action()
    find()?.host?.update()
  }

  private func act(on name: String?, _ action: (Node) -> (() -> Void)?) throws {
    let found = places.filter { name == nil || $0.name == name }.compactMap { action($0.node) }
    guard found.count == 1 else {
      throw NotThere(
        description: "'\(name ?? "it")' is there \(found.count) times among \(texts + buttons + tabs)")
    }
    let alert = front(of: find()).flatMap { $0.kind == .alert ? $0.cover : nil }
    found[0]()
    alert?()
    find()?.host?.update()
  }
}

extension Area {
  private struct Place {
    let node: Node
    /// What a person calls it.
    let name: String
  }

  /// The places in front, in order.
  private var places: [Place] {
    var places: [Place] = []
    func look(_ node: Node, spoken: String?) {
      guard node.isShown else { return }
      if case .name(let name) = node.role {
        for child in node.children { look(child, spoken: name) }
        return
      }
      places.append(Place(node: node, name: spoken ?? Self.name(of: node)))
      for child in node.children { look(child, spoken: node.role == nil ? spoken : nil) }
    }
    if let front = front(of: find()) { look(front.node, spoken: nil) }
    return places
  }

  private static func name(of node: Node) -> String {
    var texts: [String] = []
    func look(_ node: Node) {
      if case .text(let text) = node.role { texts.append(text) }
      for child in node.children { look(child) }
    }
    look(node)
    return texts.joined(separator: " ")
  }

  /// The topmost sheet or alert, else the whole; and the way to leave it, or the page that lies over others.
  private func front(of node: Node?) -> (node: Node, cover: (() -> Void)?, kind: Role.Cover?)? {
    guard let node, node.isShown else { return nil }
    var front: (node: Node, cover: (() -> Void)?, kind: Role.Cover?) = (node, nil, nil)
    func look(_ node: Node) {
      guard node.isShown else { return }
      if case .cover(let kind, let dismiss) = node.role {
        front = (kind == .destination ? front.node : node, dismiss, kind)
      }
      for child in node.children { look(child) }
    }
    look(node)
    return front
  }
}

extension Host {
  /// All that is shown.
  package var area: Area { Area { [self] in root } }
}
