import Foundation
import Seam
import ShopCore
import Toolkit

/// The program: reads the arguments, puts what they say into the app's scope, and opens a window.
@main
enum ShopDesktop {
  @MainActor static func main() {
    do {
      let options = try LaunchOptions(Array(CommandLine.arguments.dropFirst()))
      guard !options.wantsHelp else { return print(LaunchOptions.usage, terminator: "") }
      let app = try scope(options)
      guard let application = Application(id: "dev.seam.shop") else {
        complain(NoDisplay.text)
        exit(2)
      }
      // Everything that draws, draws within this call.
      exit(withCurrent(app) { DesktopApp(application, app: app, tracesWindows: options.tracesWindows).run() })
    } catch {
      complain("error: \(error)")
      exit(2)
    }
  }

  private static func scope(_ options: LaunchOptions) throws(LaunchOptions.Mistake) -> AppScope {
    var server: any ServerAddress = LocalServer(latency: .milliseconds(150))
    if let text = options.server {
      guard let url = URL(string: text), url.scheme == "http" || url.scheme == "https", url.host() != nil
      else { throw LaunchOptions.Mistake(description: "'\(text)' is not the address of a server") }
      server = url
    }
    return AppScope.main.replacing {
      $0.server = server
      if let suite = options.defaults { $0.suite = suite }
      if let folder = options.folder { $0.folder = URL(filePath: folder) }
    }
  }

  static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
