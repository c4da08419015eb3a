#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the file system says about a file; while it stays the same, so do the contents.
package struct FileStamp: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  package var size: UInt64
  /// Nanoseconds since 1970.
  package var modified: Int64
  package var kind: Kind

  package enum Kind: UInt8, Sendable { case file, folder, other }

  /// - Returns: nil where there is nothing, or nothing that may be looked at. Symbolic links are followed.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = UInt64(truncatingIfNeeded: status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
  }

  package init(device: UInt64, inode: UInt64, size: UInt64, modified: Int64, kind: Kind) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.kind = kind
  }
}
