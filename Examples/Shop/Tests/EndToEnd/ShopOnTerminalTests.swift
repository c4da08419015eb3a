import Foundation
import ShopServer
import Testing

@testable import ShopCore
@testable import ShopTerminal

/// The built program on a terminal, with somebody at the keys.
@Suite(.timeLimit(.minutes(3))) struct ShopOnTerminalTests {
  @Test func `keys move, open, mark and go back`() async throws {
    try await PseudoTerminal.run(["-scenario", "loaded"]) { shop in
      try await shop.shows(" ▸   Brass desk lamp")
      shop.type("\u{1B}[B")
      try await shop.shows(" ▸ ♥ Crème brûlée torch")
      shop.type("j\r")
      try await shop.shows("Smells of a bath house in the mountains.")
      try await shop.shows("not a favorite")
      shop.type("f")
      try await shop.shows("♥ 2")
      shop.type("\u{1B}")
      try await shop.shows(" ▸ ♥ Hinoki soap 檜")
      shop.type("2")
      try await shop.shows("[2 Favorites]")
      try await shop.shows(" ▸ ♥ Crème brûlée torch")
      shop.type("f")
      try await shop.shows("♥ 1")
      shop.type("f")
      try await shop.shows("No favorites yet.")
      shop.type("1")
      try await shop.shows(" ▸   Hinoki soap 檜")
      shop.type("q")
      #expect(await shop.exitStatus() == 0)
    }
  }

  @Test func `the whole screen is used, and drawn anew when its size changes`() async throws {
    try await PseudoTerminal.run(["-scenario", "loaded"], width: 60, height: 10) { shop in
      let rule = String(repeating: "─", count: 60)
      try await shop.shows(
        """
         Shop  [1 Products] 2 Favorites  3 Cart  4 Orders  5 …  ♥ 1
        \(rule)
         ▸   Brass desk lamp                                 €89.00
           ♥ Crème brûlée torch                              €31.50
             Hinoki soap 檜                                   €9.50



        \(rule)
         ↑↓ move  enter open  f favorite  a add to cart  / search  …
        """)
      shop.resize(width: 100, height: 12)
      try await shop.shows("A lamp with a heavy foot")
      try await shop.shows(String(repeating: "─", count: 100))
    }
  }

  @Test(arguments: ["q", "\u{3}"]) func `the terminal is given back on quitting`(key: String) async throws {
    try await PseudoTerminal.run(["-scenario", "loading"]) { shop in
      try await shop.shows("Loading products…")
      #expect(shop.isAlternate)
      #expect(!shop.isCursorVisible)
      #expect(!shop.isCooked)
      shop.type(key)
      #expect(await shop.exitStatus() == 0)
      #expect(!shop.isAlternate)
      #expect(shop.isCursorVisible)
      #expect(shop.isCooked)
    }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `the terminal is given back on a signal`(signal: Int32) async throws {
    try await PseudoTerminal.run(["-scenario", "empty"]) { shop in
      try await shop.shows("The shop is empty today.")
      shop.kill(signal)
      #expect(await shop.exitStatus() == 128 + signal)
      #expect(!shop.isAlternate)
      #expect(shop.isCooked)
    }
  }

  @Test func `after a failure a key tries again, and favorites are there the next time`() async throws {
    let backend = try Backend(isFailing: true)
    let server = try ShopServer(backend: backend)
    defer { server.stop() }
    try await withOwnStorage { storage in
      try await PseudoTerminal.run(["--server", "\(server.url)"] + storage) { shop in
        try await shop.shows("The shop answered: closed for stocktaking (500).")
        backend.isFailing = false
        shop.type("r")
        try await shop.shows(" ▸   Brass desk lamp")
        shop.type("f")
        try await shop.shows(" ▸ ♥ Brass desk lamp")
        backend.isFailing = true
        shop.type("\r")
        try await shop.shows("This may be out of date.")
        shop.type("q")
        #expect(await shop.exitStatus() == 0)
      }
      backend.isFailing = false
      try await PseudoTerminal.run(["--server", "\(server.url)"] + storage) { shop in
        try await shop.shows(" ▸ ♥ Brass desk lamp")
      }
    }
  }

  @Test func `live, with the server that the program starts`() async throws {
    try await withOwnStorage { storage in
      try await PseudoTerminal.run(storage) { shop in
        try await shop.shows("Workshop apron")
        shop.type("G\r")
        try await shop.shows("Waxed cotton, crossed straps")
        shop.type("q")
        #expect(await shop.exitStatus() == 0)
      }
    }
  }

  @Test func `somebody signs in, fills the cart, orders, and signs out`() async throws {
    let backend = try Backend()
    let server = try ShopServer(backend: backend)
    defer { server.stop() }
    try await withOwnStorage { storage in
      let arguments = ["--server", "\(server.url)"] + storage
      try await PseudoTerminal.run(arguments) { shop in
        try await shop.shows(" ▸   Brass desk lamp")
        shop.type("a")
        try await shop.shows("Nobody is signed in.")
        shop.type("sAda\rnonsense\r")
        try await shop.shows("this name and password do not go together (403)")
        shop.type("sAda\rsesame\r")
        try await shop.shows("Signed in as Ada.")
        shop.type("1aa")
        shop.type("3")
        try await shop.shows("2 × Brass desk lamp")
        shop.type("-")
        try await shop.shows(" ▸ 1 × Brass desk lamp")
        shop.type("c")
        try await shop.shows("   1 × Brass desk lamp")
        shop.type("\r")
        try await shop.shows("Thank you. Your order is ")
        shop.type("4")
        try await shop.shows("1 × Brass desk lamp")
        shop.type("q")
        #expect(await shop.exitStatus() == 0)
      }
      try await PseudoTerminal.run(arguments) { shop in
        try await shop.shows(" ▸   Brass desk lamp")
        shop.type("4")
        try await shop.shows("1 × Brass desk lamp")
        backend.forgetCustomers()
        shop.type("1\r")
        try await shop.shows("+/- price")
        shop.type("+")
        try await shop.shows("The shop answered: sign in first (401).")
        try await shop.shows("€89.00")
        shop.type("4")
        try await shop.shows("Nobody is signed in.")
      }
    }
  }

  @Test func `a price that the shop changes is seen in another window at once`() async throws {
    let server = try ShopServer(backend: Backend())
    defer { server.stop() }
    try await withOwnStorage { storage in
      let arguments = ["--server", "\(server.url)"] + storage
      try await PseudoTerminal.run(arguments) { first in
        try await first.shows("€89.00")
        first.type("5sAda\rsesame\r")
        try await first.shows("Signed in as Ada.")
        try await PseudoTerminal.run(arguments) { second in
          try await second.shows("€89.00")
          first.type("1\r+")
          try await first.shows("€90.00")
          try await second.shows("€90.00")
        }
      }
    }
  }

  @Test func `what is typed is looked for`() async throws {
    try await withOwnStorage { storage in
      try await PseudoTerminal.run(storage) { shop in
        try await shop.shows("Canvas tote")
        shop.type("/SOAPX")
        try await shop.shows("Search: SOAPX")
        try await shop.shows("Nothing is called 'SOAPX'.")
        shop.type("\u{7F}")
        try await shop.shows(" ▸   Hinoki soap")
        shop.type("\r")
        try await shop.shows("/ search: SOAP")
        shop.type("/\u{1B}")
        try await shop.shows("Canvas tote")
      }
    }
  }

  @Test func `settings are kept by the screen alone`() async throws {
    try await PseudoTerminal.run(["-scenario", "loaded"]) { shop in
      try await shop.shows("Hinoki")
      shop.type("6")
      try await shop.shows("kept while the window is open")
      shop.type("tx")
      try await shop.shows("cleared")
      try await shop.shows("plain")
    }
  }

  @Test func `damaged records and an open token file are told and left alone`() async throws {
    let server = try ShopServer(backend: Backend())
    defer { server.stop() }
    try await withTemporarySuite { suite in
      try await withTemporaryFolder { folder in
        let records = folder.appending(path: "records.sqlite")
        let account = folder.appending(path: "account")
        try Data("no database, but somebody's file".utf8).write(to: records)
        try FileStore(folder: folder).set(Data(#"{"name":"Ada","token":"t"}"#.utf8), forKey: "account")
        let arguments = ["--server", "\(server.url)", "--defaults", suite, "--folder", folder.path]
        try await PseudoTerminal.run(arguments, width: 150) { shop in
          try await shop.shows(" ▸   Brass desk lamp")
          shop.type("3")
          try await shop.shows("The cart could not be loaded.")
          try await shop.shows("are damaged; they are left as they are.")
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: account.path)
        try await PseudoTerminal.run(arguments, width: 150) { shop in
          try await shop.shows("The products could not be loaded.")
          try await shop.shows("so it is not used; 'chmod 600' makes it yours.")
        }
        #expect(try Data(contentsOf: records) == Data("no database, but somebody's file".utf8))
        #expect(try Data(contentsOf: account) == Data(#"{"name":"Ada","token":"t"}"#.utf8))
      }
    }
  }

  enum Leaving: CaseIterable { case quit, interrupt, terminate, hangUp }

  /// The records are locked from here, so that the save lasts until the test lets it through.
  @Test(arguments: Leaving.allCases) func `what is being saved when the app is left is saved`(
    leaving: Leaving
  ) async throws {
    try await withFilledCart { shop, records in
      try await records.run("BEGIN EXCLUSIVE")
      shop.type("+6")
      try await shop.shows("[6 Settings]")
      switch leaving {
      case .quit: shop.type("q")
      case .interrupt: shop.kill(SIGINT)
      case .terminate: shop.kill(SIGTERM)
      case .hangUp: shop.kill(SIGHUP)
      }
      await shop.isGivenBack()
      if leaving == .hangUp { shop.kill(SIGHUP) }  // a terminal may say it twice
      try await records.run("COMMIT")
      switch leaving {
      case .quit: #expect(await shop.exitStatus() == 0)
      case .interrupt: #expect(await shop.exitStatus() == 128 + SIGINT)
      case .terminate: #expect(await shop.exitStatus() == 128 + SIGTERM)
      case .hangUp: #expect(await shop.exitStatus() == 128 + SIGHUP)
      }
      #expect(try await records.run("SELECT quantity FROM cart") == [[.integer(2)]])
      #expect(try await records.run("PRAGMA integrity_check") == [[.text("ok")]])
    }
  }

  @Test func `a second interruption ends the app at once`() async throws {
    try await withFilledCart { shop, records in
      try await records.run("BEGIN EXCLUSIVE")
      shop.type("+6")
      try await shop.shows("[6 Settings]")
      shop.kill(SIGINT)
      await shop.isGivenBack()
      shop.kill(SIGINT)
      #expect(await shop.exitStatus() == 128 + SIGINT)
      try await records.run("COMMIT")
      #expect(try await records.run("SELECT quantity FROM cart") == [[.integer(1)]])
    }
  }

  /// The app with one lamp in Ada's cart, which it shows, and its records, opened a second time.
  private func withFilledCart(_ body: (PseudoTerminal, Database) async throws -> Void) async throws {
    let server = try ShopServer(backend: Backend())
    defer { server.stop() }
    try await withTemporarySuite { suite in
      try await withTemporaryFolder { folder in
        let arguments = ["--server", "\(server.url)", "--defaults", suite, "--folder", folder.path]
        try await PseudoTerminal.run(arguments) { shop in
          try await shop.shows(" ▸   Brass desk lamp")
          shop.type("5sAda\rsesame\r")
          try await shop.shows("Signed in as Ada.")
          shop.type("1a3")
          try await shop.shows(" ▸ 1 × Brass desk lamp")
          let records = try await Database.open(folder.appending(path: "records.sqlite"))
          try await body(shop, records)
          try await records.close()
        }
      }
    }
  }
}
