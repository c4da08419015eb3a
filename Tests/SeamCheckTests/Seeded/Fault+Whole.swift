/// Faults that are whole declarations.
extension Fault {
  private static func all(_ rule: String, _ pairs: [(String, String)]) -> [Fault] {
    pairs.map { Fault(rule: rule, planted: $0, clean: $1) }
  }

  static let wholeHead = """
    import SwiftUI
    final class Tracker { static let shared = Tracker(); func track() { _ = Tracker.self } }
    typealias Track = Tracker
    protocol Store { func get() -> Int }

    """

  static let whole: [Fault] =
    freeInitializers + observableServices + environmentDefaults + singletons + relays + spares

  private static let freeInitializers = all(
    "dependency-free-initializer",
    [
      (
        "@Observable final class ↓Cart { func pay() { Tracker.shared.track() } }",
        "@Observable final class Cart { let t: Tracker; init(t: Tracker) { self.t = t }; func pay() { Tracker.shared.track() } }"
      ),
      (
        "final class ↓CartViewModel { init() {}\nvar total: Int { Tracker.shared.track(); return 1 } }",
        "final class CartViewModel { func pay() { tracker.track() } }"
      ),
      (
        "final class ↓Cart: ObservableObject { func pay() async { await Task { Tracker.shared.track() }.value } }",
        "final class Cart: ObservableObject { func pay() async { await Task { track() }.value } }"
      ),
      (
        "final class ↓Cart: NSObject, ObservableObject { override init() { super.init() }\nfunc pay() { Track.shared.track() } }",
        "final class Cart: Base, ObservableObject { func pay() { Track.shared.track() } }\nclass Base { init(a: Int) {} }"
      ),
      (
        "@MainActor @Observable public final class ↓Cart { func pay() { items.forEach { _ in Tracker.shared.track() } } }",
        "@MainActor public final class Cart { func pay() { items.forEach { _ in Tracker.shared.track() } } }"
      ),
      (
        "@Observable final class ↓Cart { func pay() { let t: Tracker = .shared; t.track() } }",
        "@Observable final class CartCoordinator { func pay() { let t: Tracker = .shared; t.track() } }"
      ),
      (
        "@Observable final class ↓Cart { func pay() { use(Tracker.shared) } }",
        "@Observable final class Cart { func pay() { Cart.shared.pay() }\nstatic let shared = Cart() }"
      ),
    ])

  private static let observableServices = all(
    "observable-service",
    [
      ("final class ↓FeedService: ObservableObject { }", "final class FeedModel: ObservableObject { }"),
      ("@Observable final class ↓FeedService { var a = 1 }", "final class FeedService { var a = 1 }"),
      ("final class ↓FeedService { @Published var a = 1 }", "actor FeedService { var a = 1 }"),
      (
        "final class ↓FeedService: Watched { }\nprotocol Watched: ObservableObject {}",
        "final class FeedService: Watched { }\nprotocol Watched: AnyObject {}"
      ),
      (
        "final class ↓FeedService: Combine.ObservableObject { }",
        "final class MockFeedService: Combine.ObservableObject { }"
      ),
      (
        "class Base: ObservableObject {}\nclass ↓FeedService: Base {}",
        "class Base: Identifiable {}\nclass FeedService: Base {}"
      ),
      (
        "@MainActor\n@Observable\npublic class ↓PushService: NSObject {}",
        "public class PushService: NSObject {}"
      ),
    ])

  private static let environmentDefaults = all(
    "stateful-environment-default",
    [
      (
        "final class Cache { var a = 1 }\nstruct Key: EnvironmentKey { static let ↓defaultValue = Cache() }",
        "final class Cache { let a = 1 }\nstruct Key: EnvironmentKey { static let defaultValue = Cache() }"
      ),
      (
        "final class Cache { var a = 1 }\nstruct Key: EnvironmentKey { static var ↓defaultValue: Cache { Cache() } }",
        "final class Cache { var a = 1 }\nstruct Key: EnvironmentKey { static var defaultValue: Cache? { nil } }"
      ),
      (
        "actor Cache { }\nenum Key: SwiftUI.EnvironmentKey { static let ↓defaultValue: Cache = .init() }",
        "struct Cache { }\nenum Key: SwiftUI.EnvironmentKey { static let defaultValue: Cache = .init() }"
      ),
      (
        "@Observable final class Model {}\nstruct Key: EnvironmentKey { typealias Value = Model; static let ↓defaultValue = Model.init() }",
        "@Observable final class Model {}\nstruct Key { static let defaultValue = Model.init() }"
      ),
      (
        "final class Cache { static let shared = Cache(); var a = 1 }\nprivate struct Key: EnvironmentKey { static let ↓defaultValue = Cache.shared }",
        "final class Cache { static let shared = Cache(); var a = 1 }\nprivate struct Key: EnvironmentKey { static let defaultValue = Cache.shared.a }"
      ),
      (
        "final class Cache { var a = 1 }\ntypealias Other = Cache\nstruct Key: EnvironmentKey { static let ↓defaultValue = Other() }",
        "final class Cache { var a = 1 }\nstruct Key: EnvironmentKey { static let defaultValue: Other? = nil }"
      ),
    ])

