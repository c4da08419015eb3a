internal import Seam
internal import Testing

/// Files what the scopes of one test, or one of its doubles, report, each once, at the place where the test made them.
///
/// An issue recorded off the test's task is filed under no test, so such reports are kept until the test's
/// own task comes by: when the next report comes from there, when the trait ends, or when the scope is gone.
/// What is still kept at the exit of the process makes it fail.
///
/// `@unchecked Sendable`: `lock` guards the variables.
final class TestReports: @unchecked Sendable {
  let place: Place
  let owner: TestOwner
  private let task = TestReports.currentTask
  /// What reports, as a text calls it.
  private let origin: String
  private let lock = Lock()
  private var kept: [(report: Report, id: Int)] = []
  private var hasEnded = false

  init(at place: Place, from origin: String = "scope", owner: TestOwner = .current) {
    self.place = place
    self.origin = origin
    self.owner = owner
    firstTest.begin()
  }

  /// The context of scopes that report here; when they are gone, so do the replacements that nobody has
  /// asked for.
  func context() -> Context {
    Context(.test, sink: { self.record($0) }, end: { self.end(with: $0) })
  }

  /// Replacements written in the test have to be asked for; those of a helper serve many tests.
  func apply<S: Scope>(_ replace: (inout Replacements<S>) -> Void, to replacements: inout Replacements<S>) {
    if owner.contains(place) { replace(&replacements) } else { replacements.play(shared: replace) }
  }

  func record(_ report: Report) {
    if lock({ hasEnded }) { return owner.fileLate(report, at: place, from: origin) }
    if owner.isHere {
      flush()
      return file(report)
    }
    guard case .test = owner else { return owner.fileLate(report, at: place, from: origin) }
    let id = Unfiled.add(owner.text(of: report, from: origin))
    let isTooLate = lock {
      if !hasEnded { kept.append((report, id)) }
      return hasEnded
    }
    guard isTooLate else { return }
    owner.fileLate(report, at: place, from: origin)
    Unfiled.remove(id)
  }

  /// Files what has been kept, in the task of the test if that is where it is called.
  func flush(ending: Bool = false) {
    let reports = lock {
      defer { kept = [] }
      if ending { hasEnded = true }
      return kept
    }
    for (report, id) in reports {
      if owner.isHere { file(report) } else { owner.fileLate(report, at: place, from: origin) }
      Unfiled.remove(id)
    }
  }

  /// The trait's end: what comes later is late.
  func end() { flush(ending: true) }

  /// The scope is gone. What a test has not asked for that was cancelled on its way says nothing.
  private func end(with unconsulted: [Report]) {
    let wasCancelled = Task.isCancelled && Self.currentTask == task
    if !wasCancelled, !lock({ hasEnded }) { unconsulted.forEach(record) }
    flush()
  }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  func file(_ report: Report) { owner.file(report, at: place) }
}
