import Observation
import Seam
import SeamUI
import SwiftUI

/// What a view has been drawn with.
@MainActor
final class Probe<Value> {
  private(set) var seen: [Value] = []

  func see(_ value: Value) { seen.append(value) }
  func forget() { seen = [] }
}

/// What a test changes to have something drawn again.
@MainActor @Observable
final class Ticker {
  var count = 0
}

/// A view that makes those below it again with each tick, and knows nothing of what they need.
struct Frame<Content: View>: View {
  let ticker: Ticker
  let content: @MainActor () -> Content

  init(_ ticker: Ticker, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.ticker = ticker
    self.content = content
  }

  var body: some View {
    let _ = ticker.count
    VStack { content() }
  }
}

/// Shows a member of a window.
struct WindowView: View {
  @Scoped(\WindowScope.list) private var model
  private let probe: Probe<Model>

  init(_ probe: Probe<Model>, _ member: KeyPath<WindowScope, Model> = \.list) {
    self.probe = probe
    _model = Scoped(member)
  }

  var body: some View {
    let _ = probe.see(model)
    Text(model.title)
  }
}

/// Shows a value of a scope.
struct ValueView<S: Scope, Value>: View {
  @Scoped<S, Value> private var value: Value
  private let probe: Probe<Value>

  init(_ member: KeyPath<S, Value>, _ probe: Probe<Value>) {
    _value = Scoped(member)
    self.probe = probe
  }

  var body: some View {
    let _ = probe.see(value)
    Text("value")
  }
}

/// Shows one of many, by its number.
struct DetailView: View {
  @Scoped(AppScope.detail) private var detail
  let id: Int
  let probe: Probe<Model>

  var body: some View {
    let model = detail(id)
    let _ = probe.see(model)
    Text(model.title)
  }
}
