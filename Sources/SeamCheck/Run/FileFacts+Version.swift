import Foundation
import SeamSource

extension FileFacts {
  /// Of the facts' format, and of the program that takes them: another build of it reads everything anew.
  static let version: Int = {
    var writer = ByteWriter()
    writer.write(formatVersion)
    if let program = Bundle.main.executablePath, let stamp = FileStamp(path: program) {
      writer.write(stamp.inode)
      writer.write(stamp.size)
      writer.write(UInt64(bitPattern: stamp.modified))
    }
    return Int(truncatingIfNeeded: ContentHash(writer.output).low >> 1)
  }()
}
