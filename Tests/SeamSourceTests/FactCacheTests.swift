import Foundation
import SeamSource
import Testing

struct FactCacheTests {
  struct Words: StoredFacts, Equatable {
    var words: [String]

    init(words: [String]) { self.words = words }
    init(from reader: inout ByteReader) throws { words = try reader.strings() }
    func write(to writer: inout ByteWriter) { writer.write(words) }
  }

  /// Reads the words of all files.
  func read(_ folder: TemporaryFolder, version: Int = 1) -> ReadFacts<Words> {
    let cache = FactCache<Words>(file: folder.url.appending(path: "cache/words"), version: version)
    return SourceTree(paths: ["App"], relativeTo: folder.path).facts(cache: cache) {
      source throws(SourceProblem) in
      Words(words: source.text.split(separator: " ").map(String.init))
    }
  }

  func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in [("a", "one two"), ("b", "three"), ("c", "")] {
      let path = try folder.write(text, to: "App/\(name).swift")
      // Old enough that its time can be trusted.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: path)
    }
    return folder
  }

  @Test func `what has not changed is not parsed again`() throws {
    let folder = try folder()
    #expect(read(folder).parsedCount == 3)
    let again = read(folder)
    #expect(again.parsedCount == 0)
    #expect(again.files.map(\.facts.words) == [["one", "two"], ["three"], []])
  }

  @Test func `what has changed is parsed again, also where time and size are as they were`() throws {
    let folder = try folder()
    _ = read(folder)
    try folder.write("two one", to: "App/a.swift")
    let changed = read(folder)
    #expect(changed.parsedCount == 1)
    #expect(changed.files[0].facts.words == ["two", "one"])
    // Written within the same tick as the cache: its stamp says nothing.
    try folder.write("one two", to: "App/a.swift")
    #expect(read(folder).files[0].facts.words == ["one", "two"])
  }

  @Test func `a file that is moved keeps its facts`() throws {
    let folder = try folder()
    _ = read(folder)
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "App/a.swift"), to: folder.url.appending(path: "App/z.swift"))
    let moved = read(folder)
    #expect(moved.parsedCount == 0)
    #expect(moved.files.map(\.path) == ["App/b.swift", "App/c.swift", "App/z.swift"])
  }

  @Test func `another version reads everything anew`() throws {
    let folder = try folder()
    _ = read(folder)
    #expect(read(folder, version: 2).parsedCount == 3)
  }

  @Test func `a damaged cache is never an error, and never a wrong fact`() throws {
    let folder = try folder()
    let expected = read(folder).files.map(\.facts)
    let file = folder.url.appending(path: "cache/words")
    let whole = try Data(contentsOf: file)
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 0x41
      try damaged.write(to: file)
      #expect(read(folder).files.map(\.facts) == expected)
      try whole.prefix(index).write(to: file)
      #expect(read(folder).files.map(\.facts) == expected)
    }
  }

  @Test func `a cache that cannot be written is no error`() throws {
    let folder = try folder()
    try folder.write("", to: "cache")
    #expect(read(folder).files.count == 3)
    #expect(read(folder).parsedCount == 3)
  }

  @Test func `results are in the order of the files, whatever the number of threads`() {
    let numbers = Array(0..<1_000)
    for threads in [1, 2, 7] {
      #expect(parallelMap(numbers, threads: threads) { $0 * 2 } == numbers.map { $0 * 2 })
    }
    #expect(parallelMap([Int]()) { $0 }.isEmpty)
  }
}
