import Foundation
import ShopServer
import Testing

@testable import ShopTerminal

/// The built program on a terminal, with somebody at the keys.
@Suite(.timeLimit(.minutes(1))) struct ShopOnTerminalTests {
  @Test func `keys move, open, mark and go back`() async throws {
    try await PseudoTerminal.run("-scenario", "loaded") { shop in
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
    try await PseudoTerminal.run("-scenario", "loaded", width: 60, height: 10) { shop in
      try await shop.shows("Hinoki")
      let rule = String(repeating: "─", count: 60)
      #expect(
        shop.screen == """
           Shop  [1 Products] 2 Favorites                         ♥ 1
          \(rule)
           ▸   Brass desk lamp                                 €89.00
             ♥ Crème brûlée torch                              €31.50
               Hinoki soap 檜                                   €9.50



          \(rule)
           ↑↓ move  enter open  f favorite  r reload  q quit
          """)
      shop.resize(width: 100, height: 12)
      try await shop.shows("A lamp with a heavy foot")
      try await shop.shows(String(repeating: "─", count: 100))
    }
  }

  @Test(arguments: ["q", "\u{3}"]) func `the terminal is given back on quitting`(key: String) async throws {
    try await PseudoTerminal.run("-scenario", "loading") { shop in
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
    try await PseudoTerminal.run("-scenario", "empty") { shop in
      try await shop.shows("The shop is empty today.")
      shop.kill(signal)
      #expect(await shop.exitStatus() == 128 + signal)
      #expect(!shop.isAlternate)
      #expect(shop.isCooked)
    }
  }

  @Test func `after a failure a key tries again, and favorites are there the next time`() async throws {
    let backend = Backend(isFailing: true)
    let server = try ShopServer(backend: backend)
    defer { server.stop() }
    try await withTemporarySuite { suite in
      try await PseudoTerminal.run("--server", "\(server.url)", "--defaults", suite) { shop in
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
      try await PseudoTerminal.run("--server", "\(server.url)", "--defaults", suite) { shop in
        try await shop.shows(" ▸ ♥ Brass desk lamp")
      }
    }
  }

  @Test func `live, with the server that the program starts`() async throws {
    try await withTemporarySuite { suite in
      try await PseudoTerminal.run("--defaults", suite) { shop in
        try await shop.shows("Workshop apron")
        shop.type("G\r")
        try await shop.shows("Waxed cotton, crossed straps")
        shop.type("q")
        #expect(await shop.exitStatus() == 0)
      }
    }
  }
}
