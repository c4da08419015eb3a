import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

extension AppScope {
  fileprivate var disk: Part { boundary(\.disk) { Part("real disk") } }
  fileprivate var network: Part {
    boundary(\.network) {
      Part("live")
    } standIn: {
      Part("stand-in")
    }
  }
  fileprivate var store: Part { shared(\.store) { Part("store", disk) } }
  fileprivate var allowed: Bool { shared(\.allowed) { true } }
  fileprivate subscript(socket number: Int) -> Part {
    boundary(\.[socket: number]) {
      Part("\(number)")
    } standIn: {
      Part("stand-in")
    }
  }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  fileprivate var pasteboard: Part {
    boundary(\.pasteboard) {
      Part("real")
    } standIn: {
      Part("stand-in")
    }
  }
  fileprivate var title: Part { shared(\.title) { Part("title", parent.network) } }
}

struct AllowTests {
  @Test func `a boundary is let through on purpose, without a report`() {
    let log = StrictLog()
    do {
      let app = AppScope().strict(log) { $0.allow(\.disk) }
      #expect("\(app.store)" == "store(real disk)")
      #expect(app.disk === app.store.parts[0])
    }
    #expect(log.texts == [])
    #expect(log.textsAtEnd == [])
  }

  @Test func `a boundary that is let through and never reached is reported`() {
    let log = StrictLog()
    do { _ = AppScope().strict(log) { $0.allow(\.network) }.allowed }
    #expect(log.textsAtEnd.count == 1)
    #expect(log.textsAtEnd.first?.contains("\nReplacement: none, the boundary is let through\n") == true)
  }

  @Test func `the others are not`() {
    let log = StrictLog()
    let app = AppScope().strict(log) { $0.allow(\.disk) }
    #expect(app.network.name == "stand-in")
    #expect(log.headlines == ["boundary 'AppScope.network' is not replaced in a test scope"])
  }

  @Test func `one argument is let through and the others are not`() {
    let app = AppScope().strict { $0.allow(\.[socket: 1]) }
    #expect([1, 2].map { app[socket: $0].name } == ["1", "stand-in"])
  }

  @Test func `it holds in children and derived scopes, and for their members`() {
    let log = StrictLog()
    let app = AppScope().strict(log) {
      $0.allow(\.network)
      $0.allow(\WindowScope.pasteboard)
    }
    let window = WindowScope(parent: app).replacing { $0.store = Part("fake") }
    #expect("\(window.pasteboard) \(window.title)" == "real title(live)")
    #expect(log.texts == [])
  }

  @Test func `a derived scope lets through what the scope above had a stand-in for`() {
    let app = AppScope().strict()
    let window = WindowScope(parent: app)
    #expect("\(window.title)" == "title(stand-in)")
    #expect(app.replacing { $0.allow(\.network) }.network.name == "live")
    #expect("\(window.replacing { $0.allow(\AppScope.network) }.title)" == "title(live)")
    #expect("\(window.title)" == "title(stand-in)")
  }

  @Test func `a boundary that is let through and wrapped is both`() {
    let log = StrictLog()
    let app = AppScope().strict(log) {
      $0.allow(\.network)
      $0.decorate(\.network) { Part("a", $0) }
    }
    #expect("\(app.network)" == "a(live)")
    #expect(log.texts == [])
  }

  @Test func `a replacement takes the place of what was let through`() {
    let app = AppScope().strict { $0.allow(\.disk) }
    #expect("\(app.replacing { $0.disk = Part("fake") }.store)" == "store(fake)")
  }
}
