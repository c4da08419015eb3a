import Seam
import SeamDoubles
import SeamTesting
import Testing

/// A scope of a test that stands on others.
struct ChildScopeTests {
  @Test func `what it stands on is not live either`() {
    let found = issues {
      let screen = ScreenScope(parent: AppScope(), session: SessionScope(parent: AppScope())).test()
      #expect(screen.title.name == "stand-in feed, stand-in feed")
    }
    #expect(
      found.map(\.headline)
        == Array(repeating: "boundary 'AppScope.feed' is not replaced in a test scope", count: 2))
  }

  @Test func `standing on 'main' it is not live and leaves 'main' as it is`() {
    let found = issues {
      let session = SessionScope(parent: .main).test()
      #expect(session.feed.name == "stand-in feed")
      #expect(session.parent.basket !== AppScope.main.basket)
    }
    #expect(found.count == 1)
  }

  @Test func `what is replaced further up stays replaced`() {
    let app = AppScope().replacing { $0.feed = Service("double") }
    let session = SessionScope(parent: app).test()
    #expect(session.feed.name == "double")
    #expect(session.parent.client.name == "client of double")
    #expect(session.parent.client !== app.client)
  }

  @Test func `a test scope that it stands on is used as it is`() {
    let app = AppScope.test { $0.feed = Service("double") }
    let session = SessionScope(parent: app).test()
    #expect(session.parent.client === app.client)
  }

  @Test func `two ways to one scope lead to one scope`() {
    let app = AppScope().replacing { $0.feed = Service("double") }
    let screen = ScreenScope(parent: app, session: SessionScope(parent: app)).test()
    #expect(screen.parent.client === screen.session.parent.client)
  }

  @Test func `a preview is not live either`() {
    let app = AppScope().replacing { $0.feed = Service("double") }
    let session = SessionScope(parent: app).playing(Scenario("empty") { _ in })
    #expect(session.parent.client.name == "client of double")
    #expect(session.parent.client !== app.client)
  }

  @Test func `the end of the test closes what it stands on as well, after it`() async {
    let closed = CallRecorder<String>()
    await withTestScope(PageScope(parent: StoreScope(closed: closed))) { page in
      _ = page.draft
      _ = page.parent.store
    }
    #expect(closed.calls == ["draft", "store"])
  }
}

private struct SessionScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
}

extension SessionScope {
  var feed: Service { unique(\.feed) { parent.feed } }
}

private struct ScreenScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  var session: SessionScope
  static var owners: [Owner<Self>] { [Owner(\.session)] }
}

extension ScreenScope {
  var title: Service { unique(\.title) { Service("\(parent.feed.name), \(session.feed.name)") } }
}

private struct StoreScope: RootScope {
  var seams = Seams()
  let closed: CallRecorder<String>
  static let main = StoreScope(closed: CallRecorder())
}

extension StoreScope {
  var store: Service {
    shared(\.store) {
      Service("store")
    } close: { [closed] in
      closed.record($0.name)
    }
  }
}

private struct PageScope: ChildScope {
  var seams = Seams()
  var parent: StoreScope
}

extension PageScope {
  var draft: Service {
    shared(\.draft) {
      Service("draft")
    } close: { [closed = parent.closed] in
      closed.record($0.name)
    }
  }
}
