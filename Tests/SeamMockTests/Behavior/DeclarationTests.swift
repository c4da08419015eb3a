import Foundation
import SeamDoubles
import SeamTesting
import Testing

/// What doubles of the protocols in `Shapes/Declarations.swift` do.
struct DeclarationTests {
  @Test func `58 availability is kept`() async {
    MockRecent().go()
    let ageing = MockAgeing()
    ageing.mock.fresh.returns(1)
    ageing.mock.stale.returns(2)
    #expect(ageing.fresh() == 1)
    if #available(macOS 15, *) {
      ageing.mock.future.returns(3)
      #expect(await ageing.future() == 3)
    }
  }

  @Test(.mocks()) func `59 access is kept`() {
    let open = MockOpen()
    open.mock.a.returns(1)
    #expect(open.a == 1)
    open.b()
    MockShared.mock.c.returns(2)
    #expect(MockShared.c() == 2)
    let text = doubles("Declarations")
    #expect(text.contains("public final class MockOpen: Open, Sendable {"))
    #expect(text.contains("package final class MockShared: Shared, Sendable {"))
  }

  @Test func `71 members under a condition are there when it holds`() {
    let flags = MockFlags()
    flags.always()
    #if os(Linux)
      flags.mock.system.returns("kernel")
      #expect(flags.system() == "kernel")
      let kernel = MockOnLinux()
      kernel.mock.kernel.returns("6")
      #expect(kernel.kernel() == "6")
    #else
      flags.mock.system.returns(1)
      #expect(flags.system == 1)
    #endif
  }

  @Test func `75 types are values`() {
    let factory = MockFactory()
    factory.mock.make.handle { $0 }
    #expect(ObjectIdentifier(factory.make(MockLeaf.self)) == ObjectIdentifier(MockLeaf.self))
    factory.register(Int.self, as: "int")
    #expect(factory.mock.register.calls.map { ObjectIdentifier($0.type) } == [ObjectIdentifier(Int.self)])
    factory.mock.kind.returns(Int.self)
    #expect(ObjectIdentifier(factory.kind) == ObjectIdentifier(Int.self))
  }

  @Test func `76 a protocol in a type has its double there`() async throws {
    let loading = News.MockLoading()
    loading.mock.load.returns([News.Item(id: 1)])
    #expect(try await loading.load() == [News.Item(id: 1)])
  }

  @Test func `78 streams are answers like others, and end at once without a stub`() async throws {
    let ticks = MockTicks()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    ticks.mock.numbers.returns(stream)
    continuation.yield(1)
    continuation.finish()
    var numbers: [Int] = []
    for await number in ticks.numbers() { numbers.append(number) }
    #expect(numbers == [1])
    try await reports("'MockTicks.lines()' was called but has no stub") {
      for try await _ in ticks.lines() { Issue.record("a line") }
    }
  }

  @Test func `79 pointers reach the handler and are not kept`() {
    let digest = MockDigest()
    digest.mock.update.handle { #expect(Array($0) == [1, 2]) }
    [UInt8](arrayLiteral: 1, 2).withUnsafeBytes { digest.update($0) }
    digest.mock.result.handle { output, count in
      output.initialize(repeating: 7, count: count)
      return count
    }
    var bytes: [UInt8] = [0, 0]
    #expect(bytes.withUnsafeMutableBufferPointer { digest.result(into: $0.baseAddress!, count: 2) } == 2)
    #expect(bytes == [7, 7])
    #expect(digest.mock.update.count == 1)
    #expect(digest.mock.result.calls == [2])
  }

  @Test func `83 comments and line breaks do not matter, and doc comments are kept`() {
    let herald = MockHerald()
    herald.mock.cry.handle { text, times in text.count * times }
    #expect(herald.cry("oyez", times: 2) == 8)
    herald.hush()
    herald.mock.volume.returns(11)
    #expect(herald.volume == 11)
    let text = doubles("Declarations")
    #expect(
      text.contains(
        """
        /// Says something.
        ///  - Note: not much.
        final class MockHerald: Herald, Sendable {
        """))
    #expect(
      text.contains(
        """
          /// Cries `text`.
          func cry(_ text: String, times: Int) -> Int {
        """))
  }

  @Test func `84 types of Foundation`() async throws {
    let log = MockLog()
    log.mock.folder.returns(URL(filePath: "/a"))
    #expect(log.folder.path == "/a")
    reports("'MockLog.entries(since:)' was called but has no stub") {
      #expect(log.entries(since: .distantPast) == [])
    }
    log.mock.data.returns((Data([1]), 0.5))
    #expect(try await log.data(for: UUID()).1 == 0.5)
  }
}
