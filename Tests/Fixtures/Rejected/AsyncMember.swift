import Seam

struct AppScope: Scope { var seams = Seams() }

func open() async throws -> String { "database" }

extension AppScope {
  var database: String {
    // error: cannot form key path to property with 'throws' or 'async'
    get async throws { shared(\.database) { "database" } }
  }
  var waiting: String {
    // error: cannot pass function of type '() async -> String' to parameter expecting synchronous function type
    shared(\.waiting) { await open() }
  }
  var failing: String {
    // error: invalid conversion from throwing function of type '() throws -> String' to non-throwing function type '() -> String'
    shared(\.failing) { try failingOpen() }
  }
  func failingOpen() throws -> String { "" }
}
