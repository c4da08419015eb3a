import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()

  static var scenarios: [Scenario<AppScope>] { [.empty, .offline, .window] }
}

extension AppScope {
  fileprivate var transport: Part {
    boundary(\.transport) {
      Part("live")
    } standIn: {
      Part("stand-in")
    }
  }
  fileprivate var items: Part { shared(\.items) { Part("items", transport) } }
  fileprivate var limit: Int { shared(\.limit) { 10 } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  fileprivate var title: Part { shared(\.title) { Part("title", parent.items) } }
}

private struct BareScope: RootScope {
  var seams = Seams()
  static let main = BareScope()
}

extension Scenario<AppScope> {
  fileprivate static var empty: Self { Self("empty") { $0.items = Part("no items") } }
  fileprivate static var offline: Self {
    Self("offline", on: .empty) {
      $0.transport = Part("offline")
      $0.limit += 1
    }
  }
  fileprivate static var window: Self { Self("window") { $0[\WindowScope.title] = Part("fake title") } }
}

struct ScenarioTests {
  @Test func `a scenario is a name with replacements`() {
    #expect(Scenario<AppScope>.empty.name == "empty")
    let app = AppScope().playing(.empty)
    #expect(app.items.name == "no items")
    #expect(app.limit == 10)
  }

  @Test func `a scenario builds on another one and may replace again`() {
    let app = AppScope().playing(.offline)
    #expect("\(app.items) \(app.transport) \(app.limit)" == "no items offline 11")
    let full = Scenario<AppScope>("full", on: .offline) { $0.items = Part("all items") }
    #expect(AppScope().playing(full).items.name == "all items")
  }

  @Test func `a scenario is played among other replacements, in their order`() {
    let app = AppScope().replacing {
      $0.limit = 1
      $0.items = Part("dropped")
      $0.play(.offline)
      $0.transport = Part("mine")
    }
    #expect("\(app.items) \(app.transport) \(app.limit)" == "no items mine 2")
  }

  @Test func `a scenario replaces members of scopes further down`() {
    #expect(WindowScope(parent: AppScope.preview(.window)).title.name == "fake title")
  }

  @Test func `a scope that plays shares nothing with the one that it comes from`() {
    let app = AppScope()
    let items = app.items
    #expect(app.playing(.window).items !== items)
    #expect(app.items === items)
  }

  @Test func `a preview plays a scenario, with further replacements on top, or none`() {
    let app = AppScope.preview(.offline) { $0.limit = 99 }
    #expect("\(app.items) \(app.limit)" == "no items 99")
    #expect(AppScope.preview { $0.transport = Part("fake") }.items.parts[0].name == "fake")
    #expect(AppScope.preview(.empty).items !== AppScope.preview(.empty).items)
  }

  @Test func `a preview never goes live`() {
    #expect("\(AppScope.preview().items)" == "items(stand-in)")
    #expect(
      "\(WindowScope(parent: AppScope().playing(.init("bare") { _ in })).title)" == "title(items(stand-in))")
  }

  @Test func `launch arguments name a scenario`() throws {
    let app = try AppScope().playing(arguments: ["shop", "-verbose", "-scenario", "offline"])
    #expect(app.transport.name == "offline")
    #expect(AppScope(arguments: ["shop", "-scenario", "empty"]).items.name == "no items")
  }

  @Test(arguments: [["--scenario", "offline"], ["-scenario=offline"], ["--scenario=offline"]])
  func `the other spellings of options say the same`(_ arguments: [String]) throws {
    let app = try AppScope().playing(arguments: ["shop"] + arguments + ["-verbose"])
    #expect(app.transport.name == "offline")
  }

  @Test func `the last of several counts`() throws {
    let app = try AppScope().playing(arguments: ["shop", "-scenario", "empty", "--scenario=offline"])
    #expect(app.transport.name == "offline")
  }

  @Test(arguments: [
    ["-scenarios", "offline"], ["scenario", "offline"], ["-scenario-list"], ["--scenarios=offline"],
  ])
  func `an option of another name is the app's own`(_ arguments: [String]) throws {
    let app = AppScope()
    let same = try app.playing(arguments: arguments)
    #expect(same.items === app.items)
  }

  @Test func `without the option the scope is what it was`() throws {
    let app = AppScope()
    let same = try app.playing(arguments: ["shop"])
    #expect(same.items === app.items)
    #expect("\(AppScope(arguments: ["shop"]).items)" == "items(live)")
    #expect("\(AppScope(arguments: []).items)" == "items(live)")
  }

  @Test func `an unknown name is an error that lists the known ones`() {
    let error = #expect(throws: UnknownScenario.self) {
      try AppScope().playing(arguments: ["shop", "-scenario", "ofline"])
    }
    #expect(error?.description == "unknown scenario 'ofline'; known are 'empty', 'offline', 'window'")
    #expect(error?.name == "ofline")
    #expect(error?.known == ["empty", "offline", "window"])
  }

  @Test func `a missing name is an error that lists the known ones`() {
    let error = #expect(throws: UnknownScenario.self) {
      try AppScope().playing(arguments: ["shop", "-scenario"])
    }
    #expect(error?.description == "'-scenario' needs a name; known are 'empty', 'offline', 'window'")
  }

  @Test func `an empty name is an unknown one`() {
    let error = #expect(throws: UnknownScenario.self) {
      try AppScope().playing(arguments: ["shop", "--scenario="])
    }
    #expect(error?.description == "unknown scenario ''; known are 'empty', 'offline', 'window'")
  }

  @Test func `a scope without scenarios says that there is none`() {
    let error = #expect(throws: UnknownScenario.self) {
      try BareScope().playing(arguments: ["-scenario", "empty"])
    }
    #expect(error?.description == "unknown scenario 'empty'; there is none")
  }

  @Test func `the app's own initializer ends the process with the known names and status 2`() async throws {
    let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
      _ = AppScope(arguments: ["shop", "-scenario", "ofline"])
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("error: unknown scenario 'ofline'; known are 'empty', 'offline', 'window'\n"))
  }
}
