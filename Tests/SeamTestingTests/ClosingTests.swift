import Seam
import SeamDoubles
import SeamTesting
import Testing

private struct Broken: Error {}

private final class Store: Sendable {
  let closed: CallRecorder<String>
  init(_ closed: CallRecorder<String>) { self.closed = closed }
}

private struct ClosingScope: RootScope {
  var seams = Seams()
  var given = CallRecorder<String>()
  static let main = ClosingScope()
}

extension ClosingScope {
  var closed: CallRecorder<String> { unique(\.closed) { given } }
  var store: Store {
    shared(\.store) {
      Store(closed)
    } close: {
      $0.closed.record("store")
    }
  }
  var broken: Store {
    shared(\.broken) {
      Store(closed)
    } close: { _ in
      throw Broken()
    }
  }
  var stuck: Store {
    shared(\.stuck) {
      Store(closed)
    } close: { _ in
      try await Task.sleep(for: .seconds(3600))
    }
  }
}

extension ClosingScope {
  var leaf: Store {
    shared(\.leaf) {
      Store(closed)
    } close: { store in
      ClosingScope.current.given.record(ClosingScope.current.given === store.closed ? "its own" : "another")
    }
  }
}

extension ClosingScope {
  /// A scope is made anew for a test, with its inputs alone; so what is to be seen from outside is one.
  fileprivate func closing(into closed: CallRecorder<String>) -> Self {
    var copy = self
    copy.given = closed
    return copy
  }
}

struct ClosingTests {
  @Test func `the closers of a test scope see it as the current one`() async {
    let closed = CallRecorder<String>()
    await withTestScope(ClosingScope().closing(into: closed)) { app in _ = app.leaf }
    #expect(closed.calls == ["its own"])
  }

  @Test func `the end of a test scope closes what it has made`() async {
    let closed = CallRecorder<String>()
    await withTestScope(ClosingScope().closing(into: closed)) { app in
      _ = app.store
      #expect(closed.calls == [])
    }
    #expect(closed.calls == ["store"])
  }

  @Test func `a test that throws closes its scope too`() async {
    let closed = CallRecorder<String>()
    await #expect(throws: Broken.self) {
      try await withTestScope(ClosingScope().closing(into: closed)) { app in
        _ = app.store
        throw Broken()
      }
    }
    #expect(closed.calls == ["store"])
  }

  @Test func `a closer that fails is reported by name`() async {
    await withKnownIssue {
      await withTestScope(ClosingScope()) { app in _ = app.broken }
    } matching: { issue in
      issue.comments.first?.rawValue == """
        'ClosingScope.broken' is not closed at the end of its test

        Dependency: ClosingScope.broken
        Error: Broken()

        What it holds open may reach into the next test.
        To fix, end the work that its closer waits for in the test, or give it more time with 'closeLimit:'.
        """
    }
  }

  @Test func `what cannot be closed in time is reported by name`() async {
    await withKnownIssue {
      await withTestScope(ClosingScope(), checks: [], closeLimit: .milliseconds(1)) { app in _ = app.stuck }
    } matching: { issue in
      issue.comments.first?.rawValue.contains(
        "'ClosingScope.stuck' is not closed at the end of its test\n\nDependency: ClosingScope.stuck\n"
          + "Error: its closer has not ended within 0.001 seconds") == true
    }
  }
}

/// One after the other: the second looks at what the end of the first has left.
@Suite(.serialized) struct ClosingByTraitTests {
  private static let closed = CallRecorder<String>()

  @Test(.scope(ClosingScope.self) { $0.replace(\.closed) { _ in closed } })
  func `a scope of the trait is open during its test`() {
    _ = ClosingScope.current.store
    #expect(Self.closed.calls == [])
  }

  @Test func `the trait has closed the scope that it has made`() {
    #expect(Self.closed.calls == ["store"])
  }
}