  /// At the top of a file alone.
  static let environmentEntries = all(
    "stateful-environment-default",
    [
      (
        "final class Cache { var a = 1 }\nextension EnvironmentValues { @Entry var ↓cache = Cache() }",
        "final class Cache { var a = 1 }\nextension EnvironmentValues { @Entry var cache: Cache? }"
      ),
      (
        "final class Cache { var a = 1 }\nextension EnvironmentValues {\n#if os(iOS)\n@Entry var ↓cache: Cache = .init()\n#endif\n}",
        "struct Cache { var a = 1 }\nextension EnvironmentValues {\n#if os(iOS)\n@Entry var cache: Cache = .init()\n#endif\n}"
      ),
      (
        "enum Outer { final class Cache { var a = 1 } }\nextension SwiftUI.EnvironmentValues { @Entry public var ↓cache = Outer.Cache() }",
        "enum Outer { final class Cache { var a = 1 } }\nextension EnvironmentValues { public var cache: Outer.Cache { make() } }"
      ),
    ])

  private static let singletons = all(
    "shared-singleton",
    [
      (
        "final class Box { static let ↓shared = Box() }\nfunc f() { print(Box.shared) }",
        "final class Box { static let shared = Box() }\nfunc f() { print(box.shared) }"
      ),
      (
        "final class Box { static let ↓shared: Box = .init() }\nstruct S { let a = Box.shared.count }",
        "final class Box { private static let shared: Box = .init() }\nstruct S { let a = 1 }"
      ),
      (
        "actor Box { public static var ↓current = Box.init() }\nfunc f(a: Box = .current) { }",
        "actor Box { static var current: Box { Box() } }\nfunc f(a: Box = .current) { }"
      ),
      (
        "final class Box { static let ↓shared = { Box() }() }\nstruct S { var a: Box { Box.shared } }",
        "final class Box { static let make = { Box() } }\nstruct S { var a: Box { Box.make() } }"
      ),
      (
        "class Box { static let ↓shared: Box = { let b = Box(); return b }() }\nfunc f() { let b: Box = .shared; use(b) }",
        "struct Box { static let shared: Box = { let b = Box(); return b }() }\nfunc f() { let b: Box = .shared; use(b) }"
      ),
      (
        "enum Out { final class Box { static let ↓shared = Box() } }\nfunc f() { print(\"\\(Out.Box.shared)\") }",
        "enum Out { final class Box { static let shared = Box() } }\nfunc f() { print(\"Out.Box.shared\") }"
      ),
      (
        "final class Box { static let ↓shared = Box() }\ntypealias Crate = Box\nfunc f() { Crate.shared.open() }",
        "final class Box { static let red = Box(); static let blue = Box() }\nfunc f() { Box.red.open() }"
      ),
      (
        "final class Box { static let ↓shared = Box(); func g() { Box.shared.g() } }\nfunc f() { later { Box.shared.g() } }",
        "final class Box { static let shared = Box(); func g() { Box.shared.g() } }"
      ),
    ])

  private static let relays: [Fault] = {
    func chain(_ first: String, _ second: String = "Picture(loader: loader)") -> String {
      """
      protocol Loader { func load() }
      struct Page: View { \(first) }
      struct Part: View { let loader: any Loader; var body: some View { \(second) } }
      struct Picture: View { let loader: any Loader; var body: some View { Text("").task { loader.load() } } }
      """
    }
    return all(
      "relayed-dependency",
      [
        (
          chain("let ↓loader: any Loader; var body: some View { Part(loader: loader) }"),
          chain("let loader: any Loader; var body: some View { Part(loader: loader).task { loader.load() } }")
        ),
        (
          chain(
            "private let ↓loader: Loader; var body: some View { VStack { Part.init(loader: self.loader) } }"),
          chain("private let loader: Int; var body: some View { VStack { Part.init(loader: self.loader) } }")
        ),
        (
          chain(
            "let ↓loader: any Loader\ninit(loader: any Loader) { self.loader = loader }\nvar body: some View { Part(loader: loader) }"
          ),
          chain(
            "let loader: any Loader\ninit(loader: any Loader) { self.loader = loader }\nvar body: some View { Picture(loader: loader) }"
          )
        ),
        (
          chain("var ↓loader: (any Loader)?; var body: some View { if isOn { Part(loader: loader) } }"),
          chain(
            "var loader: (any Loader)?; var body: some View { if isOn { Part(loader: loader) } else { Other(loader: loader) } }"
          )
        ),
        (
          chain(
            "let ↓loader: any Loader; var body: some View { row }\nvar row: some View { Part(loader: loader) }"
          ),
          chain(
            "@Binding var loader: any Loader; var body: some View { row }\nvar row: some View { Part(loader: loader) }"
          )
        ),
      ])
  }()

