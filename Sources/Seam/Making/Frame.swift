internal import CSeam

/// What runs on this thread: one frame for each recipe, on the stack, innermost first.
struct Frame {
  let up: UnsafePointer<Frame>?
  let key: Unmanaged<Key>
  let core: Unmanaged<Core>
  /// The making whose recipe runs; nothing for values that are new each time.
  let node: Unmanaged<Node>?
  /// The making that a look-up from another thread belongs to.
  let via: Unmanaged<Node>?
  /// The recording copy that the recipe runs with, and its type.
  let copy: (scope: UnsafeRawPointer, type: any Scope.Type)?
  let serial = seam_next_frame_serial()

  static var top: UnsafePointer<Frame>? {
    seam_frame().map { UnsafePointer($0.assumingMemoryBound(to: Frame.self)) }
  }

  static func run<R>(
    _ key: Key, in core: Core, node: Node? = nil, via: Node? = nil,
    copy: (scope: UnsafeRawPointer, type: any Scope.Type)? = nil, _ body: () -> R
  ) -> R {
    let outer = top
    var frame = Frame(
      up: outer, key: .passUnretained(key), core: .passUnretained(core),
      node: node.map(Unmanaged.passUnretained),
      via: via.map(Unmanaged.passUnretained), copy: copy)
    return withUnsafeMutablePointer(to: &frame) { pointer in
      seam_set_frame(pointer)
      defer { seam_set_frame(UnsafeMutableRawPointer(mutating: outer)) }
      return body()
    }
  }

  /// The frames of this thread, innermost first.
  static var all: some Sequence<Frame> {
    sequence(state: top) { pointer in
      defer { pointer = pointer?.pointee.up }
      return pointer?.pointee
    }
  }

  var keyName: String { key._withUnsafeGuaranteedRef { $0.name } }

  /// The names on the way here, outermost first. `via` is the making on whose behalf another thread asks.
  static func path(via: Node?) -> [String] {
    let frames = Array(all)
    let outermost = frames.isEmpty ? via : frames.last?.via?.takeUnretainedValue()
    return (outermost?.names ?? []) + frames.reversed().map(\.keyName)
  }
}

extension Node {
  /// The names on the way to this making and its own, outermost first.
  var names: [String] {
    if !path.isEmpty { return path + [key.name] }
    return (chained?.names ?? []) + [key.name]
  }

  /// Whether another member of a trial scope has asked for it, and not the change in place that the trial is for.
  var isAskedByAnother: Bool {
    chained != nil || Frame.top?.pointee.up?.pointee.core._withUnsafeGuaranteedRef { $0.isTrial } == true
  }
}
