package import Foundation
import Seam

/// What the arguments of a front end ask for, but for `-scenario`: that one is the app scope's.
package struct LaunchOptions: Equatable {
  /// A server that is running already.
  package private(set) var server: URL?
  /// Where favorites are kept.
  package private(set) var defaults: String?
  /// Where accounts, carts and orders are kept.
  package private(set) var folder: String?
  /// The options of the front end's own that are there.
  package private(set) var flags: Set<String> = []
  package private(set) var wantsHelp = false

  /// An argument that is not understood.
  package struct Mistake: Error, Equatable, CustomStringConvertible {
    package var description: String

    package init(description: String) { self.description = description }
  }

  /// - Parameters:
  ///   - program: what the program is called where it is told how to get help.
  ///   - flags: the options of the front end's own; they have no value.
  package init(_ arguments: [String], of program: String, flags: Set<String> = []) throws(Mistake) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": wantsHelp = true
      case "-scenario", "--scenario": rest = rest.dropFirst()
      case _ where option.hasPrefix("-scenario=") || option.hasPrefix("--scenario="): break
      case "--server": server = try Self.address(try Self.value(of: option, &rest))
      case "--folder": folder = try Self.value(of: option, &rest)
      case "--defaults": defaults = try Self.value(of: option, &rest)
      case _ where flags.contains(option): self.flags.insert(option)
      default:
        throw Mistake(description: "unknown option '\(option)'; '\(program) --help' lists the known ones")
      }
    }
  }

  /// The app as the arguments ask for it.
  ///
  /// - Parameter local: the server where they name none.
  package func app(local: any ServerAddress) -> AppScope {
    AppScope.main.replacing {
      $0.server = server ?? local
      if let defaults { $0.suite = defaults }
      if let folder {
        $0.folder = URL(filePath: folder)
        $0.secrets = FileStore(folder: URL(filePath: folder))  // all there is lies in the folder
      }
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(Mistake) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw Mistake(description: "option '\(option)' needs a value")
    }
    return value
  }

  private static func address(_ text: String) throws(Mistake) -> URL {
    guard let url = URL(string: text), url.scheme == "http" || url.scheme == "https", url.host() != nil
    else { throw Mistake(description: "'\(text)' is not the address of a server") }
    return url
  }
}
