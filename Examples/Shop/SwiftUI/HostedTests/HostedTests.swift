import Seam
import SeamTesting
import SeamUI
import SwiftUI
import Testing

#if canImport(AppKit)
  import AppKit
#endif

/// Tests that Shop's app hosts: it has started, and has a window, before the first of them.
@MainActor struct HostedTests {
  #if canImport(AppKit)
    @Test func `the app shows a window`() {
      #expect(!NSApplication.shared.windows.isEmpty)
    }

    @Test func `a view in a test has the test's scope`() {
      let bench = Bench.test { $0.source = "double" }
      let probe = Probe()
      show(SourceView(probe: probe).scope(bench))
      #expect(probe.seen == ["double"])
    }

    @Test func `a view without a scope never goes live`() {
      let probe = Probe()
      withKnownIssue {
        show(SourceView(probe: probe))
      } matching: {
        $0.comments.first?.rawValue.hasPrefix("boundary 'Bench.source' is reached through 'Bench.main'")
          == true
      }
      #expect(probe.seen == ["stand-in"])
    }

    private func show(_ view: some View) {
      let hosting = NSHostingView(rootView: view)
      hosting.frame = NSRect(x: 0, y: 0, width: 100, height: 100)
      hosting.layoutSubtreeIfNeeded()
    }
  #endif
}

private struct Bench: RootScope {
  var seams = Seams()
  static let main = Bench()
}

extension Bench {
  fileprivate var source: String {
    boundary(\.source) {
      "live"
    } standIn: {
      "stand-in"
    }
  }
}

@MainActor private final class Probe {
  var seen: [String] = []
}

private struct SourceView: View {
  @Scoped(\Bench.source) private var source
  let probe: Probe

  init(probe: Probe) { self.probe = probe }

  var body: some View {
    let _ = probe.seen.append(source)
    Text(source)
  }
}
