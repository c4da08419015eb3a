import Foundation
import Seam
import SeamDoubles
import SeamTesting
import Testing

// The programs of Documentation/Testing.md, each between two marks. `TestingPageTests` compares them with
// the page.

protocol NoteStore: Sendable {
  func titles() async -> [String]
  func remove(_ title: String) async
}

actor MemoryStore: NoteStore {
  private var content: [String]
  init(_ content: [String]) { self.content = content }
  func titles() -> [String] { content }
  func remove(_ title: String) { content.removeAll { $0 == title } }
}

/// The world outside; no test gets here.
struct FileStore: NoteStore {
  func titles() async -> [String] { fatalError("live") }
  func remove(_ title: String) async { fatalError("live") }
}

actor Archive {
  private(set) var titles: [String] = []
  private let store: any NoteStore
  init(store: any NoteStore) { self.store = store }

  func put(_ title: String) async {
    await store.remove(title)
    titles.append(title)
  }
}

@MainActor final class NoteList {
  private(set) var titles: [String] = []
  private let store: any NoteStore
  init(store: any NoteStore) { self.store = store }
  func load() async { titles = await store.titles() }
}

// page
struct NotesApp: RootScope {
  var seams = Seams()
  static let main = NotesApp()
}

extension NotesApp {
  var store: any NoteStore {
    boundary(\.store) {
      FileStore()
    } standIn: {
      MemoryStore([])
    }
  }
  var archive: Archive { shared(\.archive) { Archive(store: store) } }

  @MainActor func noteList() -> NoteList { NoteList(store: store) }
}
// end

// page
@Suite(.scope(NotesApp.self) { $0.store = MemoryStore(["Milk"]) })
struct NoteTests {
  @Test func `the current scope is the test's own`() async {
    #expect(await NotesApp.current.store.titles() == ["Milk"])
  }

  @Test(.scope(NotesApp.self) { $0.store = MemoryStore([]) }, arguments: 1...3)
  func `a test's own replacements win over its suite's`(_ number: Int) async {
    await NotesApp.current.archive.put("\(number)")
    #expect(await NotesApp.current.archive.titles == ["\(number)"])
  }
}
// end

// page
extension Trait where Self == ScopeTrait<NotesApp> {
  static var emptyNotes: Self { .scope(NotesApp.self) { $0.store = MemoryStore([]) } }
}
// end

// page
@Suite(.exclusive("current folder"))
struct FolderTests {
  @Test func `nobody else changes the folder meanwhile`() {
    let before = FileManager.default.currentDirectoryPath
    #expect(FileManager.default.changeCurrentDirectoryPath("/"))
    #expect(FileManager.default.currentDirectoryPath == "/")
    #expect(FileManager.default.changeCurrentDirectoryPath(before))
  }
}
// end

struct Reminder: Equatable, Sendable {
  let id: UUID
  let text: String
  let date: Date
}

actor Reminders {
  private(set) var sent: [Reminder] = []
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date
  private let makeID: @Sendable () -> UUID

  init(
    clock: any Clock<Duration>, now: @escaping @Sendable () -> Date, makeID: @escaping @Sendable () -> UUID
  ) {
    self.clock = clock
    self.now = now
    self.makeID = makeID
  }

  func remind(_ text: String, after pause: Duration) async throws {
    try await clock.sleep(for: pause)
    sent.append(Reminder(id: makeID(), text: text, date: now()))
  }
}

struct ReminderApp: RootScope {
  var seams = Seams()
  static let main = ReminderApp()
}

// page
extension ReminderApp {
  var clock: any Clock<Duration> { boundary(\.clock) { ContinuousClock() } }
  var now: @Sendable () -> Date { boundary(\.now) { { Date() } } }
  var makeID: @Sendable () -> UUID { boundary(\.makeID) { { UUID() } } }
  var reminders: Reminders { shared(\.reminders) { Reminders(clock: clock, now: now, makeID: makeID) } }
}

@Test func `a reminder comes when its time has come`() async throws {
  let clock = TestClock()
  let (date, ids) = (TestDate(following: clock), TestUUIDs())
  let app = ReminderApp.test {
    $0.clock = clock
    $0.now = { date() }
    $0.makeID = { ids() }
  }
  let reminders = app.reminders
  async let tea: Void = reminders.remind("Tea", after: .seconds(180))
  try await clock.sleepers(1)  // it has come to its pause
  clock.advance(by: .seconds(180))
  try await tea
  #expect(await reminders.sent == [Reminder(id: TestUUIDs[0], text: "Tea", date: TestDate.start + 180)])
}
// end

struct TestingPage {
  // page
  @MainActor @Test func `the list shows the titles of the store`() async {
    let list = NoteList(store: MemoryStore(["Milk", "Bread"]))
    await list.load()
    #expect(list.titles == ["Milk", "Bread"])
  }
  // end

  // page
  @MainActor @Test func `what is archived is gone from the list`() async {
    let app = NotesApp.test { $0.store = MemoryStore(["Milk", "Bread"]) }
    await app.archive.put("Milk")
    let list = app.noteList()
    await list.load()
    #expect(list.titles == ["Bread"])
  }
  // end

  // page
  @Test func `a scope for a part of a test`() async {
    let titles = await withTestScope(NotesApp()) {
      $0.store = MemoryStore(["Milk"])
    } perform: { app in
      await app.archive.put("Milk")
      return await NotesApp.current.archive.titles
    }
    #expect(titles == ["Milk"])
  }
  // end

  // page
  @Test(.scope(NotesApp.self) { $0.store = MemoryStore(["Milk"]) })
  func `a scope that was read before the hop`() async {
    let app = NotesApp.current
    #expect(await Task.detached { await app.store.titles() }.value == ["Milk"])
    let bound = await Task.detached { withCurrent(app) { NotesApp.current.archive } }.value
    #expect(bound === app.archive)
  }
  // end

  // page
  @Test(.scope(NotesApp.self, checks: .all) { $0.store = MemoryStore([]) })
  func `a test that waits for its work leaves nothing behind`() async {
    let app = NotesApp.current
    let work = Task { await app.archive.put("Milk") }
    await work.value
  }
  // end

  @Test func `the message on the page is the one that is reported`() throws {
    let found = issues { _ = NotesApp.test().archive }
    #expect(try TestingPageTests.blocks("text") == [found.map(\.text).joined()])
  }

  @Test(.emptyNotes) func `a helper's trait gives an empty store`() async {
    #expect(await NotesApp.current.store.titles() == [])
  }
}
