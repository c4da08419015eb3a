internal import CSeam

/// Makes the recording copies of a scope and of those that it stands on. An implementation detail of `Scope`.
public struct Recorders {
  let node: Node
  let asked: Core
  private var own: Core?
  /// That of the scope's parent, mostly the only other one.
  private var above: Core?
  private var others: [Core] = []

  init(node: Node, asked: Core) {
    self.node = node
    self.asked = asked
  }

  /// The recorder that stands for `core`: first for the scope that was asked, then for each that it stands on.
  mutating func recorder(for core: Core) -> Core {
    let isOwn = own == nil
    let recording = Recording(
      node: .passUnretained(node), asked: .passUnretained(asked), base: isOwn ? asked : core.standing.base,
      isOwn: isOwn)
    let recorder = Core.recorder(recording, context: asked.context)
    if isOwn { own = recorder } else if above == nil { above = recorder } else { others.append(recorder) }
    return recorder
  }

  /// Whether nobody holds a recorder any more. A thread that has helped to make the value may be about to let go.
  mutating func areReleased(hopped: Bool) -> Bool {
    if isUnique { return true }
    guard hopped else { return false }
    let start = seam_milliseconds()
    while seam_milliseconds() - start < 10 {
      seam_yield()
      if isUnique { return true }
    }
    return false
  }

  private var isUnique: Bool {
    mutating get {
      guard isKnownUniquelyReferenced(&own), above == nil || isKnownUniquelyReferenced(&above) else {
        return false
      }
      for index in others.indices where !isKnownUniquelyReferenced(&others[index]) { return false }
      return true
    }
  }

  func stop(home: Core) {
    own?.stopRecording(home: home)
    above?.stopRecording(home: home)
    for recorder in others { recorder.stopRecording(home: home) }
  }
}
