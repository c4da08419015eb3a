import Foundation
import ShopCore
import Testing

@testable import ShopServer
@testable import ShopTerminal

/// The built program without a terminal, as in a pipe or on a build machine.
@Suite(.timeLimit(.minutes(3))) struct ShopExecutableTests {
  @Test func `each screen is printed once`() async throws {
    let outcome = try await ShopExecutable.run("-scenario", "loaded")
    let rule = String(repeating: "─", count: 80)
    #expect(
      outcome.output == """
         Shop  [1 Products] 2 Favorites  3 Cart  4 Orders  5 Account  6 Settings    ♥ 1
        \(rule)
         ▸   Brass desk lamp                                                     €89.00
           ♥ Crème brûlée torch                                                  €31.50
             Hinoki soap 檜                                                       €9.50
        \(rule)
         ↑↓ move  enter open  f favorite  a add to cart  / search  o order  q quit

         Shop  [1 Products] 2 Favorites  3 Cart  4 Orders  5 Account  6 Settings    ♥ 1
        \(rule)

           Brass desk lamp                                                       €89.00
           not a favorite

           A lamp with a heavy foot and a shade that turns. Takes any E14 bulb.

           updated 2026-03-02

           [lamp]
        \(rule)
         esc back  f favorite  a add to cart  +/- price  r reload  q quit

         Shop   1 Products [2 Favorites] 3 Cart  4 Orders  5 Account  6 Settings    ♥ 1
        \(rule)
         ▸ ♥ Crème brûlée torch                                                  €31.50
        \(rule)
         ↑↓ move  enter open  f favorite  a add to cart  r reload  q quit

        """)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    ("empty", ["The shop is empty today.", "No favorites yet."]),
    ("failing", ["The products could not be loaded.", "The shop answered: closed for stocktaking (500)."]),
    ("loading", ["Loading products…", "Loading favorites…"]),
  ])
  func `a scenario without products prints what it has to say`(name: String, texts: [String]) async throws {
    let outcome = try await ShopExecutable.run("-scenario", name)
    for text in texts { #expect(outcome.output.contains(text)) }
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func `help is printed and is no mistake`() async throws {
    let outcome = try await ShopExecutable.run("--help")
    #expect(outcome == .init(status: 0, output: LaunchOptions.usage, errors: ""))
  }

  @Test func `live, the products come from a server that the program starts`() async throws {
    let outcome = try await withOwnStorage { try await ShopExecutable.run(ShopExecutable.url, $0) }
    #expect(outcome.output.contains(" ▸   Brass desk lamp "))
    #expect(outcome.output.contains("     Workshop apron "))
    #expect(outcome.output.contains("No favorites yet."))
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func `a closed standard input is no terminal`() async throws {
    let command = ["-c", "exec \"$0\" -scenario empty <&-", ShopExecutable.url.path]
    let outcome = try await ShopExecutable.run(URL(filePath: "/bin/sh"), command)
    #expect(outcome.output.contains("The shop is empty today."))
    #expect(outcome.status == 0)
  }

  @Test func `a server that cannot be reached is a screen, not an end`() async throws {
    let outcome = try await withOwnStorage { storage in
      // Nothing listens on port 1 of the loopback address.
      try await ShopExecutable.run(ShopExecutable.url, ["--server", "http://127.0.0.1:1"] + storage)
    }
    #expect(outcome.output.contains("The shop cannot be reached. Is there a connection?"))
    #expect(outcome.status == 0)
  }

  @Test func `a server that answers nonsense is a screen, not an end`() async throws {
    let listener = try Socket.listening(port: 0)
    Thread.detachNewThread {
      while let client = listener.accepted(timeout: 10) {
        _ = client.receive()
        client.write(Array("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n<html>".utf8))
        client.finish()
      }
    }
    defer { shutdown(listener.descriptor, Int32(SHUT_RDWR)) }  // nobody is accepted any more
    let outcome = try await withOwnStorage { storage in
      try await ShopExecutable.run(
        ShopExecutable.url, ["--server", "http://127.0.0.1:\(listener.localPort)"] + storage)
    }
    #expect(outcome.output.contains("The shop's answer makes no sense: it is not JSON."))
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    (
      ["-scenario", "x"],
      "error: unknown scenario 'x'; known are 'empty', 'failing', 'live-favorites', 'loaded', 'loading', 'mock-favorites'\n"
    ),
    (
      ["-scenario"],
      "error: '-scenario' needs a name; known are 'empty', 'failing', 'live-favorites', 'loaded', 'loading', 'mock-favorites'\n"
    ),
    (["--bogus"], "error: unknown option '--bogus'; 'shop --help' lists the known ones\n"),
    (["--server", "nonsense"], "error: 'nonsense' is not the address of a server\n"),
    (["serve", "--port", "x"], "error: '--port' needs a port\n\(ServeCommand.usage)\n"),
    (
      ["serve", "--latency", "-1"],
      "error: '--latency' needs milliseconds, at most 60000\n\(ServeCommand.usage)\n"
    ),
    (["serve", "--bogus"], "error: unknown option '--bogus'\n\(ServeCommand.usage)\n"),
  ])
  func `arguments that make no sense are refused`(arguments: [String], errors: String) async throws {
    let outcome = try await ShopExecutable.run(ShopExecutable.url, arguments)
    #expect(outcome == .init(status: 2, output: "", errors: errors))
  }

  @Test func `a server ends with its standard input`() async throws {
    let outcome = try await ShopExecutable.run("serve", "--port", "0")
    #expect(outcome.output.hasPrefix("serving http://127.0.0.1:"))
    #expect(outcome.status == 0)
  }

  @Test func `one feature plays a mock while the rest is live`() async throws {
    let outcome = try await withOwnStorage {
      try await ShopExecutable.run(ShopExecutable.url, ["-scenario", "mock-favorites"] + $0)
    }
    #expect(outcome.output.contains(" ▸ ♥ Brass desk lamp "))
    #expect(outcome.output.contains("     Workshop apron "))
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func `the catalogue has each screen in each state`() async throws {
    let outcome = try await ShopExecutable.run("previews")
    for name in ["products, empty", "checkout, loaded", "orders, failing", "checkout on its bench, bill"] {
      #expect(outcome.output.contains("\(name)\n\n"))
    }
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM]) func `without a terminal, too, a signal closes the app`(
    signal: Int32
  ) async throws {
    let child = Arrival<pid_t>()
    // Longer than the test may last: only the signal ends the load. It comes from the connection's thread, for the program's
    // patience may be over by the time that a task gets its turn.
    let backend = try Backend(
      latency: .seconds(600), onRequest: { _ in if let child = child.take() { kill(child, signal) } })
    let server = try ShopServer(backend: backend)
    defer { server.stop() }
    let outcome = try await withOwnStorage { storage in
      try await ShopExecutable.run(ShopExecutable.url, ["--server", "\(server.url)"] + storage) {
        child.put($0)
      }
    }
    #expect(outcome == .init(status: 128 + signal, output: "", errors: ""))
  }
}
