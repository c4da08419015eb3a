package import Foundation

/// Facts about files that were read in an earlier run, in one file.
///
/// Facts are found by the file's place and stamp, without reading it, or else by the hash of its contents. A cache that is damaged, or of
/// another format, is an empty one.
package struct FactCache<Facts: StoredFacts>: Sendable {
  package struct Entry: Sendable {
    package var location: String
    package var stamp: FileStamp
    package var hash: ContentHash
    /// Nil for those that the cache has already.
    package var facts: Facts?

    package init(location: String, stamp: FileStamp, hash: ContentHash, facts: Facts?) {
      self.location = location
      self.stamp = stamp
      self.hash = hash
      self.facts = facts
    }
  }

  private struct Stored: Sendable {
    var stamp: FileStamp
    var hash: ContentHash
    var blob: Blob
  }

  private struct Blob: Sendable {
    var range: Range<Int>
    var check: UInt64
  }

  private let file: URL
  private let version: Int
  private var data = Data()
  private var byLocation: [String: Stored] = [:]
  private var byHash: [ContentHash: Blob] = [:]
  /// When the cache was written, in nanoseconds since 1970. What was modified just before may be modified again in the same tick.
  private var written: Int64 = 0

  private static var magic: UInt64 { 0x7365_616d_6661_6374 }
  private static var tick: Int64 { 2_000_000_000 }

  /// Opens the cache.
  ///
  /// - Parameters:
  ///   - file: where it is kept; its folder is made when it is written.
  ///   - version: of the facts' format, changed whenever they or what they are taken from changes.
  package init(file: URL, version: Int) {
    self.file = file
    self.version = version
    guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else { return }
    self.data = data
    do {
      try open()
    } catch {
      self.data = Data()  // damaged: empty
    }
  }

  package var count: Int { byLocation.count }
  package var location: URL { file }

  /// The hash of a file that is as it was, for whoever only asks whether something has changed.
  package func hash(of location: String, _ stamp: FileStamp) -> ContentHash? {
    guard let stored = byLocation[location], stored.stamp == stamp,
      stamp.modified < written - Self.tick
    else { return nil }
    return stored.hash
  }

  package func facts(for hash: ContentHash) -> Facts? {
    guard let blob = byHash[hash] else { return nil }
    return data.withUnsafeBytes { bytes in
      let bytes = UnsafeRawBufferPointer(rebasing: bytes[blob.range])
      guard ContentHash(bytes).low == blob.check else { return nil }
      var reader = ByteReader(bytes)
      guard let facts = try? Facts(from: &reader), reader.isAtEnd else { return nil }
      return facts
    }
  }

  /// Writes the cache anew, with these entries alone; all of it or nothing.
  package func write(_ entries: [Entry], at date: Date = Date()) throws {
    var blobs = Data()
    var table = ByteWriter()
    table.write(UInt64(bitPattern: Int64(date.timeIntervalSince1970 * 1_000_000_000)))
    table.write(entries.count)
    for entry in entries {
      let start = blobs.count
      let check: UInt64
      if let facts = entry.facts {
        var writer = ByteWriter()
        facts.write(to: &writer)
        check = ContentHash(writer.output).low
        blobs.append(contentsOf: writer.output)
      } else if let stored = byHash[entry.hash] {
        check = stored.check
        blobs.append(data[stored.range])
      } else {
        throw ByteReader.Damaged()
      }
      table.write(entry.location)
      for word in [
        entry.stamp.device, entry.stamp.inode, entry.stamp.size, UInt64(bitPattern: entry.stamp.modified),
        entry.hash.high, entry.hash.low,
      ] { table.write(word) }
      table.write(start)
      table.write(blobs.count - start)
      table.write(check)
    }
    var head = ByteWriter()
    head.write(Self.magic)
    head.write(UInt64(version))
    let hash = ContentHash(table.output)
    head.write(hash.high)
    head.write(hash.low)
    head.write(UInt64(blobs.count))
    head.write(bytes: table.output)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try replace([Data(head.output), blobs])
  }

  /// Writes beside the file first, so that whoever reads it sees the old contents or the new ones.
  private func replace(_ parts: [Data]) throws {
    let draft = file.deletingLastPathComponent().appending(
      path: ".\(file.lastPathComponent)-\(UUID().uuidString)")
    try Data().write(to: draft)
    do {
      let handle = try FileHandle(forWritingTo: draft)
      for part in parts { try handle.write(contentsOf: part) }
      try handle.close()
      guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }

  private mutating func open() throws {
    (byLocation, byHash, written) = try data.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      guard try reader.word() == Self.magic, try reader.word() == UInt64(version) else {
        throw ByteReader.Damaged()
      }
      let hash = ContentHash(high: try reader.word(), low: try reader.word())
      let blobCount = Int(truncatingIfNeeded: try reader.word())
      let tableBytes = try reader.bytes()
      guard ContentHash(tableBytes) == hash, blobCount == reader.remaining else { throw ByteReader.Damaged() }
      let start = bytes.count - blobCount
      var table = ByteReader(tableBytes)
      let written = Int64(bitPattern: try table.word())
      var byLocation: [String: Stored] = [:]
      var byHash: [ContentHash: Blob] = [:]
      _ = try table.array { table in
        let location = try table.string()
        let stamp = FileStamp(
          device: try table.word(), inode: try table.word(), size: try table.word(),
          modified: Int64(bitPattern: try table.word()), kind: .file)
        let hash = ContentHash(high: try table.word(), low: try table.word())
        let offset = try table.int()
        let count = try table.int()
        guard offset >= 0, count >= 0, count <= blobCount, offset <= blobCount - count else {
          throw ByteReader.Damaged()
        }
        let range = (start + offset)..<(start + offset + count)
        let blob = Blob(range: range, check: try table.word())
        byLocation[location] = Stored(stamp: stamp, hash: hash, blob: blob)
        byHash[hash] = blob
      }
      return (byLocation, byHash, written)
    }
  }
}
