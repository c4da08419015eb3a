/// What is kept about a file, as bytes.
package protocol StoredFacts: Sendable {
  /// - Throws: anything, where the bytes are not what `write` has written.
  init(from reader: inout ByteReader) throws

  func write(to writer: inout ByteWriter)
}
