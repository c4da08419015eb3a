import Seam
import SeamTesting
import XCTest

protocol NoteStore: Sendable {
  func titles() async -> [String]
}

struct MemoryStore: NoteStore {
  let content: [String]
  init(_ content: [String]) { self.content = content }
  func titles() async -> [String] { content }
}

struct NotesApp: RootScope {
  var seams = Seams()
  static let main = NotesApp()
}

extension NotesApp {
  var store: any NoteStore { boundary(\.store) { MemoryStore(["live"]) } }
  @MainActor func noteList() -> NoteList { NoteList(store: store) }
}

@MainActor final class NoteList {
  private(set) var titles: [String] = []
  private let store: any NoteStore
  init(store: any NoteStore) { self.store = store }
  func load() async { titles = await store.titles() }
}

// page
final class NoteListTests: XCTestCase {
  @MainActor func testTheListShowsTheTitlesOfTheStore() async {
    let app = NotesApp.test { $0.store = MemoryStore(["Milk"]) }
    let list = app.noteList()
    await list.load()
    XCTAssertEqual(list.titles, ["Milk"])
  }
}
// end

// page
class NoteTestCase: XCTestCase {
  override func invokeTest() {
    withCurrent(NotesApp.test { $0.store = MemoryStore(["Milk"]) }) { super.invokeTest() }
  }
}

final class CurrentNoteTests: NoteTestCase {
  func testTheCurrentScopeIsTheTestsOwn() async {
    let titles = await NotesApp.current.store.titles()
    XCTAssertEqual(titles, ["Milk"])
  }
}
// end
