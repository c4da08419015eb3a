/// A fault in one spelling: code with `↓` before it, and the same code without the fault.
struct Fault: Sendable {
  var rule: String
  var planted: String
  var clean: String
}

/// Code in which a fault is planted: what stands around it, in one file or several, as `MarkedFile` reads them.
struct Host: Sendable {
  var name: String
  /// `§` stands for the fault.
  var template: String

  func source(_ code: String) -> String { template.replacing("§", with: code) }
}

extension Fault {
  // MARK: Faults in the members of a view model

  static let inViewModels: [Fault] = outsideWorld + tasks

  private static let outsideWorld: [Fault] = {
    let reached = [
      ("UserDefaults.standard.bool(forKey: \"a\")", "store.bool(forKey: \"a\")"),
      ("URLSession.shared", "session"),
      ("FileManager.default.temporaryDirectory", "folder"),
      ("Date()", "now()"), ("Date.now", "now()"), ("Date.init()", "now()"),
      ("NotificationCenter.default", "center"),
      ("SecItemAdd(a, nil)", "secrets.add(a)"),
      ("try? Data(contentsOf: url)", "try? files.data(url)"),
      ("CLLocationManager()", "location"),
      ("UUID()", "makeID()"),
      ("Int.random(in: 0..<6)", "roll()"),
    ]
    let places = [
      "func go() { use({}) }",
      "func go() { items.forEach { _ in use({}) } }",
      "var text: String { \"\\(use({}))\" }",
      "func go() async { await withTaskGroup { group in group.addTask { use({}) } } }",
      "func go() { if isOn { use({}) } else { return } }",
      "func go() { defer { use({}) }; use(1) }",
      "func go() { func inner() { use({}) }; inner() }",
      "func go() throws { #if os(iOS)\n use({})\n#endif\n }",
      "static func make() -> Int { use({}) }",
      "func go() { use((({}))) }",
      "func go() { let value = isOn ? {} : nil; use(value) }",
      "func go() { use([\"a\": [{}]]) }",
    ]
    return places.flatMap { place in
      reached.map { bad, good in
        let mark = bad.hasPrefix("try? ") ? "try? ↓" + bad.dropFirst(5) : "↓" + bad
        return Fault(
          rule: "outside-world-in-view-model", planted: place.replacing("{}", with: mark),
          clean: place.replacing("{}", with: good))
      }
    }
  }()

  private static let tasks: [Fault] = {
    let initializers = [
      (
        "init(n: Int) { ↓Task { await load() } }\nfunc load() async {}",
        "init(n: Int) { }\nfunc load() async { Task { } }"
      ),
      (
        "init(n: Int) { work = ↓Task.detached { } }\nvar work: Any",
        "init(n: Int) { work = n }\nvar work: Any"
      ),
      ("init(n: Int) { _ = ↓Task.init { } }", "init(n: Int) { _ = n }"),
      ("init(n: Int) { ↓start() }\nfunc start() { Task { } }", "init(n: Int) { start() }\nfunc start() { }"),
      (
        "init(n: Int) { ↓self.start() }\nprivate func start() { _ = Task { } }",
        "init(n: Int) { later = { self.start() } }\nprivate func start() { _ = Task { } }"
      ),
      ("init(n: Int) { if n > 0 { ↓Task { } } }", "init(n: Int) { stream.sink { _ in Task { } } }"),
    ]
    return initializers.map { Fault(rule: "work-in-initializer", planted: $0, clean: $1) }
  }()

  // MARK: Faults in the properties of a view model

  static let services = """
    protocol FeedService {}
    final class LiveFeedService: FeedService { static let shared = LiveFeedService() }
    typealias Live = LiveFeedService
    enum Network { final class FeedClient {} }
    @Observable final class RowModel {}

    """

  static let ofProperties: [Fault] = [
    ("let ↓service = LiveFeedService()", "let service: LiveFeedService"),
    ("private let ↓service: any FeedService = LiveFeedService()", "private let service: any FeedService"),
    ("var ↓service: LiveFeedService = .init()", "var service: LiveFeedService?"),
    ("let ↓service = LiveFeedService.init()", "let row = RowModel()"),
    ("let ↓service = Live()", "let names = [String]()"),
    ("let ↓client = Network.FeedClient()", "let make = Network.FeedClient.init"),
    ("let ↓client: Network.FeedClient = (Network.FeedClient())", "let client: Network.FeedClient"),
    ("let ↓service = LiveFeedService.shared", "static let service = LiveFeedService.shared"),
    ("let ↓service: LiveFeedService = .shared", "var service: LiveFeedService { made() }"),
    ("lazy var ↓service = LiveFeedService()", "weak var service: LiveFeedService?"),
    (
      "let ↓service: any FeedService\ninit(a: Int) { service = LiveFeedService() }",
      "let service: any FeedService\ninit(service: any FeedService) { self.service = service }"
    ),
    (
      "let ↓service: any FeedService\ninit(a: Int) { self.service = Live.init() }",
      "let service: any FeedService\ninit(service: (any FeedService)?) { self.service = service ?? LiveFeedService() }"
    ),
    (
      "let ↓service: LiveFeedService\ninit(a: Int) { self.service = .init() }",
      "let row: RowModel\ninit(a: Int) { self.row = .init() }"
    ),
  ].map { Fault(rule: "hard-coded-dependency", planted: $0, clean: $1) }

