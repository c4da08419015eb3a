import SeamDoubles
import Testing

@testable import ShopCore

@MainActor @Suite(.timeLimit(.minutes(1))) struct PictureModelTests {
  @Test func `a picture is there once it is loaded`() async {
    let model = PictureModel(name: "lamp", images: ImageCache(service: MockProductService { $0.sell() }))
    #expect(model.picture == nil)
    await model.load()
    #expect(model.picture == Picture(rows: ["[lamp]"]))
  }

  @Test func `a picture that cannot be had again stays`() async {
    let service = MockProductService { $0.sell() }
    let images = ImageCache(service: service)
    let model = PictureModel(name: "lamp", images: images)
    await model.load()
    await images.clear()
    service.mock.picture.throws(APIError.offline)
    await model.load()
    #expect(service.mock.picture.count == 2)
    #expect(model.picture == Picture(rows: ["[lamp]"]))
  }
}
