import Dispatch
import Foundation
import Seam
import SeamTesting
import Synchronization
import Testing

// What the page takes as known

protocol Network: AnyObject, Sendable {
  var name: String { get }
}

final class LiveNetwork: Network { let name = "live" }

final class FakeNetwork: Network {
  let name: String
  init(_ name: String = "fake") { self.name = name }
}

protocol Ticking: Sendable {}
struct LiveClock: Ticking {}
struct StoppedClock: Ticking {}

final class TokenStore: Sendable {
  init() {}
  init(copying other: TokenStore) {}
}

final class ImageCache: Sendable {
  let source: String
  init(_ network: any Network) { source = network.name }
}

final class Player: Sendable {
  init(_ network: any Network) {}
}

final class Thumbnail: Sendable {
  init(_ id: Int, _ images: ImageCache) {}
}

final class Selection: Sendable {
  let source: String
  init(in images: ImageCache) { source = images.source }
  init() { source = "" }
}

@MainActor final class Outline {
  let count: Int
  init(_ count: Int) { self.count = count }
}

struct SessionScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
}

let app = AppScope.preview { $0.network = FakeNetwork() }

// What goes wrong, for the reports

extension AppScope {
  var feed: Feed { shared(\.feed) { Feed(loader: { loader.count }) } }
  var loader: [Int] { shared(\.loader) { [1] } }

  var first: [Int] { shared(\.first) { second } }
  var second: [Int] { shared(\.second) { first } }

  var user: TokenStore { shared(\.user) { TokenStore() } }
  var guest: TokenStore { shared(\.user) { TokenStore() } }

  var slow: Int {
    shared(\.slow) {
      Thread.sleep(forTimeInterval: 0.6)
      return 1
    }
  }
}

final class Feed: Sendable {
  let load: @Sendable () -> Int
  init(loader: @escaping @Sendable () -> Int) { load = loader }
}

struct PanelScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  var session: SessionScope
}

extension PanelScope {
  var panel: TokenStore { shared(\.panel) { TokenStore() } }
}

/// The texts of the issues that `body` causes.
private func reports(_ body: () async -> Void) async -> [String] {
  let texts = Mutex<[String]>([])
  await withKnownIssue {
    await body()
  } matching: { issue in
    texts.withLock { $0.append(issue.comments.first?.rawValue ?? "") }
    return true
  }
  return texts.withLock(\.self)
}

/// What a trap, or a report of a live scope, has written.
private func text(of error: [UInt8], after mark: String) -> String {
  let text = String(decoding: error, as: UTF8.self)
  guard let start = text.firstRange(of: mark) else { return text }
  let rest = text[start.upperBound...]
  let ends = ["\n\n\n", "\nCurrent stack trace", "\n*** "].compactMap { rest.firstRange(of: $0)?.lowerBound }
  return String(rest[..<(ends.min() ?? rest.endIndex)])
    .trimmingCharacters(in: .newlines)
}

private final class Kept<T> {
  var value: T?
}

struct ReportTests {
  @Test func boundary() async {
    expectText("boundary", await reports { _ = AppScope.test().clock }.joined())
  }

  @Test func main() async {
    expectText("main", await reports { _ = AppScope.main.clock }.joined())
  }

  @Test func unbound() async {
    expectText("unbound", await reports { _ = AppScope.current.limit }.joined())
  }

  @Test func cycle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppScope().first
    }
    expectText("cycle", text(of: result?.standardErrorContent ?? [], after: "Fatal error: "))
  }

  @Test func escape() async {
    expectText("escape", await reports { _ = AppScope.test().feed }.joined())
  }

  @Test func late() async {
    expectText("late", await reports { _ = AppScope.test().feed.load() }.last ?? "")
  }

  @Test func mismatch() async {
    let found = await reports {
      let app = AppScope.test()
      _ = (app.user, app.guest)
    }
    expectText("mismatch", found.joined())
  }

  @Test func unconsulted() async {
    expectText("unconsulted", await reports { _ = AppScope.test { $0.network = FakeNetwork() } }.joined())
  }

  @Test func object() async {
    let found = await reports {
      let app = AppScope.test { $0.network = FakeNetwork() }
      let derived = app.replacing { _ = $0.network }
      _ = derived.network
    }
    expectText("object", found.joined())
  }

  @Test func input() async {
    let found = await reports {
      _ = WindowScope(parent: AppScope(), title: "left").test { $0.title = "right" }
    }
    expectText("input", found.joined())
  }

  @Test func owner() async {
    let found = await reports {
      let app = AppScope.test()
      _ = PanelScope(parent: app, session: SessionScope(parent: app)).panel
    }
    expectText("owner", found.joined())
  }

  @Test func slow() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let app = AppScope()
      Thread.detachNewThread { _ = app.slow }
      try await Task.sleep(for: .milliseconds(100))
      _ = app.slow
    }
    expectText("slow", text(of: result?.standardErrorContent ?? [], after: "seam: "))
  }

  @Test func outstanding() async {
    let found = await reports {
      let kept = Kept<AppScope>()
      await withTestScope(AppScope()) { app in kept.value = app }
      withExtendedLifetime(kept) {}
    }
    expectText("outstanding", found.joined())
  }

  @Test func leaks() async {
    let found = await reports {
      let kept = Kept<TokenStore>()
      await withTestScope(AppScope()) { app in kept.value = app.tokens }
      withExtendedLifetime(kept) {}
    }
    expectText("leaks", found.joined())
  }
}
