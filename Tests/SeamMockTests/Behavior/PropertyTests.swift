import SeamDoubles
import SeamTesting
import Testing

/// What doubles of the protocols in `Shapes/Properties.swift` do.
struct PropertyTests {
  @Test func `07 a property answers, and remembers what it is set to`() {
    var preferences: any Preferences = MockPreferences()
    let mock = (preferences as! MockPreferences).mock
    mock.isQuiet.returns(true)
    #expect(preferences.isQuiet)
    preferences.palette = Palette(name: "warm")
    #expect(preferences.palette.name == "warm")
    preferences.palette.name += "er"
    #expect(mock.palette_set.calls.map(\.name) == ["warm", "warmer"])
    reports("'MockPreferences.nickname' was called but has no stub") {
      #expect(preferences.nickname == nil)
    }
  }

  @Test func `08 a getter takes its time or fails`() async throws {
    let gauge = MockGauge()
    gauge.mock.late.handle { 3 }
    #expect(await gauge.late == 3)
    gauge.mock.risky.throws(ReadingError.blank)
    #expect(throws: ReadingError.blank) { try gauge.risky }
    gauge.mock.both.answers(.failure(ReadingError.blank), .success("ok"))
    await #expect(throws: ReadingError.blank) { try await gauge.both }
    #expect(try await gauge.both == "ok")
    gauge.mock.narrow.throws(.blank)
    #expect(throws: ReadingError.blank) { try gauge.narrow }
  }

  @Test func `09 a property is a closure`() {
    var button: any Button = MockButton()
    let mock = (button as! MockButton).mock
    mock.format.returns { "\($0)!" }
    #expect(button.format(3) == "3!")
    let taps = CallRecorder<Void>()
    button.onTap = { taps.record(()) }
    button.onTap?()
    #expect(taps.count == 1)
    #expect(mock.onTap_set.count == 1)
  }

  @Test func `10 a value that is unwrapped implicitly is an optional in its handle`() {
    let storyboard = MockStoryboard()
    storyboard.mock.title.returns("start")
    #expect(storyboard.title.count == 5)
    storyboard.mock.view.handle { $0.map { _ in 1 } }
    let none: Int? = storyboard.view(nil)
    #expect(none == nil)
    #expect(storyboard.view("a") == 1)
    #expect(storyboard.mock.view.calls == [nil, "a"])
  }

  @Test func `11 members that change a value are plain ones of a class`() {
    var ticker: any Ticker = MockTicker()
    let mock = (ticker as! MockTicker).mock
    ticker.tick()
    mock.next.returns(1, 2)
    #expect(ticker.next == 1)
    ticker.next = 9
    #expect(ticker.next == 9)
    #expect(mock.tick.count == 1)
  }
}
