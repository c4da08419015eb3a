import Foundation
import Seam
import SeamTesting
import Testing

struct FootprintTests {
  @Test func `scopes are gone with their test`() async {
    let log = await issueLog { _ in
      for _ in 0..<3 {
        let weak = await withTestScope(AppScope()) { app in
          _ = app.basket
          return WeakScope(app)
        }
        #expect(weak.scope == nil)
      }
    }
    #expect(log.headlines == [])
  }

  #if os(Linux)
    @Test(.enabled(if: !Memory.isWatched)) func `ten thousand test scopes leave nothing in memory`()
      async throws
    {
      let process = try await TestProcess.run(tests: "FootprintOfATest/manyScopes")
      #expect(process.status == 0, "\(process.output)")
    }
  #endif
}

#if os(Linux)
  /// Run by the test above, in a process of its own.
  @Suite(.enabled(if: TestProcess.isRunning))
  struct FootprintOfATest {
    @Test(.scope(AppScope.self, checks: .all)) func manyScopes() async throws {
      func round() async {
        _ = AppScope.test { $0.feed = Service("double") }.screen
        await withTestScope(AppScope()) {
          $0.feed = Service("double")
        } perform: {
          _ = $0.screen
        }
        await Hop.thread.run { _ = AppScope.test().basket }
      }
      for _ in 0..<2_000 { await round() }
      let before = try Memory.resident()
      for _ in 0..<10_000 { await round() }
      let growth = try Memory.resident() - before
      #expect(growth < 2_000_000, "memory has grown by \(growth) bytes")
    }
  }

  enum Memory {
    /// Whether the thread sanitizer runs, which keeps memory of its own.
    static let isWatched = dlsym(nil, "__tsan_init") != nil

    static func resident() throws -> Int {
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
      return Int(pages[1])! * sysconf(Int32(_SC_PAGESIZE))
    }
  }
#endif
