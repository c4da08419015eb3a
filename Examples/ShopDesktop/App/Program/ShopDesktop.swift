import Foundation
import Seam
import ShopCore
import Toolkit

/// The program: reads the arguments, puts what they say into the app's scope, and opens a window.
@main
enum ShopDesktop {
  @MainActor static func main() {
    do {
      let options = try LaunchOptions(
        Array(CommandLine.arguments.dropFirst()), of: "shop-desktop", flags: [LaunchOptions.traceWindows])
      guard !options.wantsHelp else { return print(LaunchOptions.usage, terminator: "") }
      let app = options.app(local: LocalServer(latency: .milliseconds(150)))
      guard let application = Application(id: "dev.seam.shop") else {
        complain(NoDisplay.text)
        exit(2)
      }
      // Everything that draws, draws within this call.
      let traces = options.flags.contains(LaunchOptions.traceWindows)
      exit(withCurrent(app) { DesktopApp(application, app: app, tracesWindows: traces).run() })
    } catch {
      complain("error: \(error)")
      exit(2)
    }
  }

  static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
