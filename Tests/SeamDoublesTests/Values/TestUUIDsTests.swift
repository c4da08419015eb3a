import Foundation
import SeamDoubles
import Testing

@Suite struct TestUUIDsTests {
  @Test func `the first values are the documented ones`() {
    let uuids = TestUUIDs()
    #expect(uuids().uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(uuids().uuidString == "00000000-0000-0000-0000-000000000001")
    for _ in 2...9 { _ = uuids() }
    #expect(uuids().uuidString == "00000000-0000-0000-0000-00000000000A")
  }

  @Test func `values to compare with are had by index`() {
    #expect(TestUUIDs[0] == TestUUIDs()())
    #expect(TestUUIDs[.max].uuidString == "00000000-0000-0000-FFFF-FFFFFFFFFFFF")
    #expect(TestUUIDs(startingAt: 0x1234)().uuidString == "00000000-0000-0000-0000-000000001234")
  }

  @Test(arguments: 0..<4) func `each source counts for itself`(argument: Int) {
    let uuids = TestUUIDs()
    #expect([uuids(), uuids()] == [TestUUIDs[0], TestUUIDs[1]])
  }

  @Test func `a hundred tasks get ten thousand different values`() async {
    let uuids = TestUUIDs()
    let drawn = await drawTenThousand { uuids() }
    #expect(drawn == Set((0..<10_000).map { TestUUIDs[$0] }))
  }
}
