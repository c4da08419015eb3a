extension Fault {
  private static func all(_ rule: String, _ pairs: [(String, String)]) -> [Fault] {
    pairs.map { Fault(rule: rule, planted: $0, clean: $1) }
  }

  // MARK: Faults in the members of a view

  static let viewHead = """
    import SwiftUI
    protocol FeedService { func items() -> [String] }
    final class LiveFeedClient { func items() -> [String] { [] } }
    typealias Items = FeedService
    enum Net { struct Gateway { func send() {} } }
    final class Theme: ObservableObject { var isDark = false }
    typealias Look = Theme

    """

  static let inViews: [Fault] = calls + unused

  static let outside: [Fault] = {
    let reached = [
      ("UserDefaults.standard.bool(forKey: \"a\")", "isSeen"),
      ("FileManager.default.temporaryDirectory", "folder"), ("URLSession.shared", "session"),
      ("UIPasteboard.general", "NotificationCenter.default.publisher(for: name)"), ("LAContext()", "Date()"),
      ("SecItemAdd(a, nil)", "Add(a, nil)"), ("UNUserNotificationCenter.current()", "UUID()"),
    ]
    let places = [
      "var body: some View { Text(\"\\({})\") }",
      "var body: some View { Button(\"a\") { use({}) } }",
      "var body: some View { VStack { List(items) { _ in Text(name({})) } } }",
      "var body: some View { Text(\"\").task { await load({}) } }",
      "var body: some View { row }\nprivate var row: some View { Text(name({})) }",
      "var body: some View { Text(\"\") }\nfunc load() { use({}) }",
      "@State private var value = {}\nvar body: some View { Text(\"\") }",
      "init() { value = {} }\nvar body: some View { if isOn { Text(\"\") } else { Text(\"b\") } }",
    ]
    return places.flatMap { place in
      reached.map { bad, good in
        Fault(
          rule: "outside-world-in-view", planted: place.replacing("{}", with: "↓" + bad),
          clean: place.replacing("{}", with: good))
      }
    }
  }()

  private static let calls: [Fault] = all(
    "service-called-from-view",
    [
      (
        "let service: any FeedService\nvar body: some View { Text(\"\").task { use(↓service.items()) } }",
        "let service: any FeedService\nvar body: some View { Row(service: service) }"
      ),
      (
        "private var service: FeedService\nvar body: some View { Text(\"\") }\nfunc load() { use(↓self.service.items()) }",
        "private var service: FeedService\nvar body: some View { Text(\"\") }\nfunc load() { use(model.items()) }"
      ),
      (
        "@State var client = LiveFeedClient()\n@State var other: LiveFeedClient\nvar body: some View { Button(\"\") { ↓other.items() } }",
        "@State var client = LiveFeedClient()\nvar body: some View { Button(\"\") { model.items() } }"
      ),
      (
        "let items: any Items\nvar body: some View { ForEach(↓items.items()) { Text($0) } }",
        "let items: [String]\nvar body: some View { ForEach(items.sorted()) { Text($0) } }"
      ),
      (
        "let gateway: Net.Gateway\nvar body: some View { Text(\"\").onAppear { ↓gateway.send() } }",
        "let gateway: Net.Gateway\nvar body: some View { Text(\"\").onAppear { gateway in gateway.send() } }"
      ),
      (
        "let service: (any FeedService)?\nvar body: some View { Text(↓service?.items().first ?? \"\") }",
        "let service: (any FeedService)?\nvar body: some View { Text(service == nil ? \"\" : \"a\") }"
      ),
      (
        "@Environment(LiveFeedClient.self) private var client\nvar body: some View { Text(\"\").refreshable { ↓client.items() } }",
        "@Environment(LiveFeedClient.self) private var client\nvar body: some View { Model(client: client) }"
      ),
    ])

  private static let unused: [Fault] = all(
    "unused-environment-object",
    [
      (
        "@EnvironmentObject private var ↓theme: Theme\nvar body: some View { Text(\"\") }",
        "@EnvironmentObject private var theme: Theme\nvar body: some View { Text(\"\\(theme.isDark)\") }"
      ),
      (
        "@EnvironmentObject var ↓theme: Theme\nvar body: some View { Text(\"theme\") }",
        "@EnvironmentObject var theme: Theme\nvar body: some View { Toggle(\"\", isOn: $theme.isDark) }"
      ),
      (
        "@Environment(Theme.self) private var ↓theme\nvar body: some View { Text(\"\") }",
        "@Environment(Theme.self) private var theme\nvar body: some View { row }\nvar row: some View { Text(self.theme.name) }"
      ),
      (
        "@Environment(Theme.self) private var ↓theme: Theme?\nvar body: some View { let other = 1; return Text(\"\\(other)\") }",
        "@Environment(Theme.self) private var theme: Theme?\nvar body: some View { if let theme { Text(\"\\(theme.isDark)\") } }"
      ),
      (
        "@EnvironmentObject private var ↓look: Look\nvar body: some View { Text(\"\") } // look",
        "@EnvironmentObject private var look: Look\nvar body: some View { Text(\"\").task { [look] in use(look) } }"
      ),
      (
        "@SwiftUI.EnvironmentObject private var ↓theme: Theme\nvar body: some View { /* theme */ Text(\"\") }",
        "@SwiftUI.EnvironmentObject private var theme: Theme\nvar body: some View { Text(\"\", value: \\.theme) }"
      ),
    ])

  // MARK: Faults in previews

  static let previewHead = """
    import SwiftUI
    final class Theme: ObservableObject {}
    @Observable final class Account {}
    final class Live { func load() { _ = URLSession.shared } }
    @Observable final class FeedModel { let live: Live; init(live: Live = Live()) { self.live = live } }
    typealias Model = FeedModel
    struct Row: View { @EnvironmentObject var theme: Theme; var body: some View { Text("\\(theme)") } }
    struct Page: View { @Environment(Account.self) var account; var body: some View { VStack { Text("\\(account)") } } }
    struct Screen: View { var body: some View { Group { Row() } } }
    struct Calm: View { @Environment(Account.self) var account: Account?; var body: some View { Text("\\(account)") } }
    struct Feed: View { @State private var model = FeedModel(); var body: some View { Text("") } }
    struct Feed2: View { @StateObject var model: Model = .init(); var body: some View { Text("") } }
    struct Feed3: View { @State var model: FeedModel; var body: some View { Text("") } }
    extension View { func themed() -> some View { environmentObject(Theme()) } }
    extension Feed { enum Inner { struct Deep: View { @State var model = Model.init(); var body: some View { Text("") } } } }

    """

  static let inPreviews: [Fault] =
    all(
      "missing-environment-object",
      [
        ("↓Row()", "Row().environmentObject(Theme())"), ("↓Page()", "Page().environment(Account())"),
        ("↓Screen()", "Screen().themed()"),
        ("VStack { ↓Row() }", "VStack { Row() }.environmentObject(Theme())"),
        ("↓Page().padding()", "Calm().padding()"),
        ("let a = 1\nreturn ↓Row()", "let a = Theme()\nreturn Row().environmentObject(a)"),
        ("↓Row().environmentObject(Account())", "Row().environmentObject(unknown())"),
        ("NavigationStack { Group { ↓Page() } }", "Holder { Page() }"),
      ])
    + all(
      "live-preview",
      [
        ("↓Feed()", "Feed3(model: FeedModel(live: fake))"),
        ("↓Feed2()", "Feed2(model: FeedModel(live: fake))"),
        ("VStack { ↓Feed() }", "VStack { Feed3(model: fake) }"),
        ("↓Feed().padding()", "Text(\"\").padding()"),
        ("Group { NavigationStack { ↓Feed2() } }", "Button(\"\") { Feed2() }"),
        ("↓Feed.Inner.Deep()", "Feed.Inner.Deep(model: fake)"),
      ])
}
