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
    if arguments.first == "previews" { exit(await printPreviews()) }
    do {
      let options = try LaunchOptions(arguments)
      if options.wantsHelp {
        print(LaunchOptions.usage, terminator: "")
      } else {
        let app = try scope(options)
        exit(await show(app))
      }
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func scope(_ options: LaunchOptions) throws(LaunchOptions.Mistake) -> AppScope {
    var server: any ServerAddress = ServerProcess(latency: .milliseconds(150))
    if let text = options.server {
      guard let url = URL(string: text), url.scheme == "http" || url.scheme == "https", url.host() != nil
      else {
        throw LaunchOptions.Mistake(description: "'\(text)' is not the address of a server")
      }
      server = url
    }
    return AppScope.main.replacing {
      $0.server = server
      if let suite = options.defaults { $0.suite = suite }
      if let folder = options.folder { $0.folder = URL(filePath: folder) }
    }
  }

  @MainActor
  private static func show(_ app: AppScope) async -> Int32 {
    await withWindow(of: app) { window in
      if let device = TerminalDevice() { return await TerminalApp(window: window, device: device).run() }
      print(await ScreenPrinter(window: window, patience: app.patience).text(), terminator: "")
      return 0
    }
  }

  @MainActor
  private static func printPreviews() async -> Int32 {
    for preview in Preview.all {
      print("\(preview.name)\n\n\(await preview.text { .preview($0) })")
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

/// Opens a window of an app, with the sessions that it shows, as long as `body` runs.
@MainActor
func withWindow<R>(of app: AppScope, _ body: (Coordinator) async -> R) async -> R {
  let sessions = app.makeSessions()
  let window = WindowScope(parent: app).makeCoordinator(sessions: sessions)
  let work = [Task { await sessions.follow() }, Task { await window.follow() }]
  defer { for task in work { task.cancel() } }
  return await withCurrent(app) { await body(window) }
}
