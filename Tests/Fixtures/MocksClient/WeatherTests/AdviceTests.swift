import SeamDoubles
import Station
import Testing

@testable import Weather

@MainActor struct AdviceTests {
  @Test func `a cold city asks for a coat`() async {
    let (forecast, diary) = (MockForecast(), MockDiary())
    forecast.mock.temperature.returns(3)
    #expect(await Advice(forecast, diary).text(for: "Oslo") == "take a coat")
    #expect(forecast.mock.temperature.calls == ["Oslo"])
    #expect(diary.mock.note.calls == ["Oslo 3.0"])
  }

  @Test func `without a forecast, somebody else is asked`() async {
    let forecast = MockForecast {
      $0.name.returns("the office")
      $0.temperature.throws(CancellationError())
    }
    #expect(await Advice(forecast, MockDiary(.strict)).text(for: "Oslo") == "ask the office")
  }

  @Test func `a library brings its doubles along`() async {
    let sensor: some Sensor = .warm
    #expect(await sensor.read() == 21)
  }
}
