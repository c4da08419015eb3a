import Seam
import SeamDoubles
import Testing

private final class Journal: Sendable {
  let lines = CallRecorder<String>("journal")
  func add(_ line: String) { lines.record(line) }
}

private final class Resource: Sendable {
  let name: String
  let journal: Journal
  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }
  func close() async { journal.add("\(name) closed") }
}

private struct Broken: Error, Equatable {}

private protocol Label: Sendable {
  var text: String { get }
}

/// Of more words than a processor reads at once.
private struct LongLabel: Label {
  let text: String
  let resource: Resource
  let number: Int
}

private final class Coordinator: Sendable {
  let app: AppScope
  init(_ app: AppScope) { self.app = app }
}

private struct AppScope: RootScope {
  var seams = Seams()
  let journal: Journal
  var clock: any Clock<Duration> = ContinuousClock()
  static let main = AppScope(journal: Journal())
}

extension AppScope {
  var passing: Resource { weak(\.passing) { Resource("passing", journal) } }
  var database: Resource {
    shared(\.database) {
      Resource("database", journal)
    } close: {
      await $0.close()
    }
  }
  var cache: Resource {
    shared(\.cache) {
      _ = database
      return Resource("cache", journal)
    } close: {
      $0.journal.add("cache flushes into \($0.name)")
      await $0.close()
    }
  }
  var service: Resource {
    unique(\.service) {
      _ = cache
      return Resource("service", journal)
    }
  }
  var worker: Resource {
    shared(\.worker) {
      _ = service
      return Resource("worker", journal)
    } close: {
      await $0.close()
    }
  }
  var broken: Resource {
    shared(\.broken) {
      _ = database
      return Resource("broken", journal)
    } close: { _ in
      throw Broken()
    }
  }
  /// Uses nothing else that is closed: the limit is each closer's own, and a short one may catch any of them.
  var stuck: Resource {
    shared(\.stuck) {
      Resource("stuck", journal)
    } close: { _ in
      try await Task.sleep(for: .seconds(3600))
    }
  }
  var opened: Deferred<Resource> {
    shared(\.opened) {
      let journal = journal
      return Deferred { Resource("opened", journal) }
    } close: {
      await $0.close()
    }
  }
  var user: Resource {
    shared(\.user) {
      _ = opened
      return Resource("user of opened", journal)
    } close: {
      await $0.close()
    }
  }
  var plain: Resource { shared(\.plain) { Resource("plain", journal) } }
  var label: any Label {
    shared(\.label) { LongLabel(text: "a label that lives on the heap", resource: plain, number: 1) }
  }
  var absent: Resource? { shared(\.absent) { Resource("there", journal) } }
  var present: Resource? { shared(\.present) { Resource("present", journal) } }
  subscript(room: Int) -> Resource {
    shared(\.[room]) {
      Resource("room \(room)", journal)
    } close: {
      await $0.close()
    }
  }
  /// Ends its scope, as a watchdog does.
  var guardian: Resource {
    let scope = WeakScope(self)
    return shared(\.guardian) {
      Resource("guardian", journal)
    } close: {
      try await scope.scope?.close()
      await $0.close()
    }
  }
  /// Ends into what its recipe does not ask for.
  var ledger: Resource {
    shared(\.ledger) {
      Resource("ledger", journal)
    } close: { [database] in
      $0.journal.add("ledger ends into \(database.name)")
    }
  }
  /// Its closer captures the scope, as a closure does without a word.
  var nosy: Resource {
    shared(\.nosy) {
      Resource("nosy", journal)
    } close: {
      journal.add("\($0.name) closed")
    }
  }
  /// Keep their scope, and each is used by what the other one knows nothing of.
  var keeper: Coordinator {
    shared(\.keeper) {
      Coordinator(self)
    } close: {
      $0.app.journal.add("keeper closed")
    }
  }
  var holder: Coordinator {
    shared(\.holder) {
      Coordinator(self)
    } close: {
      $0.app.journal.add("holder closed")
    }
  }
  var userOfKeeper: Resource {
    shared(\.userOfKeeper) {
      _ = keeper
      return Resource("user of keeper", journal)
    } close: {
      await $0.close()
    }
  }
  var userOfHolder: Resource {
    shared(\.userOfHolder) {
      _ = holder
      return Resource("user of holder", journal)
    } close: {
      await $0.close()
    }
  }
  var coordinator: Coordinator { shared(\.coordinator) { Coordinator(self) } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
}

extension WindowScope {
  var draft: Resource {
    shared(\.draft) {
      _ = parent.database
      return Resource("draft", parent.journal)
    } close: {
      await $0.close()
    }
  }
  /// Ends the app with the window.
  var last: Resource {
    shared(\.last) { [parent] in
      Resource("last", parent.journal)
    } close: { [parent] in
      try await parent.close()
      await $0.close()
    }
  }
}

private struct SheetScope: Scope {
  var seams = Seams()
  var window: WindowScope
  static var owners: [Owner<Self>] { [Owner(\.window)] }
}

extension SheetScope {
  var sheet: Resource {
    shared(\.sheet) {
      Resource("sheet", window.parent.journal)
    } close: {
      await $0.close()
    }
  }
}

/// A clock on which every deadline has come.
private struct HastyClock: Clock {
  typealias Instant = ContinuousClock.Instant
  var now: Instant { .now }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}

struct CloseTests {
  private let journal = Journal()
  private var app: AppScope { AppScope(journal: journal) }

