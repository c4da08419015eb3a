import Seam
import Testing

/// What a feature needs, stated as a protocol that scopes of several apps meet.
private protocol HasTitle: Scope {
  var title: Part { get }
}

private struct AppScope: RootScope, HasTitle {
  var seams = Seams()
  static let main = AppScope()
}

extension AppScope {
  fileprivate var title: Part { shared(\.title) { Part("title") } }
  fileprivate var screen: Part { shared(\.screen) { Part("screen", title) } }
}

private func replaceTitle<S: HasTitle>(of replacements: inout Replacements<S>) {
  replacements.title = Part("lost")
}

private func title<S: HasTitle>(of scope: S) -> Part { scope.title }

struct GenericKeyTests {
  @Test func `generic code over a protocol reads what the concrete scope replaces`() {
    let app = AppScope().replacing { $0.title = Part("fake") }
    #expect(title(of: app).name == "fake")
  }

  @Test func `a replacement by a key path formed in generic code over a protocol is reported`() {
    let log = StrictLog()
    do {
      let app = AppScope().strict(log) { replaceTitle(of: &$0) }
      #expect("\(app.screen)" == "screen(title)")
    }
    #expect(log.textsAtEnd.count == 1)
    #expect(log.textsAtEnd.first?.contains("Replacement: Part") == true)
    #expect(
      log.textsAtEnd.first?.contains("formed in generic code over a protocol") == true)
  }
}
