import SeamDoubles
import SeamTesting
import XCTest

protocol Plant {
  static func grow() -> Int
  func water() throws -> Int
  func rest()
}

/// What `seam mock` writes, written by hand.
final class MockPlant: Plant, Sendable {
  final class Members: Sendable {
    let water: MockedMember<Void, Int, any Error, @Sendable () throws -> Int>
    let rest: MockedMember<Void, Void, Never, @Sendable () -> Void>

    init(_ origin: DoubleOrigin) {
      water = MockedMember("water()", origin)
      rest = MockedMember("rest()", origin)
    }
  }

  final class Statics: Sendable {
    let grow: MockedMember<Void, Int, Never, @Sendable () -> Int>

    init(_ origin: DoubleOrigin) {
      grow = MockedMember("grow()", origin)
    }
  }

  static var mock: Statics {
    DoubleStatics.handles(of: MockPlant.self, named: "MockPlant", make: Statics.init)
  }

  let mock: Members

  init(
    _ strictness: DoubleStrictness? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    mock = Members(
      DoubleOrigin(
        "MockPlant", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
  }

  static func grow() -> Int {
    let call = mock.grow.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func water() throws -> Int {
    let call = mock.water.record()
    if let handler = call.handler { return try handler() }
    return try call.result()
  }

  func rest() { mock.rest.record().handler?() }
}

/// Doubles in XCTest need no word: statics are each test's own.
final class DoublesInXCTest: XCTestCase {
  nonisolated(unsafe) private static weak var former: MockPlant.Statics?

  override func setUp() {
    XCTAssertNil(Self.former)
    MockPlant.mock.grow.returns(5)
  }

  func testAPreparesStaticsForItself() {
    XCTAssertEqual(MockPlant.grow(), 5)
    MockPlant.mock.grow.returns(6)
    XCTAssertEqual(MockPlant.grow(), 6)
    XCTAssertEqual(MockPlant.mock.grow.count, 2)
    Self.former = MockPlant.mock
    XCTAssertNotNil(Self.former)
  }

  func testBSeesNothingOfTheTestBefore() {
    XCTAssertEqual(MockPlant.mock.grow.count, 0)
    XCTAssertEqual(MockPlant.grow(), 5)
  }

  func testStaticsAreThereOnEachThread() {
    let done = expectation(description: "done")
    Thread.detachNewThread {
      XCTAssertEqual(MockPlant.grow(), 5)
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(MockPlant.mock.grow.count, 1)
  }

  func testADoubleIsPreparedAndRead() async throws {
    let plant = MockPlant()
    plant.mock.water.answers(.success(1), .failure(CancellationError()))
    XCTAssertEqual(try plant.water(), 1)
    XCTAssertThrowsError(try plant.water())
    try await plant.mock.water.wait(for: 2)
    XCTAssertEqual(plant.mock.water.count, 2)
    plant.rest()
  }
}
