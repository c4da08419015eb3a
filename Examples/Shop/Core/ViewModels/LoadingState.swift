/// How far a screen is with what it shows.
package enum LoadingState<Value> {
  case idle
  case loading
  case loaded(Value)
  /// With the message for the person at the screen.
  case failed(String)

  /// What was loaded, if it was.
  package var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  package var isSettled: Bool {
    switch self {
    case .idle, .loading: false
    case .loaded, .failed: true
    }
  }
}

extension LoadingState: Equatable where Value: Equatable {}
extension LoadingState: Sendable where Value: Sendable {}
