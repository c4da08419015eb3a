import SeamDoubles
import SeamTesting
import Testing

/// What doubles of the protocols in `Shapes/Closures.swift` do.
struct ClosureTests {
  @Test func `43 closures are recorded and can be called later`() throws {
    let courier = MockCourier()
    let found = CallRecorder<String?>()
    courier.fetch(id: 1) { found.record(try? $0.get()) }
    courier.mock.fetch.calls[0].completion(.success("late"))
    courier.mock.fetch.handle { _, completion in completion(.success("at once")) }
    courier.fetch(id: 2) { found.record(try? $0.get()) }
    #expect(found.calls == ["late", "at once"])
    courier.store(nil)
    #expect(courier.mock.store.calls[0] == nil)
  }

  @Test func `44 closures that must not be kept reach the handler`() throws {
    let visitor = MockVisitor()
    visitor.mock.with.handle { body in try body(3) }
    #expect(try visitor.with { "\($0)" } == "3")
    #expect(throws: LineError.busy) { try visitor.with { _ in throw LineError.busy } }
    visitor.mock.each.handle { body in
      var number = 1
      body(&number)
      #expect(number == 2)
    }
    visitor.each { $0 += 1 }
    visitor.mock.end.handle { finish in finish(4) }
    visitor.end { #expect($0 == 4) }
    #expect(visitor.mock.end.count == 1)
  }

  @Test func `45 without a stub the closure is called, and throws what it throws`() async throws {
    let latch = MockLatch()
    #expect(latch.locked { 3 } == 3)
    #expect(throws: LineError.busy) { try latch.locked { throw LineError.busy } }
    #expect(await latch.slowly { 4 } == 4)
    latch.mock.locked.handle { body in (try body() as? Int).map { $0 + 1 } as Any }
    #expect(latch.locked { 3 } == 4)
    latch.mock.slowly.handle { body in try await body() }
    await #expect(throws: LineError.busy) { try await latch.slowly { throw LineError.busy } }
    #expect(latch.mock.locked.count == 3)
  }

  @Test func `46 closures keep what they are`() async throws {
    let scheduler = MockScheduler()
    let ran = CallRecorder<Void>()
    scheduler.add { ran.record(()) }
    scheduler.mock.add.calls[0]()
    #expect(ran.count == 1)
    scheduler.onMain { 3 }
    #expect(try await scheduler.mock.onMain.calls[0]() == 3)
  }

  @Test func `47 an argument that is worked out late is worked out once`() throws {
    let diary = MockDiary()
    let evaluations = CallRecorder<Void>()
    func text() -> String {
      evaluations.record(())
      return "a"
    }
    diary.mock.note.handle { #expect($0 == "a") }
    diary.note(text())
    #expect(evaluations.count == 1)
    diary.remind(text())
    #expect(diary.mock.remind.calls == ["a"])
    func fail() throws -> Bool { throw LineError.busy }
    #expect(throws: LineError.busy) { try diary.verify(try fail()) }
    diary.verify(true)
    #expect(diary.mock.verify.calls == [true])
  }
}
