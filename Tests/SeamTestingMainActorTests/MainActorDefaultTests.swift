import Seam
import SeamTesting
import Testing

struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

extension AppScope {
  var feed: Feed {
    boundary(\.feed) {
      Feed(name: "live")
    } standIn: {
      Feed(name: "stand-in")
    }
  }
  @MainActor var model: FeedModel { shared(\.model) { FeedModel(feed: feed) } }
}

struct Feed {
  var name: String
}

final class FeedModel {
  private(set) var title = ""
  private let feed: Feed
  init(feed: Feed) { self.feed = feed }
  func load() async { title = feed.name }
}

var setUps: [String: Int] = [:]

func count(_ name: String) { setUps[name, default: 0] += 1 }

extension Trait where Self == ScopeTrait<AppScope> {
  static func app(_ name: String) -> Self {
    .scope(AppScope.self) {
      $0.feed = Feed(name: name)
    }
  }
}

@Suite(.scope(AppScope.self) { $0.feed = Feed(name: "suite") })
struct MainActorDefaultTests {
  @Test(.scope(AppScope.self) { $0.feed = Feed(name: "test") })
  func `a trait on suite and test at once gives one scope to a test on the main actor`() async {
    let model = AppScope.current.model
    await model.load()
    #expect(model.title == "test")
    #expect(AppScope.current.model === model)
  }

  @Test(arguments: 0..<10) func `each argument has a scope of its own`(_ number: Int) async {
    let model = AppScope.current.model
    #expect(model.title == "")
    await model.load()
    #expect(model.title == "suite")
  }

  @concurrent @Test func `a test that runs elsewhere has its scope too`() async {
    #expect(await AppScope.current.model.title == "")
  }

  @Test(.app("helper")) func `a helper's trait works on the main actor`() {
    #expect(AppScope.current.feed.name == "helper")
  }

  @Test func `test scopes are made and asked on the main actor`() async {
    let app = AppScope.test { $0.feed = Feed(name: "double") }
    await app.model.load()
    #expect(app.model.title == "double")
    await withTestScope(AppScope()) {
      $0.feed = Feed(name: "double")
    } perform: { app in
      MainActor.assertIsolated()
      #expect(AppScope.current.model === app.model)
      #expect(app.feed.name == "double")
    }
  }
}
