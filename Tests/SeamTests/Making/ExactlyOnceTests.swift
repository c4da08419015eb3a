import Seam
import Testing

private struct AppScope: Scope {
  var seams = Seams()
  let made: Guarded<[String: Int]>
  init(_ made: Guarded<[String: Int]>) { self.made = made }
}

private final class Session: Sendable {
  let store: Store?
  init(_ store: Store? = nil) { self.store = store }
}

private final class Store: Sendable {}

extension AppScope {
  var session: Session {
    shared(\.session) {
      made.count("session")
      return Session(store)
    }
  }
  var store: Store {
    boundary(\.store) {
      made.count("store")
      return Store()
    }
  }
  var view: Store {
    weak(\.view) {
      made.count("view")
      return Store()
    }
  }
  subscript(room number: Int) -> Store {
    shared(\.[room: number]) {
      made.count("room \(number)")
      return Store()
    }
  }
}

struct ExactlyOnceTests {
  @Test func `a million look-ups from many threads on a cold scope make one value`() {
    let made = Guarded<[String: Int]>([:])
    let app = AppScope(made)
    let seen = Guarded<Set<ObjectIdentifier>>([])
    Threads.run(8) { _ in
      let first = app.session
      for _ in 1..<125_000 where app.session !== first {
        seen.change { _ = $0.insert(ObjectIdentifier(app.session)) }
      }
      seen.change { _ = $0.insert(ObjectIdentifier(first)) }
    }
    #expect(seen.value == [ObjectIdentifier(app.session)])
    #expect(made.value == ["session": 1, "store": 1])
  }

  @Test func `a cold scope makes one value however many threads come first, each time`() {
    for _ in 0..<200 {
      let made = Guarded<[String: Int]>([:])
      let app = AppScope(made)
      Threads.run(6) { number in
        if number % 2 == 0 { #expect(app.session.store === app.store) } else { _ = app.store }
        #expect(app[room: 1] === app[room: 1])
        _ = app[room: number % 3]
      }
      #expect(made.value == ["session": 1, "store": 1, "room 0": 1, "room 1": 1, "room 2": 1])
    }
  }

  @Test func `scopes that are made at the same time make a value each`() {
    let made = Guarded<[String: Int]>([:])
    let seen = Guarded<[Session]>([])
    Threads.run(8) { _ in
      for _ in 0..<50 {
        let session = AppScope(made).session
        seen.change { $0.append(session) }
      }
    }
    #expect(Set(seen.value.map(ObjectIdentifier.init)).count == 400)
    #expect(made.value == ["session": 400, "store": 400])
  }

  @Test func `a copy of a scope shares what the scope makes`() {
    let made = Guarded<[String: Int]>([:])
    let app = AppScope(made)
    Threads.run(4) { [copy = app] _ in #expect(copy.session === app.session) }
    #expect(made["session"] == 1)
  }

  @Test func `a weak object is one object while somebody holds it, under any number of threads`() {
    let made = Guarded<[String: Int]>([:])
    let app = AppScope(made)
    let held = app.view
    Threads.run(8) { _ in
      for _ in 0..<500 { #expect(app.view === held) }
    }
    #expect(made["view"] == 1)
    withExtendedLifetime(held) {}
  }

  @Test func `a weak object that its last holder lets go of while others ask is never handed out dead`() {
    let app = AppScope(Guarded([:]))
    Threads.run(8) { _ in
      for _ in 0..<500 {
        let first = app.view
        #expect(app.view === first)
      }
    }
  }
}
