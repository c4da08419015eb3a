import Foundation
import SeamDoubles
import Testing

private struct Offline: Error, Equatable {}

private protocol ProductService: Sendable {
  func products(matching text: String) async throws -> [String]
  func price(of product: String, in currency: String) async throws(Offline) -> Int
  func refresh() async throws
  var isOnline: Bool { get }
}

private struct MockProductService: ProductService {
  let search = Stub<String, [String]>()
  func products(matching text: String) async throws -> [String] { try await search(text) }

  let price = TypedStub<(String, String), Int, Offline>()
  func price(of product: String, in currency: String) async throws(Offline) -> Int {
    try await price((product, currency))
  }

  let refreshed = Stub<Void, Void>()
  func refresh() async throws { try await refreshed() }

  let online = TypedStub<Void, Bool, Never>(.returns(true))
  var isOnline: Bool { online() }
}

@Suite struct TypedStubTests {
  @Test func `a mock written by hand answers what each member is told`() async throws {
    let mock = MockProductService()
    let service: any ProductService = mock
    mock.search.behavior = .returns(["teapot"])
    mock.price.behavior = .throws(Offline())
    mock.refreshed.behavior = .returns()

    #expect(try await service.products(matching: "tea") == ["teapot"])
    await #expect(throws: Offline()) { try await service.price(of: "teapot", in: "EUR") }
    try await service.refresh()
    #expect(service.isOnline)

    #expect(mock.search.calls == ["tea"])
    #expect(mock.price.calls.map(\.1) == ["EUR"])
    #expect(mock.refreshed.count == 1)
    #expect(mock.online.count == 1)
    #expect(mock.search.recorder.entries[0].order < mock.price.recorder.entries[0].order)
  }

  @Test func `a behavior set later counts from the next call on`() async throws {
    let stub = Stub<Void, Int>(.returns(1))
    #expect(try await stub() == 1)
    stub.behavior = .throws(Offline())
    await #expect(throws: Offline()) { try await stub() }
    #expect(stub.count == 2)
  }

  @Test func `a call that was awaited keeps its behavior although another is set at once`() async throws {
    let stub = Stub<Void, Int>(.returns(1))
    let looked = CallRecorder<Void>()
    try await withThrowingTaskGroup { group in
      // The first to be resumed sets the behavior; resuming the others keeps the call busy meanwhile.
      for waiter in 0..<1_000 {
        group.addTask {
          try await stub.recorder.wait { calls in
            looked.record(())
            return !calls.isEmpty
          }
          if waiter < 10 { stub.behavior = .returns(2) }
        }
        if waiter == 10 { try await looked.wait(for: 10) }
      }
      try await looked.wait(for: 1_000)
      #expect(try await stub() == 1)
      try await group.waitForAll()
      #expect(try await stub() == 2)
    }
  }

  @Test func `behaviors in sequence are one for each call, the last for all further ones`() async throws {
    let stub = Stub<Void, Int>(.throws(Offline()).then(.returns(1)).then(.returns(2)))
    await #expect(throws: Offline()) { try await stub() }
    let answers = try await [stub(), stub(), stub()]
    #expect(answers == [1, 2, 2])
    stub.behavior = .returns(3).then(.returns(4))
    #expect(try await [stub(), stub()] == [3, 4])
  }

  @Test func `functions are called with the input, after the call is recorded and with no lock held`()
    async throws
  {
    let stub = Stub<Int, Int>()
    stub.behavior = .calls { [unowned stub] input in
      stub.behavior = .returns(stub.count)
      return input * 2
    }
    #expect(try await stub(21) == 42)
    #expect(try await stub(0) == 1)

    stub.behavior = .calls { [unowned stub] input in
      try await stub.recorder.wait(for: 4)
      return input
    }
    async let waiting = stub(7)
    try await stub.recorder.wait(for: 3)
    stub.behavior = .returns(0)
    #expect(try await stub(8) == 0)
    #expect(try await waiting == 7)
  }

