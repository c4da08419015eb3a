import Seam
import SeamTesting
import Testing

/// Where the current scope reaches, as `Documentation/Testing.md` says it.
@Suite(.scope(AppScope.self) { $0.feed = Service("double") })
struct HopTests {
  @Test func `calls, child tasks, task groups, actors and unstructured tasks keep the current scope`() async {
    #expect(AppScope.current.feed.name == "double")
    async let child = AppScope.current.feed.name
    #expect(await child == "double")
    let group = await withTaskGroup { group in
      group.addTask { AppScope.current.feed.name }
      return await group.next()
    }
    #expect(group == "double")
    #expect(await Task { AppScope.current.feed.name }.value == "double")
    #expect(await Task { @MainActor in AppScope.current.feed.name }.value == "double")
    #expect(await MainActor.run { AppScope.current.feed.name } == "double")
    #expect(await Elsewhere().name == "double")
  }

  @Test(arguments: Hop.allCases) func `other hops lose it, and do not find main either`(_ hop: Hop) async {
    #expect(await hop.run { AppScope.currentIfBound == nil })
  }

  @Test(arguments: Hop.allCases) func `a scope that was read before the hop is seen after it`(_ hop: Hop)
    async
  {
    let app = AppScope.current
    #expect(await hop.run { app.feed.name } == "double")
    #expect(await hop.run { withCurrent(app) { AppScope.current.feed.name } } == "double")
  }

  @Test func `a stored closure sees the scope that it was made with`() {
    final class Pipeline {
      var sinks: [() -> String] = []
    }
    let pipeline = Pipeline()
    withCurrent(AppScope.test { $0.feed = Service("pipeline") }) {
      let app = AppScope.current
      pipeline.sinks.append { app.feed.name }
    }
    #expect(pipeline.sinks.map { $0() } == ["pipeline"])
  }

  @Test func `what is worked out later keeps the scope that it was made in`() {
    struct Label {
      let app = AppScope.current
      var body: String { app.feed.name }
    }
    let label = withCurrent(AppScope.test { $0.feed = Service("label") }) { Label() }
    #expect(label.body == "label")
  }

  @Test func `a scope bound in the body of a task group reaches the tasks started in it alone`() async {
    let fast = AppScope.test { $0.feed = Service("fast") }
    let seen = await withTaskGroup(of: (Int, String).self, returning: [String].self) { group in
      withCurrent(fast) {
        group.addTask {
          await Task.yield()
          return (0, AppScope.current.feed.name)
        }
      }
      group.addTask { (1, AppScope.current.feed.name) }
      var seen = ["", ""]
      for await (position, name) in group { seen[position] = name }
      return seen
    }
    #expect(seen == ["fast", "double"])
  }
}

private actor Elsewhere {
  var name: String { AppScope.current.feed.name }
}
