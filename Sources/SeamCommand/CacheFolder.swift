import Foundation
import SeamSource

/// Where facts are kept from run to run: the user's folder for what can be made again.
enum CacheFolder {
  static func file(_ name: String, for paths: [String]) -> URL? {
    guard let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first else {
      return nil
    }
    let key = ([FileManager.default.currentDirectoryPath] + paths).joined(separator: "\n")
    return folder.appending(path: "seam/\(name)-\(ContentHash(key.utf8)).facts")
  }
}
