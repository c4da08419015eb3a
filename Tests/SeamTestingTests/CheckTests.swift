import Seam
import SeamTesting
import Testing

struct Depot: RootScope {
  var seams = Seams()
  static let main = Depot()
}

extension Depot {
  var shelf: Shelf { shared(\.shelf) { Shelf() } }
  var lid: Shelf? { shared(\.lid) { Shelf() } }
  var label: Service { shared(\.label) { Service("label") } }
}

final class Shelf: Sendable {
  let neighbour = Guarded<Shelf?>(nil)
}

private let kept = Guarded<[any Sendable]>([])

/// What is looked for when a test scope ends.
struct CheckTests {
  @Test func `an object that outlives the scope of its test is reported by name`() async {
    let log = await issueLog { _ in
      await withTestScope(Depot()) { depot in
        depot.shelf.neighbour.withLock { $0 = depot.shelf }
        depot.lid?.neighbour.withLock { $0 = depot.lid }
        _ = depot.label
      }
    }
    #expect(
      log.issues.map(\.text) == [
        """
        objects of 'Depot' are alive after the end of its test

        Alive: Depot.lid, Depot.shelf

        The scope is gone, so something else holds them: each other, or work that goes on.
        To fix, break the cycle with a weak reference, or end the work before the test ends.
        """
      ])
  }

  @Test func `work that still holds the scope is reported`() async {
    let gate = Gate()
    let log = await issueLog { _ in
      await withTestScope(Depot()) { depot in
        _ = Task.detached {
          await gate.wait()
          return depot.label.name
        }
      }
    }
    gate.open()
    #expect(
      log.issues.map(\.text) == [
        """
        the test has ended and its 'Depot' is still held

        Scope: Depot

        A task or callback that the test has started goes on, or an object that the scope has made keeps it.
        To fix, wait for the work in the test; a value takes from the scope what it needs, not the scope.
        """
      ])
  }

  @Test(
    .issues { log in #expect(log.headlines == ["objects of 'Depot' are alive after the end of its test"]) },
    .scope(Depot.self, checks: .all))
  func `a trait looks for leaks on request`() {
    let depot = Depot.current
    kept.withLock { $0.append(depot.shelf) }
  }

  @Test(
    .issues { log in #expect(log.headlines == ["the test has ended and its 'Depot' is still held"]) },
    .scope(Depot.self, checks: .outstandingWork))
  func `a trait looks for outstanding work on request`() {
    let depot = Depot.current
    kept.withLock { $0.append(depot) }
  }

  @Test(.issues { log in #expect(log.headlines == []) }, .scope(Depot.self))
  func `neither is looked for unless asked`() {
    let depot = Depot.current
    kept.withLock { $0.append(depot) }
  }

  @Test(.issues { log in #expect(log.headlines == []) }, .scope(Depot.self, checks: .all))
  func `a test that cleans up is not blamed, nor are test scopes that it makes itself`() async {
    let depot = Depot.current
    _ = depot.shelf
    for _ in 0..<100 { _ = Depot.test().shelf }
    await withTaskGroup { group in
      for _ in 0..<10 { group.addTask { _ = Depot.current.label } }
    }
    _ = await Task.detached { depot.label }.value
  }

  @Test func `withTestScope returns what its body returns and throws what it throws`() async throws {
    struct Refused: Error {}
    #expect(await withTestScope(Depot()) { $0.label.name } == "label")
    await #expect(throws: Refused.self) {
      try await withTestScope(Depot()) { _ in throw Refused() }
    }
  }

  @Test @MainActor func `withTestScope runs its body where it is called`() async {
    await withTestScope(Depot()) { depot in
      MainActor.assertIsolated()
      #expect(Depot.current.shelf === depot.shelf)
    }
  }
}
