import Foundation
import Seam
import SeamTesting
import Testing

@testable import ShopCore

@Suite struct PriceLocaleTests {
  @Test(.scope(AppScope.self) { $0.locale = Locale(identifier: "de_DE") })
  func `a price is written in the locale of the app that is bound`() async {
    let price = Price(cents: 123_450, currency: "EUR")
    #expect(price.text == "1.234,50\u{A0}€")
    let app = AppScope.current
    let other = app.replacing { $0.locale = Locale(identifier: "en_US") }
    #expect(withCurrent(other) { price.text } == "€1,234.50")
    // What leaves the task takes the scope along.
    let late = Task.detached { withCurrent(app) { price.text } }
    #expect(await late.value == "1.234,50\u{A0}€")
  }
}
