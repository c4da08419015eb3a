import Observation
import Seam
import SeamTesting
import SeamUI
import SwiftUI
import Testing

/// What draws a view again.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ObservationTests {
  let window: WindowScope

  init() { window = WindowScope(parent: .test { $0.play(.quiet) }) }

  @Test func `a change of what the view reads of its model draws it again, and nothing else does`() {
    let (probe, other) = (Probe<Model>(), Probe<Model>())
    let stage = Stage(
      VStack {
        WindowView(probe)
        WindowView(other, \.draft)
      }.scope(window))
    #expect([probe.seen.count, other.seen.count] == [1, 1])
    window.list.title = "new"
    stage.update()
    #expect([probe.seen.count, other.seen.count] == [2, 1])
    window.list.subtitle = "not read"
    _ = (window.parent.tokens, window.log, window.other)
    stage.update()
    #expect([probe.seen.count, other.seen.count] == [2, 1])
    other.seen[0].title = "new"
    stage.update()
    #expect([probe.seen.count, other.seen.count] == [2, 2])
    #expect(other.seen[0] === other.seen[1])
  }

  @Test func `a view above is not drawn again for a model below`() {
    let (above, below) = (Probe<Tokens>(), Probe<Model>())
    let stage = Stage(Above(probe: above, below: below).scope(window))
    window.list.title = "new"
    stage.update()
    #expect([above.seen.count, below.seen.count] == [1, 2])
  }

  @Test func `what one model reads of another is followed, and both are the same each time`() {
    let probe = Probe<String>()
    let stage = Stage(HeaderView(probe: probe).scope(window))
    window.list.title = "new"
    stage.update()
    #expect(probe.seen == ["all of title", "all of new"])
    #expect(window.header.list === window.list)
  }

  @Test func `what a model makes at first use is no change of it`() {
    let header = window.header
    let changes = Ticker()
    withObservationTracking {
      _ = header.text
      _ = header.parser
    } onChange: {
      MainActor.assumeIsolated { changes.count += 1 }
    }
    #expect(header.parser === header.parser)
    #expect(changes.count == 0)
    header.list.title = "new"
    #expect(changes.count == 1)
  }
}

private struct Above: View {
  @Scoped(\AppScope.tokens) private var tokens
  let probe: Probe<Tokens>
  let below: Probe<Model>

  init(probe: Probe<Tokens>, below: Probe<Model>) {
    self.probe = probe
    self.below = below
  }

  var body: some View {
    let _ = probe.see(tokens)
    WindowView(below)
  }
}

private struct HeaderView: View {
  @Scoped(\WindowScope.header) private var header
  let probe: Probe<String>

  init(probe: Probe<String>) { self.probe = probe }

  var body: some View {
    let _ = probe.see(header.text)
    Text(header.text)
  }
}