  private static let spares = all(
    "unused-dependency",
    [
      (
        "struct Disk: Store { func get() -> Int { 1 } }\nstruct ↓Spare: Store { func get() -> Int { 2 } }\nstruct Graph { var store: any Store { Disk() } }",
        "struct Disk: Store { func get() -> Int { 1 } }\nstruct Spare: Store { func get() -> Int { 2 } }\nstruct Graph { var store: any Store { isOn ? Disk() : Spare() } }"
      ),
      (
        "final class ↓Spare: Store { }\nfinal class AppContainer { func store() -> Store { make() } }",
        "public final class Spare: Store { }\nfinal class AppContainer { func store() -> Store { make() } }"
      ),
      (
        "actor ↓Spare: Store { }\nenum AppAssembly { static func store() -> any Store { make() } }",
        "actor Spare: Store { }\nenum AppAssembly { static func store() -> any Store { Spare.init() } }"
      ),
    ])

  // MARK: Faults in tests

  static let testHead = """
    enum Flags { static var isOn = false; static let shared = Box(); final class Box { var count = 0 } }
    enum Outer { enum Flags { static var isOn = false } }
    typealias Switches = Flags
    struct AppScope: RootScope { var seams = Seams(); static let main = AppScope() }
    extension AppScope { var feed: Feed { shared(\\.feed) { Feed() } } }
    typealias Root = AppScope

    """

  /// Statements of a test.
  static let inTests: [Fault] =
    all(
      "global-state-in-test",
      [
        ("↓Flags.isOn = true", "let old = Flags.isOn\ndefer { Flags.isOn = old }\nFlags.isOn = true"),
        ("↓Flags.shared.count += 1", "box.count += 1"), ("change(&↓Flags.isOn)", "change(Flags.isOn)"),
        ("↓Outer.Flags.isOn = true", "print(Outer.Flags.isOn)"),
        ("↓Switches.isOn = true", "flags.isOn = true"),
        ("if a { ↓Flags.isOn = true }", "if Flags.isOn { }"),
        ("[1].forEach { _ in ↓Flags.isOn = true }", "[1].forEach { _ in local.isOn = true }"),
        ("↓UserDefaults.standard.set(true, forKey: \"a\")", "store.set(true, forKey: \"a\")"),
        (
          "↓UserDefaults.standard.removeObject(forKey: \"a\")",
          "_ = UserDefaults.standard.bool(forKey: \"a\")"
        ),
        ("use(↓UserDefaults.standard)", "use(store)"),
        ("use(a: 1, [↓UserDefaults.standard.synchronize()])", "use(a: 1)"),
        (
          "let d = ↓UserDefaults(suiteName: \"a\")",
          "let d = UserDefaults(suiteName: \"a\")\nd?.removePersistentDomain(forName: \"a\")"
        ),
      ])
    + all(
      "live-scope-in-test",
      [
        ("let app = ↓AppScope()", "let app = AppScope.test { }"),
        ("let app = ↓AppScope.init()", "let app = make()"),
        ("let app: AppScope = ↓.init()", "let app: AppScope = .test { }"),
        ("let app = ↓Root()", "withTestScope(Root()) { _ in }"),
        ("use(↓AppScope.main)", "use(AppScope.self)"),
        ("↓AppScope.main.feed.load()", "app.feed.load()"),
        ("let feed = ↓Root.main.feed", "let feed = Other.main.feed"),
        ("if a { use(↓AppScope().feed) }", "use(try AppScope().playing(arguments: []))"),
        ("let app: AppScope = ↓.main", "let main: AppScope? = nil"),
      ])

  // MARK: Faults in the parameters of a view model's initializer

  static let defaultArguments = all(
    "live-default-argument",
    [
      ("init(service: any FeedService = ↓LiveFeedService()) {}", "init(service: any FeedService) {}"),
      (
        "init(service: any FeedService = ↓LiveFeedService.shared) {}",
        "init(title: String = \"\", count: Int = .zero) {}"
      ),
      ("init(service: LiveFeedService = ↓.shared) {}", "func load(service: LiveFeedService = .shared) {}"),
      ("init(_ service: LiveFeedService = ↓.init()) {}", "init(_ row: RowModel = .init()) {}"),
      ("init(service: any FeedService = ↓Live()) {}", "init(service: (any FeedService)? = nil) {}"),
      (
        "init(client: Network.FeedClient = ↓Network.FeedClient.init()) {}",
        "init(make: () -> Any = Network.FeedClient.init) {}"
      ),
      ("init(store: UserDefaults = ↓.standard) {}", "init(store: Store = .standard) {}"),
      (
        "public init(id: Int, session s: URLSession = ↓URLSession.shared) {}",
        "public init(id: Int, session s: URLSession) {}"
      ),
      (
        "init(now: Int, center: FileManager = (↓FileManager.default)) {}",
        "init(now: () -> Date = { Date() }) {}"
      ),
    ])
}
