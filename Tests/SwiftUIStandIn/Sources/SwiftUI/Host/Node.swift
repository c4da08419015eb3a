import Observation

/// One place in the tree of views: what is drawn there, and what outlives the views' values.
@MainActor
package final class Node {
  weak var host: Host?
  weak var parent: Node?
  let identity: Identity
  var state: [String: AnyObject] = [:]
  var children: [Node] = []
  /// What a person, or the host, meets here.
  var role: Role?
  var isEnabled = true
  /// Whether it is in front; what is covered keeps its state and not its work.
  var isShown = true
  var work = Work()
  /// Draws the place again with the view that it had.
  private var redraw: (() -> Void)?

  struct Identity: Hashable {
    let key: AnyHashable
    let type: ObjectIdentifier
  }

  init(_ host: Host?, _ parent: Node?, _ identity: Identity) {
    self.host = host
    self.parent = parent
    self.identity = identity
  }

  var depth: Int { parent.map { $0.depth + 1 } ?? 0 }

  func invalidate() { host?.invalidate(self) }
  func drawAgain() { redraw?() }

  func draw<V: View>(_ view: V, in environment: EnvironmentValues) {
    redraw = { [unowned self] in draw(view, in: environment) }
    host?.isDrawing(self)
    role = nil
    isEnabled = environment.isEnabled
    let pass = Pass(node: self, environment: environment)
    // Children are drawn later: what they read is theirs.
    withObservationTracking {
      if let primitive = view as? any Primitive {
        primitive.draw(in: pass)
      } else {
        var view = view
        pass.install(&view)
        pass.child(view.body, "body")
      }
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.invalidate() }
    }
    let former = Dictionary(uniqueKeysWithValues: children.map { ($0.identity, $0) })
    children = pass.children.map { $0.node(former) }
    let identities = Set(children.map(\.identity))
    precondition(identities.count == children.count, "two children of '\(V.self)' have one identity")
    for (identity, child) in former where !identities.contains(identity) { child.end() }
    for (child, drawing) in zip(children, pass.children) {
      child.isShown = drawing.isShown
      drawing.draw(child)
    }
  }

  /// The place leaves the tree.
  func end() {
    host?.forget(self)
    work.end()
    for child in children { child.end() }
    children = []
    state = [:]
    redraw = nil
  }
}

/// One drawing of a place.
@MainActor
final class Pass {
  let node: Node
  let environment: EnvironmentValues
  fileprivate(set) var children: [Child] = []

  struct Child {
    let isShown: Bool
    let node: ([Node.Identity: Node]) -> Node
    let draw: (Node) -> Void
  }

  init(node: Node, environment: EnvironmentValues) {
    self.node = node
    self.environment = environment
  }

  /// Draws a view below, when this drawing is done. The same key and type are the same place as the last time.
  func child<V: View>(
    _ view: V, _ key: AnyHashable, environment: EnvironmentValues? = nil, isShown: Bool = true
  ) {
    let environment = environment ?? self.environment
    let identity = Node.Identity(key: key, type: ObjectIdentifier(V.self))
    let node = node
    children.append(
      Child(isShown: isShown) {
        $0[identity] ?? Node(node.host, node, identity)
      } draw: {
        $0.draw(view, in: environment)
      })
  }
}
