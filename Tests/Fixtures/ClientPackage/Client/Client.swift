import Seam

@testable import Feature
@testable import MainFeature

/// Each line is a member with what it hands out, first as it is and then replaced from here, in another module.
@main
struct Client {
  @MainActor static func main() async {
    let app = FeatureScope()
    let derived = app.replacing {
      $0.open = Part("OPEN")
      $0[dynamicMember: \.[item: 2]] = Part("ITEM")
      $0.inlined = Part("INLINED")
    }
    print("public:", app.open.text, derived.open.text)
    print("subscript:", app[item: 2].text, derived[item: 2].text, derived[item: 1] === app[item: 1])
    print("inlined:", app.inlined.text, derived.inlined.text)
    print("user:", derived.user.text)
    print("package:", app.replacing { $0.packaged = Part("PACKAGED") }.user.text)
    print("testable:", app.replacing { $0.hidden = Part("HIDDEN") }.user.text)

    let main = MainScope(parent: app)
    let played = playing(main)
    print("main actor:", main.model.part.text, "-", played.model.part.text, "-", played.page.part.text)
    print("elsewhere:", await elsewhere(main.replacing { $0.open = Part("OPEN") }))
    let scenario = Scenario<MainScope>("any") { $0.replace(main: \.page) { _ in Model(Part("PAGE")) } }
    print("scenario:", main.playing(scenario).page.part.text)
    print("protocol:", main.wrapped.text, main.replacing { $0.wrapped = Part("WRAPPED") }.wrapped.text)
    print(
      "inlined protocol:", main.inlinedWrapped.text,
      main.replacing { $0.inlinedWrapped = Part("W") }.inlinedWrapped.text)
    let number = Generic(1)
    print("generic:", number.made, Generic("a").made, number.replacing { $0.made = [2] }.made)
    // Inlined, the helper's one call of 'shared' is two members'.
    print("helper:", app.left, app.right, app.replacing { $0.right = "RIGHT" }.right)
    print(main.seams.graph.text)
  }
}

extension FeatureScope {
  var left: String { counted(\.left) { "left" } }
  var right: String { counted(\.right) { "right" } }
}

extension Scope {
  @inline(__always)
  func counted<T: Sendable>(_ key: @escaping @autoclosure () -> KeyPath<Self, T>, _ make: () -> T) -> T {
    shared(key()) { make() }
  }
}
