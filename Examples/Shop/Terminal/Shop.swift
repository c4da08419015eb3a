import Foundation
import ShopCore
import ShopServer

/// The program: reads the arguments, has the graph built, and shows it.
@main
enum Shop {
  static func main() async {
    adoptStandardStreams()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "serve" { exit(ServeCommand.run(Array(arguments.dropFirst()))) }
    do {
      let options = try LaunchOptions(arguments)
      if options.wantsHelp {
        print(LaunchOptions.usage, terminator: "")
      } else {
        exit(try await run(options))
      }
    } catch let mistake as LaunchOptions.Mistake {
      complain(mistake.message)
      exit(2)
    } catch {
      complain("\(error)")
      exit(1)
    }
  }

  @MainActor
  private static func run(_ options: LaunchOptions) async throws -> Int32 {
    if let scenario = options.scenario {
      return await show(Composition(scenario: scenario), patience: scenario.patience)
    }
    if let server = options.server {
      guard let url = URL(string: server), url.scheme == "http" || url.scheme == "https", url.host() != nil
      else {
        throw LaunchOptions.Mistake(message: "'\(server)' is not the address of a server")
      }
      return await show(Composition(server: url, defaults: options.defaults), patience: .seconds(10))
    }
    let server = try ServerProcess(latency: .milliseconds(150))
    defer { server.stop() }
    return await show(Composition(server: server.url, defaults: options.defaults), patience: .seconds(10))
  }

  @MainActor
  private static func show(_ composition: Composition, patience: Duration) async -> Int32 {
    let window = composition.makeCoordinator()
    if let device = TerminalDevice() { return await TerminalApp(window: window, device: device).run() }
    print(await ScreenPrinter(window: window, patience: patience).text(), terminator: "")
    return 0
  }

  /// A standard stream that is closed would give its number to the next file that is opened.
  private static func adoptStandardStreams() {
    while true {
      let descriptor = open("/dev/null", O_RDWR)
      if descriptor < 0 { return }
      if descriptor > STDERR_FILENO {
        close(descriptor)
        return
      }
    }
  }

  private static func complain(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
  }
}
