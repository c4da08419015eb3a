import SeamDoubles
import SeamTesting
import Testing

/// What doubles of the protocols in `Shapes/Errors.swift` do.
struct ErrorTests {
  @Test func `04 a stub's error has the member's own type`() async throws {
    let phone = MockTelephone()
    phone.mock.lift.throws(.busy)
    #expect(throws: LineError.busy) { try phone.lift() }
    phone.mock.dial.handle { throw LineError.dead($0) }
    await #expect(throws: LineError.dead(112)) { try await phone.dial(number: 112) }
    phone.mock.dial.unprepare()
    try await reports("'MockTelephone.dial(number:)' was called but has no stub") {
      let text = try await phone.dial(number: 1)
      #expect(text == "")
    }
    #expect(phone.mock.dial.calls == [112, 1])
  }

  @Test func `05 no error is no error, and any error is any`() throws {
    let line = MockBorderline()
    line.mock.none.returns(1)
    #expect(line.none(0) == 1)
    line.mock.some.throws(LineError.busy)
    #expect(throws: LineError.busy) { try line.some() }
    reports("'MockBorderline.spelled()' was called but has no stub") {
      #expect(throws: UnstubbedCall.self) { try line.spelled() }
    }
  }

  @Test func `06 a generic error is the closure's`() throws {
    let repeater = MockRepeater()
    #expect(repeater.attempt { 7 } == 7)
    var found: [LineError] = []
    do {
      _ = try repeater.attempt { () throws(LineError) -> Int in throw .busy }
    } catch {
      found.append(error)
    }
    repeater.mock.attempt.handle { body in try body() + 1 }
    #expect(repeater.attempt { 7 } == 8)
    repeater.mock.each.handle { body in try body(3) }
    do {
      try repeater.each { (number) throws(LineError) in throw .dead(number) }
    } catch {
      found.append(error)
    }
    #expect(found == [.busy, .dead(3)])
    #expect(repeater.mock.attempt.count == 3)
  }

  @Test func `77 without a default the process ends, after the report`() async {
    let safe = MockSafe()
    safe.mock.open.returns(.shared)
    #expect(safe.open() === Sealed.shared)
    reports("'MockSafe.content(_:)' was called but has no stub") {
      #expect(throws: UnstubbedCall.self) { try safe.content(1) }
    }
    // The process hands the report on before it ends, as an issue.
    await reported { await #expect(processExitsWith: .failure) { MockSafe().destroy() } }
    await reported {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = MockSafe().open()
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("'MockSafe.open()' was called but has no stub"))
      #expect(text.contains("Double made at: SeamMockTests/ErrorTests.swift:"))
    }
  }

  /// Runs `body`, in which a report is filed, and expectations are not met in vain.
  private func reported(_ body: () async -> Void) async {
    await withKnownIssue {
      await body()
    } matching: { issue in
      if case .expectationFailed = issue.kind { return false }
      return true
    }
  }
}