  // MARK: Faults in the members of a scope

  static let inScopes: [Fault] = [
    Fault(
      rule: "mismatched-key", planted: "var a: A { shared(↓\\.b) { A() } }",
      clean: "var a: A { shared(\\.a) { A() } }"),
    Fault(
      rule: "mismatched-key", planted: "var a: A { self.unique(↓\\AppScope.b) { A() } }",
      clean: "var a: A { self.unique(\\AppScope.a) { A() } }"),
    Fault(
      rule: "mismatched-key", planted: "var a: A { boundary(↓\\.b) { A() } standIn: { A() } }",
      clean: "var a: A { boundary(\\.a) { A() } standIn: { A() } }"),
    Fault(
      rule: "mismatched-key", planted: "subscript(id: Int) -> A { shared(↓\\.a) { A() } }",
      clean: "subscript(id: Int) -> A { shared(\\.[id]) { A() } }"),
    Fault(
      rule: "dependency-cycle",
      planted: "var ↓a: A { shared(\\.a) { A(c) } }\nvar c: C { unique(\\.c) { C(self.a) } }",
      clean: "var a: A { shared(\\.a) { A(c) } }\nvar c: C { unique(\\.c) { C() } }"),
    Fault(
      rule: "dependency-cycle", planted: "var ↓a: A { shared(\\.a) { A(list: [a]) } }",
      clean: "var a: A { shared(\\.a) { A(list: [\"a\"]) } }"),
    Fault(
      rule: "dependency-cycle",
      planted:
        "var ↓a: A { weak(\\.a) { let c = c; return A(c) } }\nvar c: C { C(a: d) }\nvar d: D { .init(a) }",
      clean: "var a: A { weak(\\.a) { let c = c; return A(c) } }\nvar c: C { C(a: d) }\nvar d: D { .init() }"),
    Fault(
      rule: "self-retaining-value", planted: "var a: A { shared(\\.a) { A(scope: ↓self) } }",
      clean: "func a() -> A { A(scope: self) }"),
    Fault(
      rule: "self-retaining-value", planted: "var a: A { mainShared(\\.a) { .init(↓self) } }",
      clean: "var a: A { mainShared(\\.a) { .init(WeakScope(self)) } }"),
    Fault(
      rule: "escaping-scope",
      planted: "var c: C { unique(\\.c) { C() } }\nvar a: A { shared(\\.a) { A { ↓c } } }",
      clean: "var c: C { unique(\\.c) { C() } }\nvar a: A { shared(\\.a) { A { [c] in c } } }"),
    Fault(
      rule: "escaping-scope",
      planted:
        "var c: C { unique(\\.c) { C() } }\nvar a: A { unique(\\.a) { Deferred { try await open(↓self.c.path) } } }",
      clean:
        "var c: C { unique(\\.c) { C() } }\nvar a: A { unique(\\.a) { let c = c; return Deferred { try await open(c.path) } } }"
    ),
    Fault(
      rule: "scope-made-by-property", planted: "var ↓a: PartScope { PartScope(parent: self) }",
      clean: "func a() -> PartScope { PartScope(parent: self) }"),
    Fault(
      rule: "scope-made-by-property", planted: "var ↓a: PartScope { shared(\\.a) { .init(parent: self) } }",
      clean: "func a() -> PartScope { .init(parent: self) }"),
    Fault(
      rule: "longer-lived-holder", planted: "var a: A { shared(\\.a) { A(↓PartScope(parent: self).part) } }",
      clean: "func a() -> A { A(PartScope(parent: self).part) }"),
    Fault(
      rule: "longer-lived-holder",
      planted: "var c: C { weak(\\.c) { C() } }\nvar a: A { boundary(\\.a) { A(↓c) } standIn: { A() } }",
      clean: "var c: C { weak(\\.c) { C() } }\nvar a: A { weak(\\.a) { A(c) } }"),
  ]
}
