package import Foundation

/// Values in files that nobody but their owner can read, a file a key. Refuses a file that others can read.
package struct FileStore: KeyValueStore {
  let folder: URL

  package init(folder: URL) { self.folder = folder }

  package func data(forKey key: String) throws -> Data? {
    let file = folder.appending(path: key).path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file) else { return nil }
    guard let mode = attributes[.posixPermissions] as? Int, mode & 0o077 == 0 else {
      throw FileStoreError.readByOthers(file)
    }
    return try Data(contentsOf: URL(filePath: file))
  }

  package func set(_ data: Data?, forKey key: String) throws {
    let file = folder.appending(path: key)
    guard let data else {
      if unlink(file.path) != 0, errno != ENOENT { throw FileStoreError.unwritable(file.path) }
      return
    }
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // Written beside and then moved, so that there is a whole file at any time, and never one that is open to others.
    let draft = file.path + ".\(UUID().uuidString)"
    let descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY, 0o600)
    guard descriptor >= 0 else { throw FileStoreError.unwritable(file.path) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do { try handle.write(contentsOf: data) } catch {
      unlink(draft)
      throw FileStoreError.unwritable(file.path)
    }
    guard rename(draft, file.path) == 0 else {
      unlink(draft)
      throw FileStoreError.unwritable(file.path)
    }
  }
}

/// Why a file is not used.
package enum FileStoreError: Error, Equatable, LocalizedError {
  case readByOthers(String)
  case unwritable(String)

  package var errorDescription: String? {
    switch self {
    case .readByOthers(let file): "Others can read '\(file)', so it is not used; 'chmod 600' makes it yours."
    case .unwritable(let file): "'\(file)' cannot be written."
    }
  }
}
