import Foundation
import Seam
import ShopCore
import ShopServer

/// The program: reads the arguments, puts what they say into the app's scope, and opens a window.
@main
enum Shop {
  static func main() async {
    adoptStandardStreams()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "serve" { exit(ServeCommand.run(Array(arguments.dropFirst()))) }
    do {
      if arguments.first == "previews" { exit(try await printPreviews()) }
      let options = try LaunchOptions(arguments, of: "shop")
      if options.wantsHelp {
        print(LaunchOptions.usage, terminator: "")
      } else {
        let app = options.app(local: ServerProcess(latency: .milliseconds(150)))
        exit(await end(await show(app), closing: .main))
      }
    } catch {
      report(error)
      exit(2)
    }
  }

  /// Shows the app until it is left; gives the exit status.
  @MainActor
  private static func show(_ app: AppScope) async -> Int32 {
    do {
      let signals = await EndSignals()
      return try await withWindow(of: app) { window in
        if let device = TerminalDevice() {
          return await TerminalApp(window: window, device: device, signals: signals).run()
        }
        return await printScreens(ScreenPrinter(window: window, patience: app.patience), signals)
      }
    } catch {
      report(error)
      return 1
    }
  }

  /// Prints each screen once, unless a signal comes first.
  @MainActor
  private static func printScreens(_ printer: ScreenPrinter, _ signals: EndSignals) async -> Int32 {
    let printing = Task {
      let text = await printer.text()
      if !Task.isCancelled { print(text, terminator: "") }
    }
    let interruption = Task {
      for await number in signals.stream {
        signals.end()
        printing.cancel()
        return EndSignals.status(number)
      }
      return 0  // printed
    }
    await printing.value
    interruption.cancel()
    signals.end()
    return await interruption.value
  }

  /// Closes the app, once its windows and its session are; the status, or 1 where that fails.
  ///
  /// - Parameter app: the one that nothing is replaced in: it has what the arguments do not change, and what is derived
  ///   from it is closed first.
  static func end(
    _ status: Int32, closing app: AppScope, limit: Duration = .seconds(10),
    report: @Sendable (any Error) -> Void = Shop.report
  ) async -> Int32 {
    do {
      try await app.close(limit: limit)
      return status
    } catch {
      report(error)
      return 1
    }
  }

  static func report(_ error: any Error) {
    try? FileHandle.standardError.write(contentsOf: Data("error: \(error)\n".utf8))
  }

  @MainActor
  private static func printPreviews() async throws -> Int32 {
    for preview in Preview.all {
      print("\(preview.name)\n\n\(try await preview.text { .preview($0) })")
    }
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
}

/// Opens a window of an app, with the sessions that it shows, as long as `body` runs; then the window is closed, and
/// then the session.
@MainActor
func withWindow<R>(of app: AppScope, _ body: (Coordinator) async -> R) async throws -> R {
  let sessions = app.makeSessions()
  let scope = WindowScope(parent: app)
  let window = scope.makeCoordinator(sessions: sessions)
  let work = [Task { await sessions.follow() }, Task { await window.follow() }]
  let result = await withCurrent(app) { await body(window) }
  for task in work { task.cancel() }
  for task in work { await task.value }
  try await scope.close()
  try await sessions.end()
  return result
}
