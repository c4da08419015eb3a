import SeamDoubles
import Testing

@testable import ShopCore

@Suite(.timeLimit(.minutes(1))) struct ImageCacheTests {
  @Test func `a picture is loaded once, however many ask at the same time`() async throws {
    let service = MockProductService { $0.sell() }
    let images = ImageCache(service: service)
    try await withThrowingTaskGroup { group in
      for _ in 1...20 { group.addTask { try await images.picture(named: "lamp") } }
      for try await picture in group { #expect(picture.rows == ["[lamp]"]) }
    }
    #expect(service.mock.picture.calls == ["lamp"])
    await images.clear()
    _ = try await images.picture(named: "lamp")
    #expect(service.mock.picture.count == 2)
  }

  @Test func `a failure is not kept`() async throws {
    let service = MockProductService { $0.sell() }
    service.mock.picture.answers(.failure(APIError.offline), .success(Picture(rows: ["x"])))
    let images = ImageCache(service: service)
    await #expect(throws: APIError.offline) { try await images.picture(named: "lamp") }
    #expect(try await images.picture(named: "lamp") == Picture(rows: ["x"]))
  }
}
