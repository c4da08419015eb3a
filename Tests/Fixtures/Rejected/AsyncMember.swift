import Seam

struct AppScope: Scope { var seams = Seams() }

func open() async throws -> String { "database" }

extension AppScope {
  var database: String {
    get async throws { shared(\.database) { "database" } }  // error: cannot form key path to property with 'throws' or 'async'
  }
  var waiting: String {
    shared(\.waiting) { await open() }  // error: cannot pass function of type '() async -> String' to parameter expecting synchronous function type
  }
  var failing: String {
    shared(\.failing) { try failingOpen() }  // error: invalid conversion from throwing function of type '() throws -> String' to non-throwing function type '() -> String'
  }
  func failingOpen() throws -> String { "" }
}
