import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  var made = Tally()
  static let main = AppScope()
}

private protocol Player: AnyObject, Sendable {}
private final class Speaker: Player {}
private protocol Tuner: Sendable {}
private final class Radio: Tuner {}
private struct FakeRadio: Tuner {}

extension AppScope {
  fileprivate var style: Part { shared(\.style) { Part("style") } }
  fileprivate var editor: Part {
    weak(\.editor) {
      made.count("editor")
      return Part("editor", style)
    }
  }
  fileprivate var player: any Player { weak(\.player) { Speaker() } }
  fileprivate var tuner: any Tuner { weak(\.tuner) { Radio() } }
  fileprivate var station: String { shared(\.station) { "\(type(of: tuner))" } }
  fileprivate var guest: Part? {
    weak(\.guest) {
      made.count("guest")
      return made["guest"] == 1 ? nil : Part("guest")
    }
  }
  fileprivate var panel: Part { weak(\.panel) { Part("panel", editor) } }
  fileprivate var keeper: Part { shared(\.keeper) { Part("keeper", editor) } }
  fileprivate subscript(document name: String) -> Part { weak(\.[document: name]) { Part(name) } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  fileprivate var title: Part { weak(\.title) { Part("title", parent.editor) } }
}

struct WeakTests {
  @Test func `a weak value is one as long as somebody holds it`() {
    let app = AppScope()
    let editor = app.editor
    #expect(app.editor === editor)
    #expect(app.made["editor"] == 1)
    withExtendedLifetime(editor) {}
  }

  @Test func `a weak value dies with its last holder and is made again`() {
    let app = AppScope()
    var editor: Part? = app.editor
    weak var first: Part?
    first = editor
    #expect(first != nil)
    editor = nil
    #expect(first == nil)
    editor = app.editor
    #expect(app.editor === editor)
    #expect(app.made["editor"] == 2)
  }

  @Test func `an existential of an object is held weakly`() {
    let app = AppScope()
    var player: (any Player)? = app.player
    weak var first: (any Player)?
    first = player
    #expect(app.player === player)
    player = nil
    #expect(first == nil)
  }

  @Test func `an object that may be absent is held weakly, and asked for again where it is`() {
    let app = AppScope()
    #expect(app.guest == nil)
    var guest = app.guest
    #expect(guest != nil)
    #expect(app.guest === guest)
    #expect(app.made["guest"] == 2)
    guest = nil
    #expect(app.guest != nil)
    #expect(app.made["guest"] == 3)
    #expect(app.replacing { $0.guest = nil }.guest == nil)
    #expect(app.replacing { $0.decorate(\.guest) { $0 ?? Part("nobody") } }.guest?.name == "guest")
  }

  @Test func `what is given for a weak member need not be an object`() {
    let app = AppScope().replacing { $0.tuner = FakeRadio() }
    for _ in 0..<2 { #expect(app.tuner is FakeRadio) }
    #expect(app.station == "FakeRadio")
  }

  @Test func `each argument has its own weak value`() {
    let app = AppScope()
    let one = app[document: "one"]
    let two = app[document: "two"]
    #expect(app[document: "one"] === one)
    #expect(app[document: "two"] === two)
    #expect(one !== two)
  }

  @Test func `a weak value that a shared one holds lives as long as that one`() {
    let app = AppScope()
    let keeper = app.keeper
    #expect(app.editor === keeper.parts[0])
    #expect(app.made["editor"] == 1)
  }

  @Test func `weak values hold weak values`() {
    let app = AppScope()
    let panel = app.panel
    #expect(panel.parts[0] === app.editor)
  }

  @Test func `a derived scope shares a weak value that is alive`() {
    let app = AppScope()
    let derived = app.replacing { $0.keeper = Part("fake") }
    let editor = app.editor
    #expect(derived.editor === editor)
    let player = derived.player
    #expect(app.player === player)
  }

  @Test func `a derived scope makes a weak value anew that was made from what it replaces`() {
    let app = AppScope()
    let derived = app.replacing { $0.style = Part("fake") }
    let original = app.editor
    let editor = derived.editor
    #expect("\(editor)" == "editor(fake)")
    #expect(derived.editor === editor)
    #expect(app.editor === original)
    #expect("\(derived.panel) \(app.panel)" == "panel(editor(fake)) panel(editor(style))")
  }

  @Test func `a weak value whose scopes share it dies for all of them`() {
    let app = AppScope()
    let derived = app.replacing { $0.keeper = Part("fake") }
    do { #expect(derived.editor.parts[0] === app.style) }
    _ = app.editor
    #expect(derived.made["editor"] == 2)
    let last = derived.editor
    #expect(app.editor === last)
    #expect(app.made["editor"] == 3)
  }

  @Test func `a value given for a weak member lives as long as the scope`() {
    weak var given: Part?
    do {
      let app = AppScope().replacing { replacements in
        let part = Part("given")
        given = part
        replacements.editor = part
      }
      #expect(app.editor === given)
      #expect(app.editor === given)
      #expect("\(app.panel)" == "panel(given)")
    }
    #expect(given == nil)
  }

  @Test func `a weak member of a child scope is remade like the scope's other members`() {
    let app = AppScope()
    let window = WindowScope(parent: app)
    let title = window.title
    let derived = window.replacing { $0.style = Part("fake") }
    #expect("\(derived.title)" == "title(editor(fake))")
    #expect(window.title === title)
  }
}