  @Test func `synchronous functions are answered synchronously`() throws {
    func answer(_ stub: Stub<Int, String>) throws -> String { try stub(1) }
    let stub = Stub<Int, String>(.calls { "\($0)" }, name: "label")
    #expect(try answer(stub) == "1")
    stub.behavior = .calls { number in
      await Task.yield()
      return "\(number)"
    }
    let error = #expect(throws: StubMisuse.self) { try answer(stub) }
    #expect(
      error?.description == """
        stub 'label' was called from a synchronous function but its behavior suspends; \
        give it one without delay or 'async'
        """)
  }

  @Test func `a stub without behavior throws an error that names it`() async {
    let stub = Stub<Void, Int>(name: "products")
    let error = await #expect(throws: StubMisuse.self) { try await stub() }
    #expect(
      error?.description
        == "stub 'products' was called but has no behavior; give it one, such as '.returns(value)'")
    #expect(error?.localizedDescription == error?.description)
    #expect(stub.count == 1)
  }

  @Test func `a stub is called after its place unless it is named`() {
    let line = #line + 1
    let stub = Stub<Void, Int>()
    #expect(stub.recorder.name == "SeamDoublesTests/TypedStubTests.swift:\(line)")
  }

  @Test func `a stub without behavior traps where it cannot throw`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await TypedStub<Void, Int, Never>(name: "count")()
    }
    #expect(
      text(result).contains(
        "stub 'count' was called but has no behavior; give it one, such as '.returns(value)'"))
  }

  @Test func `a delayed answer comes when the clock says so`() async throws {
    let clock = TestClock()
    let stub = Stub<Int, Int>(.returns(1).then(.calls { $0 }).delayed(by: .seconds(2), on: clock))
    for answer in [1, 5, 5] {
      async let result = stub(5)
      #expect(try await clock.step() == .seconds(2))
      #expect(try await result == answer)
    }
  }

  @Test func `a cancelled call does not wait for its delay`() async throws {
    let clock = TestClock()
    let stub = Stub<Void, Int>(.returns(1).delayed(by: .seconds(2), on: clock))
    let task = Task { try await stub() }
    try await clock.sleepers(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a cancelled call that cannot throw answers at once`() async throws {
    let clock = TestClock()
    let stub = TypedStub<Void, Int, Never>(.returns(1).delayed(by: .seconds(2), on: clock))
    let task = Task { await stub() }
    try await clock.sleepers(1)
    task.cancel()
    #expect(await task.value == 1)
  }

  @Test func `a delay does not give an answer to a stub that has none`() async {
    let stub = Stub<Void, Int>(.unconfigured.delayed(by: .seconds(2), on: TestClock()))
    await #expect(throws: StubMisuse.self) { try await stub() }
  }

  @Test func `a call that never returns ends with its cancellation, before or after`() async throws {
    let stub = Stub<Void, Int>(.neverReturns)
    let loading = Task { try await stub() }
    try await stub.recorder.wait(for: 1)
    loading.cancel()
    await #expect(throws: CancellationError.self) { try await loading.value }

    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await stub()
    }
    await #expect(throws: CancellationError.self) { try await cancelled.value }
  }

  @MainActor @Test func `a behavior that does not suspend stays on the caller's actor`() async throws {
    let stub = Stub<Void, Int>(.calls { MainActor.assumeIsolated { 1 } })
    #expect(try await stub() == 1)
  }

  @Test func `behaviors are released with no lock held`() {
    final class Canary: Sendable {
      let onRelease: @Sendable () -> Void
      init(onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }
      deinit { onRelease() }
    }
    let stub = Stub<Void, Int>()
    let released = CallRecorder<Int>()
    stub.behavior = canary()
    stub.behavior = .returns(1)
    #expect(released.calls == [0])

    func canary() -> Stub<Void, Int>.Behavior {
      let canary = Canary { [unowned stub] in
        _ = stub.behavior
        released.record(stub.count)
      }
      return .calls { withExtendedLifetime(canary) { 0 } }
    }
  }

  @Test func `a hundred tasks call ten times each and get each answer once, in order`() async throws {
    let last = (1..<1_000).reduce(into: Stub<Int, Int>.Behavior.returns(0)) { $0 = $0.then(.returns($1)) }
    let stub = Stub<Int, Int>(last)
    let answers = try await withThrowingTaskGroup(of: [Int].self) { group in
      for task in 0..<100 {
        group.addTask {
          var answers: [Int] = []
          for _ in 0..<10 { answers.append(try await stub(task)) }
          return answers
        }
      }
      return try await group.reduce(into: [[Int]]()) { $0.append($1) }
    }
    #expect(answers.allSatisfy { $0 == $0.sorted() })
    #expect(answers.flatMap(\.self).sorted() == Array(0..<1_000))
    #expect(stub.count == 1_000)
  }
}
