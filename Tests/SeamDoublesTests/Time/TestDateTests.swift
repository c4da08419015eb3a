import Foundation
import SeamDoubles
import Testing

@Suite struct TestDateTests {
  @Test func `it starts at a documented date and stands still`() {
    let date = TestDate()
    #expect(date.now == TestDate.start)
    #expect(date().ISO8601Format() == "2001-02-03T04:05:06Z")
    #expect(TestDate(.distantPast).now == .distantPast)
  }

  @Test func `it moves when told to, forwards and backwards`() {
    let date = TestDate()
    date.advance(by: .seconds(90))
    #expect(date() == TestDate.start + 90)
    date.advance(by: .seconds(-100))
    #expect(date() == TestDate.start - 10)
    date.set(Date(timeIntervalSince1970: 7))
    #expect(date() == Date(timeIntervalSince1970: 7))
  }

  @Test func `many small steps add up exactly`() {
    let date = TestDate()
    for _ in 1...1_000 { date.advance(by: .milliseconds(100)) }
    #expect(date() == TestDate.start + 100)
  }

  @Test func `it follows a clock`() {
    let clock = TestClock(now: .init(offset: .seconds(50)))
    let date = TestDate(following: clock)
    #expect(date() == TestDate.start)
    clock.advance(by: .seconds(60))
    #expect(date() == TestDate.start + 60)
    date.advance(by: .seconds(1))
    #expect(date() == TestDate.start + 61)
    date.set(Date(timeIntervalSince1970: 7))
    clock.advance(by: .seconds(1))
    #expect(date() == Date(timeIntervalSince1970: 8))
  }

  @Test func `it is passed as a function`() {
    struct Session {
      let now: @Sendable () -> Date
    }
    let date = TestDate()
    #expect(Session(now: { date() }).now() == TestDate.start)
    #expect(Session(now: date.callAsFunction).now() == TestDate.start)
  }

  @Test func `no step is lost under concurrency`() async {
    let date = TestDate()
    await withTaskGroup { group in
      for _ in 1...100 {
        group.addTask { for _ in 1...100 { date.advance(by: .seconds(1)) } }
      }
    }
    #expect(date() == TestDate.start + 10_000)
  }

  @Test func `a calendar sees it pass over the change to summer time`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Oslo"))
    let before = try #require(
      calendar.date(from: DateComponents(year: 2024, month: 3, day: 31, hour: 1, minute: 59)))
    let date = TestDate(before)
    date.advance(by: .seconds(120))
    #expect(calendar.dateComponents([.hour, .minute], from: date()) == DateComponents(hour: 3, minute: 1))
  }
}
