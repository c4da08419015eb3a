import Foundation
import Testing

@testable import ShopCore
@testable import ShopServer

@Suite(.timeLimit(.minutes(1))) struct PictureTests {
  func picture(_ name: String) throws -> Picture {
    let request = HTTPRequest(method: "GET", path: ["pictures", name], query: [:], headers: [:], body: [])
    return try JSONDecoder().decode(Picture.self, from: Data(try Backend().answer(request).response.body))
  }

  @Test func `each product has a picture of its own`() throws {
    let pictures = try [CatalogItem].catalog().map { Drawings.png($0.image) }
    #expect(Set(pictures.compactMap(\.self)).count == 20)
  }

  @Test func `what nobody has drawn is a picture in text`() throws {
    #expect(try picture("moon") == Picture(rows: ["┌──────┐", "│ moon │", "└──────┘"]))
  }

  @Test(arguments: ["lamp", "soap", "torch"]) func `a sample looks like what the server has`(name: String)
    throws
  {
    #expect(try picture(name).png == Picture.sample(name).png)
  }

  @Test func `a file has a header, packed rows and an end, each with its checksum`() {
    #expect(
      PNG.encoded([255, 0, 0], width: 1) == [
        137, 80, 78, 71, 13, 10, 26, 10,
        0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0, 144, 119, 83, 222,
        0, 0, 0, 12, 73, 68, 65, 84, 120, 1, 99, 250, 207, 192, 0, 0, 3, 9, 1, 2, 21, 150, 54, 174,
        0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
      ])
    #expect(PNG.crc(Array("IEND".utf8)) == 0xAE42_6082)
    #expect(PNG.adler(Array("Wikipedia".utf8)) == 0x11E6_0398)
  }

  @Test(
    arguments: [
      ("", [3, 0]), ("ab", [75, 76, 2, 0]), ("aaa", [75, 76, 76, 4, 0]), ("aaaaaaaaaaaa", [75, 68, 2, 0]),
    ] as [(String, [UInt8])])
  func `what repeats is packed`(text: String, expected: [UInt8]) {
    var deflate = Deflate()
    deflate.write(Array(text.utf8))
    #expect(deflate.finished() == expected)
  }
}