  @Test func `users are closed before what they use, also through values that are new each time`()
    async throws
  {
    let app = app
    _ = app.worker
    try await app.close()
    #expect(
      journal.lines.calls
        == ["worker closed", "cache flushes into cache", "cache closed", "database closed"])
  }

  @Test func `what was not made is not closed`() async throws {
    let app = app
    _ = app.database
    try await app.close()
    #expect(journal.lines.calls == ["database closed"])
  }

  @Test func `a scope that was never used can be closed`() async throws {
    try await app.close()
    #expect(journal.lines.calls == [])
  }

  @Test func `closing twice, and from many tasks, closes once`() async throws {
    let app = app
    _ = app.cache
    await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { try await app.close() } }
    }
    try await app.close()
    #expect(journal.lines.count == 3)
  }

  @Test func `a closer that fails stops no other, and the error names it`() async throws {
    let app = app
    _ = app.broken
    let error = await #expect(throws: CloseError.self) { try await app.close() }
    #expect(error?.description == "'AppScope.broken' is not closed: Broken()")
    #expect(journal.lines.calls == ["database closed"])
  }

  @Test func `a closer that takes too long is left behind, and the error names it`() async throws {
    let app = app
    _ = app.stuck
    let error = await #expect(throws: CloseError.self) { try await app.close(limit: .milliseconds(1)) }
    #expect(
      error?.description == "'AppScope.stuck' is not closed: its closer has not ended within 0.001 seconds")
  }

  @Test func `a limit of all the time there is is none`() async throws {
    let app = app
    _ = app.database
    try await app.close(limit: .seconds(Int64.max))
    #expect(journal.lines.calls == ["database closed"])
  }

  @Test func `the time of a closer is that of the clock that is given`() async throws {
    let app = app
    _ = app.stuck
    let error = await #expect(throws: CloseError.self) {
      try await app.close(limit: .seconds(3600), clock: HastyClock())
    }
    #expect(
      error?.description == "'AppScope.stuck' is not closed: its closer has not ended within 3600.0 seconds")
  }

  @Test func `a cancelled task closes everything all the same`() async throws {
    let app = app
    _ = app.worker
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await app.close()
    }
    try await task.value
    #expect(journal.lines.calls.last == "database closed")
  }

  @Test func `a deferred value is closed after its users, if it was made`() async throws {
    let app = app
    _ = app.user
    _ = try await app.opened.value
    try await app.close()
    #expect(journal.lines.calls == ["user of opened closed", "opened closed"])
  }

  @Test func `a deferred value that was not made is neither made nor closed`() async throws {
    let app = app
    let opened = app.opened
    try await app.close()
    #expect(journal.lines.calls == [])
    await #expect(throws: ClosedScope(dependency: "AppScope.opened")) { try await opened.value }
  }

  @Test func `open scopes that stand on it are closed first`() async throws {
    let app = app
    let window = WindowScope(parent: app)
    let sheet = SheetScope(window: window)
    _ = window.draft
    _ = sheet.sheet
    try await app.close()
    #expect(journal.lines.calls == ["sheet closed", "draft closed", "database closed"])
    withExtendedLifetime((window, sheet)) {}
  }

  @Test func `open scopes can be refused by name, and then nothing is closed`() async throws {
    let app = app
    let window = WindowScope(parent: app)
    _ = window.draft
    await #expect(throws: OpenScopesError(scopes: ["WindowScope"])) {
      try await app.close(openScopes: .refuse)
    }
    #expect(journal.lines.calls == [])
    try await window.close()
    try await app.close(openScopes: .refuse)
    #expect(journal.lines.calls == ["draft closed", "database closed"])
  }

  @Test func `closing a child leaves its parent alone`() async throws {
    let app = app
    let window = WindowScope(parent: app)
    _ = window.draft
    try await window.close()
    #expect(journal.lines.calls == ["draft closed"])
    try await app.close()
    #expect(journal.lines.calls == ["draft closed", "database closed"])
  }

  @Test func `a derived scope closes what it has made anew, and its origin the rest`() async throws {
    let app = app
    let derived = app.replacing { $0.plain = Resource("fake", journal) }
    let other = app.replacing { $0.database = Resource("fake database", journal) }
    _ = derived.cache
    _ = other.cache
    try await other.close()
    #expect(journal.lines.calls == ["cache flushes into cache", "cache closed"])
    try await derived.close()
    #expect(journal.lines.count == 2)
    try await app.close()
    #expect(journal.lines.calls.suffix(3) == ["cache flushes into cache", "cache closed", "database closed"])
  }

  @Test func `a value that was given is not closed`() async throws {
    let app = app.replacing { $0.database = Resource("given", journal) }
    _ = app.database
    try await app.close()
    #expect(journal.lines.calls == [])
  }

  @Test func `close lets go of the values, also of one that keeps its scope`() async throws {
    let app = app
    weak let plain = app.plain
    weak let database = app.database
    weak let coordinator = app.coordinator
    #expect(plain != nil && database != nil && coordinator != nil)
    try await app.close()
    #expect(plain == nil)
    #expect(database == nil)
    #expect(coordinator == nil)
  }

  @Test func `after the end the old object is handed out while somebody holds it`() async throws {
    let app = app
    let held = app.plain
    let heldInOptional = app.present
    #expect(app.database === app.database)
    #expect(app.absent != nil)
    try await app.close()
    #expect(app.plain === held)
    #expect(app.present === heldInOptional)
    #expect(app.database !== app.database)
    #expect(app.absent?.name == "there")
  }

  @Test func `what is derived from a scope that has ended has ended too`() async throws {
    let log = StrictLog()
    let app = app.strict(log)
    _ = app.database
    try await app.close()
    let derived = app.replacing { $0.plain = Resource("fake", journal) }
    #expect(derived.plain.name == "fake")
    #expect(derived[1] !== derived[1])
    #expect(derived.database !== derived.database)
    try await derived.close()
    #expect(journal.lines.calls == ["database closed"])
    #expect(
      log.headlines
        == ["plain", "subscript(_:)", "database"].map {
          "'AppScope.\($0)' is asked for after its scope has been closed"
        })
  }

  @Test func `a weak value is handed out after the end while somebody holds it, which is reported`()
    async throws
  {
    let log = StrictLog()
    let app = app.strict(log)
    let held = app.passing
    try await app.close()
    #expect(app.passing === held)
    #expect(log.headlines == ["'AppScope.passing' is asked for after its scope has been closed"])
  }

  @Test(.timeLimit(.minutes(1))) func `a closer that ends its own scope goes on at once`() async throws {
    let app = app
    _ = (app.guardian, app.database)
    try await app.close(limit: .seconds(60))
    #expect(Set(journal.lines.calls) == ["guardian closed", "database closed"])
  }

  @Test(.timeLimit(.minutes(1))) func `a closer that ends the scope below its own does not wait for itself`()
    async throws
  {
    let window = WindowScope(parent: app.quiet)
    _ = (window.last, window.database)
    try await window.close(limit: .seconds(60))
    #expect(journal.lines.calls == ["database closed", "last closed"])
  }

  @Test func `what a closer takes from the scope is closed after it`() async throws {
    let app = app
    _ = (app.database, app.ledger)
    try await app.close()
    #expect(journal.lines.calls == ["ledger ends into database", "database closed"])
  }

  @Test func `a closer that keeps the scope is reported, goes first, and is gone with the end`() async throws
  {
    let log = StrictLog()
    weak var nosy: Resource?
    do {
      let app = app.strict(log)
      _ = app.database
      nosy = app.nosy
      try await app.close()
      #expect(nosy == nil)
    }
    #expect(journal.lines.calls == ["nosy closed", "database closed"])
    #expect(log.headlines == ["'AppScope.nosy' keeps the scope that it was made in"])
  }

  @Test func `values that keep their scope are closed, whatever uses them`() async throws {
    let app = app.quiet
    _ = (app.userOfKeeper, app.userOfHolder)
    try await app.close()
    #expect(journal.lines.count == 4)
    for name in ["keeper", "holder"] {
      let user = try #require(journal.lines.calls.firstIndex(of: "user of \(name) closed"))
      let used = try #require(journal.lines.calls.firstIndex(of: "\(name) closed"))
      #expect(user < used)
    }
  }

  @Test func `what threads make while the scope ends is closed once each`() async throws {
    for _ in 0..<20 {
      let app = app
      await withTaskGroup(of: Void.self) { group in
        for thread in 0..<4 {
          group.addTask { for room in 0..<10 { _ = app[thread * 10 + room] } }
        }
        group.addTask { try? await app.close() }
      }
    }
    let closed = journal.lines.calls
    #expect(Dictionary(grouping: closed, by: \.self).values.allSatisfy { $0.count <= 20 })
  }

  @Test func `values can be asked for while the scope is closed and after`() async throws {
    for _ in 0..<50 {
      let app = app
      _ = app.worker
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask { for _ in 0..<200 { _ = app.worker.name.count + app.plain.name.count } }
          group.addTask { for _ in 0..<200 { #expect(app.label.text == "a label that lives on the heap") } }
        }
        group.addTask { try? await app.close() }
      }
    }
  }
}
