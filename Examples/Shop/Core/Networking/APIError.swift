import Foundation

/// What can go wrong between the app and its server, in words for the person at the screen.
package enum APIError: Error, Equatable {
  case offline
  case timedOut
  case server(status: Int, message: String?)
  case undecodable(String)
  /// Anything else the network says.
  case network(String)
}

extension APIError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .offline: "The shop cannot be reached. Is there a connection?"
    case .timedOut: "The shop did not answer in time."
    case .server(let status, let message?): "The shop answered: \(message) (\(status))."
    case .server(let status, nil): "The shop answered with an error (\(status))."
    case .undecodable(let what): "The shop's answer makes no sense: \(what)."
    case .network(let what): "The network reports: \(what)."
    }
  }
}
