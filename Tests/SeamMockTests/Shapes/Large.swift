// swift-format-ignore-file

// shape 82: forty members
// seam:mock
protocol Large {
  func member0(id: Int, name: String, list: [Int]) async throws -> [String]
  func member1(id: Int, name: String, list: [Int]) async throws -> [String]
  func member2(id: Int, name: String, list: [Int]) async throws -> [String]
  func member3(id: Int, name: String, list: [Int]) async throws -> [String]
  func member4(id: Int, name: String, list: [Int]) async throws -> [String]
  func member5(id: Int, name: String, list: [Int]) async throws -> [String]
  func member6(id: Int, name: String, list: [Int]) async throws -> [String]
  func member7(id: Int, name: String, list: [Int]) async throws -> [String]
  func member8(id: Int, name: String, list: [Int]) async throws -> [String]
  func member9(id: Int, name: String, list: [Int]) async throws -> [String]
  func member10(id: Int, name: String, list: [Int]) async throws -> [String]
  func member11(id: Int, name: String, list: [Int]) async throws -> [String]
  func member12(id: Int, name: String, list: [Int]) async throws -> [String]
  func member13(id: Int, name: String, list: [Int]) async throws -> [String]
  func member14(id: Int, name: String, list: [Int]) async throws -> [String]
  func member15(id: Int, name: String, list: [Int]) async throws -> [String]
  func member16(id: Int, name: String, list: [Int]) async throws -> [String]
  func member17(id: Int, name: String, list: [Int]) async throws -> [String]
  func member18(id: Int, name: String, list: [Int]) async throws -> [String]
  func member19(id: Int, name: String, list: [Int]) async throws -> [String]
  func member20(id: Int, name: String, list: [Int]) async throws -> [String]
  func member21(id: Int, name: String, list: [Int]) async throws -> [String]
  func member22(id: Int, name: String, list: [Int]) async throws -> [String]
  func member23(id: Int, name: String, list: [Int]) async throws -> [String]
  func member24(id: Int, name: String, list: [Int]) async throws -> [String]
  func member25(id: Int, name: String, list: [Int]) async throws -> [String]
  func member26(id: Int, name: String, list: [Int]) async throws -> [String]
  func member27(id: Int, name: String, list: [Int]) async throws -> [String]
  func member28(id: Int, name: String, list: [Int]) async throws -> [String]
  func member29(id: Int, name: String, list: [Int]) async throws -> [String]
  func member30(id: Int, name: String, list: [Int]) async throws -> [String]
  func member31(id: Int, name: String, list: [Int]) async throws -> [String]
  var property0: String? { get set }
  var property1: String? { get set }
  var property2: String? { get set }
  var property3: String? { get set }
  var property4: String? { get set }
  var property5: String? { get set }
  var property6: String? { get set }
  var property7: String? { get set }
}
