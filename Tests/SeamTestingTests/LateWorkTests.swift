import Seam
import SeamTesting
import Testing

/// Code that no test scope reaches, in a process that runs tests.
struct LateWorkTests {
  @Test func `current with nothing bound is a failure of the test that reads it, and never main`() throws {
    let found = issues {
      #expect(AppScope.current.feed.name == "stand-in feed")
    }
    #expect(
      found.first?.text == """
        'AppScope.current' is read where no 'AppScope' is bound, in a process that runs tests

        Scope: AppScope

        Detached tasks, queues, threads, callbacks and work that outlives its test do not carry the binding on; a strict scope \
        without replacements is used, never 'main'.
        To fix, read 'AppScope.current' once, before the hop, and use what it gave; or put the trait '.scope(AppScope.self)' on \
        the test.
        """)
    #expect(found.first?.sourceLocation == Test.current?.sourceLocation)
  }

  @Test func `a boundary of main is a failure of the test that reaches it, and its stand-in is used`() {
    let found = issues {
      #expect(Late.main.client.name == "client of stand-in")
    }
    #expect(
      found.map(\.text) == [
        """
        boundary 'Late.feed' is reached through 'Late.main' in a process that runs tests

        Dependency: Late.feed
        Reached through: Late.client -> Late.feed

        'main' is the live app; a test, and work that a test has left behind, must not reach the world through it.
        To fix, hand the code a scope made with 'Late.test { ... }', or read 'Late.current' once, where a scope is bound.
        """
      ])
  }

  @Test func `what main makes of a stand-in is for one use, and each test that asks fails`() {
    let headline = "boundary 'Later.feed' is reached through 'Later.main' in a process that runs tests"
    for _ in 1...3 {
      let found = issues { #expect(Later.main.client.name == "client of stand-in") }
      #expect(found.map(\.headline) == [headline])
    }
    let twice = issues {
      #expect(Later.main.client !== Later.main.client)
      #expect(Later.main.pulse !== Later.main.pulse)
    }
    #expect(twice.map(\.headline) == [headline, headline, headline, headline])
    let apart = issues { #expect(Later.main.basket === Later.main.basket) }
    #expect(apart.isEmpty)
  }

  @Test func `a boundary of main without a stand-in traps with the same message`() async throws {
    let log = try await issueLog { _ in
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await Task.detached { _ = Late.main.tracker }.value
      }
      let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(
        output.contains("Fatal error: boundary 'Late.tracker' is reached through 'Late.main'"), "\(output)")
    }
    #expect(
      log.headlines == ["boundary 'Late.tracker' is reached through 'Late.main' in a process that runs tests"]
    )
  }

  @Test func `detached work without a scope fails the run, by name, and blames no test`() async throws {
    let process = try await TestProcess.run(tests: "TestsThatFail/(readsCurrentDetached|runsNextToIt)")
    #expect(process.status != 0)
    #expect(process.output.contains("Test readsCurrentDetached() passed"), "\(process.output)")
    #expect(process.output.contains("Test runsNextToIt() passed"))
    #expect(process.output.contains("'AppScope.current' is read where no 'AppScope' is bound"))
    #expect(process.output.contains("boundary 'AppScope.feed' is reached through 'AppScope.main'"))
    #expect(!process.output.contains("Test readsCurrentDetached() recorded"))
  }

  @Test func `the start of an app that hosts tests goes on, is reported once, and fails nothing`() async {
    await #expect(processExitsWith: .success) {
      let reports = Guarded<[String]>([])
      let begun = Guarded(false)
      TestSupport.install(
        TestSupport.Hooks(
          record: { report in reports.withLock { $0.append(report.headline) } },
          testsHaveBegun: { begun.withLock { $0 } }, memberName: { _ in nil }))
      let current = "'Late.current' is read where no 'Late' is bound, in a process that runs tests"
      let boundary = "boundary 'Late.feed' is reached through 'Late.main' in a process that runs tests"

      // The app starts.
      precondition(Late.main.client.name == "client of live")
      precondition(reports.withLock { $0 } == [boundary])
      precondition(Late.current.client === Late.main.client)
      precondition(reports.withLock { $0 } == [boundary, current])

      // The tests begin: the app goes on as it has begun, and nobody else joins it.
      begun.withLock { $0 = true }
      precondition(Late.main.pulse.name == "live")
      precondition(Late.current.client.name == "client of stand-in")
      precondition(Other.main.feed.name == "stand-in")
    }
  }
}

/// Scopes whose `main` no other test touches.
private struct Late: RootScope {
  var seams = Seams()
  static let main = Late()
}

extension Late {
  fileprivate var tracker: Tracker { boundary(\.tracker) { Tracker("live") } }
  fileprivate var feed: Service {
    boundary(\.feed) {
      Service("live")
    } standIn: {
      Service("stand-in")
    }
  }
  fileprivate var pulse: Service {
    boundary(\.pulse) {
      Service("live")
    } standIn: {
      Service("stand-in")
    }
  }
  fileprivate var client: Service { shared(\.client) { Service("client of \(feed.name)") } }
}

private struct Later: RootScope {
  var seams = Seams()
  static let main = Later()
}

extension Later {
  fileprivate var feed: Service {
    boundary(\.feed) {
      Service("live")
    } standIn: {
      Service("stand-in")
    }
  }
  fileprivate var middle: Service { unique(\.middle) { Service(feed.name) } }
  fileprivate var client: Service { shared(\.client) { Service("client of \(middle.name)") } }
  fileprivate var pulse: Service { weak(\.pulse) { Service(client.name) } }
  fileprivate var basket: Basket { shared(\.basket) { Basket() } }
}

private struct Other: RootScope {
  var seams = Seams()
  static let main = Other()
}

extension Other {
  fileprivate var feed: Service {
    boundary(\.feed) {
      Service("live")
    } standIn: {
      Service("stand-in")
    }
  }
}
