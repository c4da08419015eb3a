import Foundation

/// What is kept about a file, as bytes.
///
/// Types that are `Codable` have it for nothing; those of which there are many write themselves.
package protocol StoredFacts: Sendable {
  /// - Throws: anything, where the bytes are not what `write` has written.
  init(from reader: inout ByteReader) throws

  func write(to writer: inout ByteWriter)
}

extension StoredFacts where Self: Codable {
  package init(from reader: inout ByteReader) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(reader.bytes()))
  }

  package func write(to writer: inout ByteWriter) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    writer.write(bytes: (try? encoder.encode(self)) ?? Data())
  }
}
