import ShopCore
import SwiftUI

/// What was loaded, or what there is to say instead.
struct LoadedContent<Value: Collection, Content: View>: View {
  let name: String
  let state: LoadingState<Value>
  let empty: String
  let retry: @MainActor () async -> Void
  @ViewBuilder let content: @MainActor (Value) -> Content

  var body: some View {
    switch state {
    case .idle, .loading: ProgressView("Loading \(name)…")
    case .failed(let message):
      Failure(headline: "The \(name) could not be loaded.", message: message, retry: retry)
    case .loaded(let value):
      if value.isEmpty {
        ContentUnavailableView(empty, systemImage: "tray")
      } else {
        content(value)
      }
    }
  }
}

/// What has gone wrong, and the way to try again.
struct Failure: View {
  let headline: String
  let message: String
  let retry: @MainActor () async -> Void

  var body: some View {
    ContentUnavailableView {
      Label(headline, systemImage: "exclamationmark.triangle")
    } description: {
      Text(message)
    } actions: {
      Button("Try Again") { Task { await retry() } }
    }
  }
}

extension View {
  /// Says why the last change was not made.
  func notice(_ text: String?) -> some View {
    safeAreaInset(edge: .bottom) {
      if let text { Text(text).foregroundStyle(.red).padding() }
    }
  }
}
