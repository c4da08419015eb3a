import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

/// Not `Sendable`, and need not be: nobody shares it.
private final class Draft {
  var text = ""
}

private struct Client {
  var transport: Part
  var tokens: Part
}

extension AppScope {
  fileprivate var part: Part { unique(\.part) { Part("part") } }
  fileprivate var kept: Part { shared(\.kept) { Part("kept") } }
  fileprivate var draft: Draft { unique(\.draft) { Draft() } }
  fileprivate var transport: Part { boundary(\.transport) { Part("live") } }
  fileprivate var tokens: Part { shared(\.tokens) { Part("tokens") } }
  fileprivate var client: Client { unique(\.client) { Client(transport: transport, tokens: tokens) } }
  fileprivate var service: Part { unique(\.service) { Part("service", client.transport) } }
  fileprivate var screen: Part { unique(\.screen) { Part("screen", service) } }
  fileprivate subscript(label text: String) -> Part { unique(\.[label: text]) { Part(text, tokens) } }
  fileprivate func page(_ number: Int) -> Part { Part("page \(number)", service) }
}

struct UniqueTests {
  @Test func `a unique value is made at each use, beside shared ones`() {
    let app = AppScope()
    #expect(app.part !== app.part)
    #expect(app.kept === app.kept)
  }

  @Test func `a unique value is made at each use in derived, strict and preview scopes`() {
    let app = AppScope()
    for scope in [app.replacing { $0.tokens = Part("fake") }, app.strict(), app.strict(.init(), .preview)] {
      #expect(scope.part !== scope.part)
      #expect(scope.part !== scope.part)
    }
  }

  @Test func `a unique value need not be Sendable`() {
    let app = AppScope()
    app.draft.text = "first"
    #expect(app.draft.text == "")
  }

  @Test func `unique values use the scope's shared ones`() {
    let app = AppScope()
    #expect(app.client.tokens === app.client.tokens)
    #expect(app.client.transport === app.transport)
    #expect("\(app.screen)" == "screen(service(live))")
  }

  @Test func `a replacement reaches the end of a chain of unique values, again and again`() {
    let app = AppScope()
    let derived = app.replacing { $0.transport = Part("fake") }
    for _ in 0..<3 { #expect("\(derived.screen)" == "screen(service(fake))") }
    #expect("\(app.screen)" == "screen(service(live))")
  }

  @Test func `what is known of a scope's members does not hold for scopes derived from it`() {
    let derived = AppScope().replacing { $0.tokens = Part("fake") }
    for _ in 0..<3 { #expect("\(derived.screen)" == "screen(service(live))") }
    let second = derived.replacing { $0.service = Part("mock") }
    for _ in 0..<3 { #expect("\(second.screen)" == "screen(mock)") }
    for _ in 0..<3 { #expect("\(derived.screen)" == "screen(service(live))") }
  }

  @Test func `an argument reaches the recipe at each use`() {
    let app = AppScope()
    #expect("\(app[label: "a"]) \(app[label: "b"])" == "a(tokens) b(tokens)")
    #expect(app[label: "a"] !== app[label: "a"])
    let derived = app.replacing { $0[\AppScope.[label: "b"]] = Part("other") }
    for _ in 0..<2 { #expect("\(derived[label: "a"]) \(derived[label: "b"])" == "a(tokens) other") }
  }

  @Test func `a function makes what takes arguments, with no word of the library`() {
    let app = AppScope()
    #expect("\(app.page(1))" == "page 1(service(live))")
    #expect("\(app.replacing { $0.transport = Part("fake") }.page(2))" == "page 2(service(fake))")
  }

  @Test func `a value given for a unique member is handed out as it is`() {
    let given = Part("given")
    let app = AppScope().replacing { $0.part = given }
    #expect(app.part === given)
    #expect(app.part === given)
  }
}
