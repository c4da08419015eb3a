import CompilerSupport
import SeamSource
import Testing

@testable import SeamCheck

@Suite(.ownThread) struct FixerTests {
  static let services = """
    protocol FeedService { func items() -> [String] }
    final class LiveFeedService: FeedService { func items() -> [String] { [] } }
    final class Analytics { static let shared = Analytics() }

    """

  /// The file after '--fix', which must stay as it is under another one.
  func fixed(_ text: String) throws -> String {
    let once = try apply(Self.services + text)
    #expect(try apply(once) == once)
    #expect(once.hasPrefix(Self.services))
    return String(once.dropFirst(Self.services.count))
  }

  func apply(_ text: String) throws -> String {
    let source = SourceFile(path: "A.swift", text: text)
    let facts = [(path: "A.swift", facts: try FileFacts(reading: source))]
    let outcome = Fixer.fix(Checker().check(facts), in: facts, configuration: Configuration()) { _ in source }
    return outcome.changed.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? text
  }

  @Test func `a class without initializer gets one`() throws {
    #expect(
      try fixed(
        """
        @Observable final class FeedModel {
          private let service: any FeedService = LiveFeedService()  // the one
          var items: [String] = []

          func load() { items = service.items() }
        }
        """) == """
          @Observable final class FeedModel {
            private let service: any FeedService  // the one
            var items: [String] = []

            init(service: any FeedService = LiveFeedService()) {
              self.service = service
            }

            func load() { items = service.items() }
          }
          """)
  }

  @Test func `an initializer is extended, several properties at once`() throws {
    #expect(
      try fixed(
        """
        @Observable final class FeedModel {
            private let service = LiveFeedService()
            private let analytics: Analytics
            private let title: String

            init(title: String) {
                self.title = title
                analytics = .shared
            }
            convenience init() { self.init(title: "") }
        }
        """) == """
          @Observable final class FeedModel {
              private let service: LiveFeedService
              private let analytics: Analytics
              private let title: String

              init(title: String, service: LiveFeedService = LiveFeedService(), analytics: Analytics = .shared) {
                  self.service = service
                  self.title = title
                  self.analytics = analytics
              }
              convenience init() { self.init(title: "") }
          }
          """)
  }

  @Test func `an initializer on one line stays on one`() throws {
    #expect(
      try fixed(
        "@Observable final class A {\n\tlet s = LiveFeedService()\n\tlet n: Int\n\tinit() { n = 1 }\n}")
        == "@Observable final class A {\n\tlet s: LiveFeedService\n\tlet n: Int\n\tinit(s: LiveFeedService = LiveFeedService()) { self.s = s; n = 1 }\n}"
    )
  }

  @Test func `a subclass of NSObject calls its superclass`() throws {
    #expect(
      try fixed("final class AViewModel: NSObject {\r\n  let s = Analytics.shared\r\n}")
        == "final class AViewModel: NSObject {\r\n  let s: Analytics\r\n\r\n  init(s: Analytics = Analytics.shared) {\r\n    self.s = s\r\n    super.init()\r\n  }\r\n}"
    )
  }

  @Test(arguments: [
    "@Observable public final class A { let s = LiveFeedService(); public init() {} }",
    "@Observable class A { let s = LiveFeedService() }\n@Observable final class B: A {}",
    "@Observable final class A { lazy var s = LiveFeedService() }",
    "@Observable final class A { let s: LiveFeedService; init(id: String) { s = LiveFeedService(id) } }",
    "@Observable final class A { let s = LiveFeedService(); init(s: Int) {} }",
    "@Observable final class A: Unknown { let s = LiveFeedService() }",
  ])
  func `what cannot be seen to be safe is left`(_ text: String) throws { #expect(try fixed(text) == text) }

  @Test func `a key is written as that of its member`() throws {
    #expect(
      try fixed(
        """
        struct AppScope: RootScope { var seams = Seams() }
        extension AppScope {
          var user: String { unique(\\.user) { "" } }
          var guest: String { unique( \\AppScope.user ) { user } }
          subscript(id: Int) -> String { shared(\\.user) { guest } }
        }
        let a = AppScope.main[1]
        """) == """
          struct AppScope: RootScope { var seams = Seams() }
          extension AppScope {
            var user: String { unique(\\.user) { "" } }
            var guest: String { unique( \\.guest ) { user } }
            subscript(id: Int) -> String { shared(\\.[id]) { guest } }
          }
          let a = AppScope.main[1]
          """)
  }
}
