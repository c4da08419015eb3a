import Foundation

extension Product {
  /// The goods of previews, scenarios and tests.
  package static let samples = [
    Product(
      id: 1, name: "Brass desk lamp",
      details: "A lamp with a heavy foot and a shade that turns. Takes any E14 bulb.",
      price: Price(cents: 8900, currency: "EUR"), updated: day(2), image: "lamp"),
    Product(
      id: 2, name: "Crème brûlée torch",
      details: "A small flame for a thin crust. Refills from any lighter-gas can; sold empty.",
      price: Price(cents: 3150, currency: "EUR"), updated: day(5), image: "torch"),
    Product(
      id: 3, name: "Hinoki soap 檜",
      details: "Smells of a bath house in the mountains.",
      price: Price(cents: 950, currency: "EUR"), updated: day(8), image: "soap"),
  ]

  private static func day(_ day: Int) -> Date {
    Date(timeIntervalSince1970: 1_772_323_200 + Double(day - 1) * 86_400)  // from the first of March 2026
  }
}

extension CartLine {
  package static let samples = [
    CartLine(product: Product.samples[0], quantity: 1), CartLine(product: Product.samples[2], quantity: 3),
  ]
}

extension Order {
  package static let sample = Order(
    number: "3F2A", placed: Product.samples[2].updated,
    lines: [CartLine(product: Product.samples[1], quantity: 2)])
}

extension Picture {
  /// What a sample looks like; the PNGs are the server's.
  package static func sample(_ name: String) -> Picture {
    let files = [
      "lamp": PackageResources.lamp_png, "soap": PackageResources.soap_png,
      "torch": PackageResources.torch_png,
    ]
    return Picture(rows: ["[\(name)]"], png: files[name].map { Data($0) })
  }
}
