/// The goods, as the server keeps them: it shares no type with the app, as a real one would not.
struct CatalogItem: Codable, Equatable, Sendable {
  var id: Int
  var name: String
  var details: String
  var price: Price
  /// ISO 8601.
  var updated: String
  var image: String

  struct Price: Codable, Equatable, Sendable {
    var cents: Int
    var currency = "EUR"
  }

  init(_ id: Int, _ name: String, _ cents: Int, _ updated: String, image: String, _ details: String) {
    self.id = id
    self.name = name
    self.details = details
    price = Price(cents: cents)
    self.updated = updated
    self.image = image
  }
}

extension [CatalogItem] {
  static let catalog: [CatalogItem] = [
    .init(
      1, "Brass desk lamp", 8900, "2026-03-02T09:30:00Z", image: "lamp",
      "A lamp with a heavy foot and a shade that turns. Takes any E14 bulb; the cable is two metres of woven cotton."
    ),
    .init(
      2, "Canvas tote", 2450, "2026-02-11T14:05:00Z", image: "tote",
      "Twelve-ounce canvas with long handles. Holds a week of vegetables and does not mind it."),
    .init(
      3, "Cast-iron pan", 5600, "2026-01-20T08:00:00Z", image: "pan",
      "Twenty-six centimetres, seasoned twice. It will outlive its owner if it is kept dry."),
    .init(
      4, "Crème brûlée torch", 3150, "2025-12-03T16:45:00Z", image: "torch",
      "A small flame for a thin crust. Refills from any lighter-gas can; sold empty."),
    .init(
      5, "Dotted notebook", 1290, "2026-03-08T10:10:00Z", image: "notebook",
      "One hundred and ninety-two pages that lie flat, on paper that takes fountain-pen ink."),
    .init(
      6, "Enamel mug", 1150, "2025-11-17T07:20:00Z", image: "mug",
      "White with a blue rim. Chips with dignity."),
    .init(
      7, "Felt slippers", 4200, "2026-01-05T12:00:00Z", image: "slippers",
      "Grey wool felt with a leather sole, in sizes 36 to 46."),
    .init(
      8, "Folding umbrella", 3990, "2026-02-27T18:30:00Z", image: "umbrella",
      "Eight ribs of glass fibre. Turns inside out in a storm, and back again."),
    .init(
      9, "Garden shears", 4750, "2026-03-01T06:55:00Z", image: "shears",
      "Carbon steel, a spring that can be replaced, and a lock that the thumb finds in the dark."),
    .init(
      10, "Hinoki soap 檜", 950, "2026-02-14T11:11:00Z", image: "soap",
      "Smells of a bath house in the mountains. One hundred grams, wrapped in paper."),
    .init(
      11, "Kitchen scale", 2990, "2025-10-30T09:00:00Z", image: "scale",
      "Weighs from one gram to five kilograms and is honest about both."),
    .init(
      12, "Linen tea towels", 1850, "2026-01-28T13:40:00Z", image: "towels",
      "Two of them. Softer after each wash, never quite white again after beetroot."),
    .init(
      13, "Moka pot", 3490, "2026-02-03T05:45:00Z", image: "moka",
      "Six small cups or two honest ones. Aluminium, with a spare seal in the box."),
    .init(
      14, "Oak cutting board", 5200, "2025-12-19T15:25:00Z", image: "board",
      "Forty by twenty-eight centimetres of end grain, with a groove for the juice."),
    .init(
      15, "Pocket knife", 6450, "2026-03-05T17:00:00Z", image: "knife",
      "One blade, one handle of olive wood, no corkscrew, no regrets."),
    .init(
      16, "Sewing kit", 1675, "2025-11-02T10:50:00Z", image: "sewing",
      "Needles, six threads, a tape measure and two buttons that match nothing."),
    .init(
      17, "Stoneware teapot", 7200, "2026-02-20T08:15:00Z", image: "teapot",
      "Pours without dripping, which took the potter eleven years."),
    .init(
      18, "Wall clock", 9900, "2026-01-11T19:30:00Z", image: "clock",
      "Thirty centimetres, silent movement. Shows the time and nothing else."),
    .init(
      19, "Wool blanket", 11900, "2026-03-09T12:35:00Z", image: "blanket",
      "One hundred and forty by two hundred centimetres. Two people, one film, no draughts."),
    .init(
      20, "Workshop apron", 5850, "2025-12-28T14:00:00Z", image: "apron",
      "Waxed cotton, crossed straps, a pocket for a pencil and one for the phone that ought to be elsewhere."),
  ]
}
