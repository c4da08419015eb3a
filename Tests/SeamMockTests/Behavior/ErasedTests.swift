import SeamDoubles
import SeamTesting
import Testing

/// What doubles of the protocols in `Shapes/Erased.swift` do.
struct ErasedTests {
  @Test func `a closure that changes a value of any type changes the caller's`() throws {
    let workshop = MockWorkshop()
    workshop.mock.change.handle { value, body in
      var value = value
      try body(&value, 2)
      return value
    }
    #expect(workshop.change(3) { $0 += $1 } == 5)
    #expect(throws: LineError.busy) { try workshop.change("a") { _, _ in throw LineError.busy } }
    #expect(workshop.mock.change.calls[0] as? Int == 3)
  }

  @Test func `types inside others come back as what is asked for`() async throws {
    let workshop = MockWorkshop()
    workshop.mock.make.handle { _ in 7 }
    #expect(try await workshop.make(Int.self) == 7)
    #expect(workshop.mock.make.calls.map { "\($0)" } == ["Int"])
    workshop.mock.fold.handle { start in
      { (next: Int) -> Int? in (start as? Int).map { $0 + next } } as Any
    }
    #expect(workshop.fold(1)(2) == 3)
    workshop.mock.spare.returns(nil)
    #expect(workshop.spare(4) == nil)
    workshop.mock.sort.handle { ($0 as? [Int])?.count ?? 0 }
    #expect(workshop.sort([1, 2]) == 2)
    await workshop.hand(5)
    #expect(workshop.mock.hand.count == 1)
    workshop.mock.exchange.handle { $0 = 8 }
    var value: Int? = 6
    workshop.exchange(&value)
    #expect(value == 8)
  }

  @Test func `an alias of a closure is a closure, whatever it is of`() {
    let workshop = MockWorkshop()
    let found = CallRecorder<Int?>()
    workshop.mock.fetch.handle { done in done(Result<Int, any Error>.success(1)) }
    workshop.fetch { (result: Result<Int, any Error>) in found.record(try? result.get()) }
    workshop.mock.notify.handle { done in done(.success(2)) }
    workshop.notify { found.record(try? $0.get()) }
    #expect(found.calls == [1, 2])
  }

  @Test func `packs come back inside other types`() {
    let workshop = MockWorkshop()
    workshop.mock.pairs.handle { values in [values.count, [1], ["a"]] }
    let (count, numbers, texts) = workshop.pairs(1 as Int?, nil as String?)
    #expect(count == 2)
    #expect(numbers == [1])
    #expect(texts == ["a"])
  }

  @Test func `values that cannot be copied are there during the call`() {
    let lockbox = MockLockbox()
    lockbox.mock.take.handle { Descriptor(number: 3) }
    lockbox.mock.put.handle { file in
      if let file { Int(file.number) } else { 0 }
    }
    #expect(lockbox.put(lockbox.take()) == 3)
    lockbox.mock.weigh.returns(4)
    #expect(lockbox.weigh(Descriptor(number: 1)) == 4)
    lockbox.mock.look.returns(5)
    #expect(lockbox.look { (_: borrowing Descriptor) in 1 } == 5)
  }

  @Test(.mocks()) func `an initializer throws what its closure may throw`() throws {
    MockTrial.mock.`init`.handle { body in _ = try body() }
    let body: () throws(LineError) -> Int = { () throws(LineError) in throw .busy }
    #expect(throws: LineError.busy) { try MockTrial(body) }
    MockTrial.mock.init_checkingThrowsToInt.handle { body in _ = try body() }
    #expect(throws: LineError.busy) { try MockTrial(checking: { throw LineError.busy }) }
    _ = MockTrial(checking: { 1 })
    #expect(MockTrial.mock.init_checkingThrowsToInt.count == 2)
  }

  @Test(.mocks()) func `a generic double has statics for each of its types`() {
    MockLexicon<Int>.mock.size.returns(1)
    MockLexicon<String>.mock.size.returns(2)
    #expect(MockLexicon<Int>.size(of: 0) == 1)
    #expect(MockLexicon<String>.size(of: "") == 2)
  }
}
