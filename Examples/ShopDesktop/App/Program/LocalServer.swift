import Foundation
import ShopCore
import ShopServer

/// The shop's server in this process. Starts when somebody first asks where it is, so never for a scenario that does not.
actor LocalServer: ServerAddress {
  private let latency: Duration
  private var server: ShopServer?

  init(latency: Duration) { self.latency = latency }

  func url() throws -> URL {
    if let server { return server.url }
    let server = try ShopServer(backend: Backend(latency: latency))
    self.server = server
    return server.url
  }
}
