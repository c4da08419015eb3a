public import Base

// seam:mock
public protocol Forecast: Named {
  func temperature(in city: String) async throws -> Double
}

// seam:mock
protocol Diary {
  func note(_ text: String)
}

public final class Advice {
  private let forecast: any Forecast
  let diary: any Diary

  init(_ forecast: any Forecast, _ diary: any Diary) {
    self.forecast = forecast
    self.diary = diary
  }

  public func text(for city: String) async -> String {
    guard let temperature = try? await forecast.temperature(in: city) else { return "ask \(forecast.name)" }
    diary.note("\(city) \(temperature)")
    return temperature < 10 ? "take a coat" : "go as you are"
  }
}
