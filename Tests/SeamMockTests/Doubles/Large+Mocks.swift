// Written by 'seam mock' from Large.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import SeamDoubles

/// A double of `Large`.
final class MockLarge: Large, Sendable {
  nonisolated struct Members: Sendable {
    let member0: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member1: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member2: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member3: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member4: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member5: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member6: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member7: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member8: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member9: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member10: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member11: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member12: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member13: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member14: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member15: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member16: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member17: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member18: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member19: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member20: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member21: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member22: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member23: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member24: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member25: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member26: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member27: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member28: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member29: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member30: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let member31: MockedAsyncMember<
      (id: Int, name: String, list: [Int]),
      [String],
      any Error,
      @Sendable (Int, String, [Int]) async throws -> [String]
    >
    let property0: MockedMember<Void, String?, Never, @Sendable () -> String?>
    let property0_set: MockedMember<String?, Void, Never, @Sendable (String?) -> Void>
    let property1: MockedMember<Void, String?, Never, @Sendable () -> String?>
    let property1_set: MockedMember<String?, Void, Never, @Sendable (String?) -> Void>
    let property2: MockedMember<Void, String?, Never, @Sendable () -> String?>
    let property2_set: MockedMember<String?, Void, Never, @Sendable (String?) -> Void>
    let property3: MockedMember<Void, String?, Never, @Sendable () -> String?>
    let property3_set: MockedMember<String?, Void, Never, @Sendable (String?) -> Void>
    let property4: MockedMember<Void, String?, Never, @Sendable () -> String?>
    let property4_set: MockedMember<String?, Void, Never, @Sendable (String?) -> Void>
    let property5: MockedMember<Void, String?, Never, @Sendable () -> String?>
    let property5_set: MockedMember<String?, Void, Never, @Sendable (String?) -> Void>
    let property6: MockedMember<Void, String?, Never, @Sendable () -> String?>
    let property6_set: MockedMember<String?, Void, Never, @Sendable (String?) -> Void>
    let property7: MockedMember<Void, String?, Never, @Sendable () -> String?>
    let property7_set: MockedMember<String?, Void, Never, @Sendable (String?) -> Void>

    init(_ origin: DoubleOrigin) {
      member0 = MockedAsyncMember("member0(id:name:list:)", origin)
      member1 = MockedAsyncMember("member1(id:name:list:)", origin)
      member2 = MockedAsyncMember("member2(id:name:list:)", origin)
      member3 = MockedAsyncMember("member3(id:name:list:)", origin)
      member4 = MockedAsyncMember("member4(id:name:list:)", origin)
      member5 = MockedAsyncMember("member5(id:name:list:)", origin)
      member6 = MockedAsyncMember("member6(id:name:list:)", origin)
      member7 = MockedAsyncMember("member7(id:name:list:)", origin)
      member8 = MockedAsyncMember("member8(id:name:list:)", origin)
      member9 = MockedAsyncMember("member9(id:name:list:)", origin)
      member10 = MockedAsyncMember("member10(id:name:list:)", origin)
      member11 = MockedAsyncMember("member11(id:name:list:)", origin)
      member12 = MockedAsyncMember("member12(id:name:list:)", origin)
      member13 = MockedAsyncMember("member13(id:name:list:)", origin)
      member14 = MockedAsyncMember("member14(id:name:list:)", origin)
      member15 = MockedAsyncMember("member15(id:name:list:)", origin)
      member16 = MockedAsyncMember("member16(id:name:list:)", origin)
      member17 = MockedAsyncMember("member17(id:name:list:)", origin)
      member18 = MockedAsyncMember("member18(id:name:list:)", origin)
      member19 = MockedAsyncMember("member19(id:name:list:)", origin)
      member20 = MockedAsyncMember("member20(id:name:list:)", origin)
      member21 = MockedAsyncMember("member21(id:name:list:)", origin)
      member22 = MockedAsyncMember("member22(id:name:list:)", origin)
      member23 = MockedAsyncMember("member23(id:name:list:)", origin)
      member24 = MockedAsyncMember("member24(id:name:list:)", origin)
      member25 = MockedAsyncMember("member25(id:name:list:)", origin)
      member26 = MockedAsyncMember("member26(id:name:list:)", origin)
      member27 = MockedAsyncMember("member27(id:name:list:)", origin)
      member28 = MockedAsyncMember("member28(id:name:list:)", origin)
      member29 = MockedAsyncMember("member29(id:name:list:)", origin)
      member30 = MockedAsyncMember("member30(id:name:list:)", origin)
      member31 = MockedAsyncMember("member31(id:name:list:)", origin)
      property0 = MockedMember("property0", origin)
      property0_set = MockedMember("property0", as: "property0_set", origin, standard: ())
      property1 = MockedMember("property1", origin)
      property1_set = MockedMember("property1", as: "property1_set", origin, standard: ())
      property2 = MockedMember("property2", origin)
      property2_set = MockedMember("property2", as: "property2_set", origin, standard: ())
      property3 = MockedMember("property3", origin)
      property3_set = MockedMember("property3", as: "property3_set", origin, standard: ())
      property4 = MockedMember("property4", origin)
      property4_set = MockedMember("property4", as: "property4_set", origin, standard: ())
      property5 = MockedMember("property5", origin)
      property5_set = MockedMember("property5", as: "property5_set", origin, standard: ())
      property6 = MockedMember("property6", origin)
      property6_set = MockedMember("property6", as: "property6_set", origin, standard: ())
      property7 = MockedMember("property7", origin)
      property7_set = MockedMember("property7", as: "property7_set", origin, standard: ())
    }
  }

  nonisolated let mock: Members

  nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockLarge", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func member0(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member0.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member1(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member1.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member2(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member2.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member3(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member3.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member4(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member4.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member5(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member5.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member6(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member6.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member7(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member7.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member8(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member8.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member9(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member9.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member10(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member10.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member11(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member11.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member12(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member12.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member13(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member13.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member14(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member14.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member15(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member15.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member16(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member16.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member17(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member17.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member18(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member18.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member19(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member19.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member20(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member20.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member21(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member21.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member22(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member22.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member23(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member23.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member24(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member24.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member25(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member25.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member26(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member26.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member27(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member27.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member28(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member28.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member29(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member29.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member30(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member30.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  func member31(id: Int, name: String, list: [Int]) async throws -> [String] {
    let call = await mock.member31.record((id, name, list))
    if let handler = call.handler { return try await handler(id, name, list) }
    return try call.result()
  }

  var property0: String? {
    get {
      let call = mock.property0.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.property0_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.property0.remember(newValue)
    }
  }

  var property1: String? {
    get {
      let call = mock.property1.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.property1_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.property1.remember(newValue)
    }
  }

  var property2: String? {
    get {
      let call = mock.property2.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.property2_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.property2.remember(newValue)
    }
  }

  var property3: String? {
    get {
      let call = mock.property3.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.property3_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.property3.remember(newValue)
    }
  }

  var property4: String? {
    get {
      let call = mock.property4.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.property4_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.property4.remember(newValue)
    }
  }

  var property5: String? {
    get {
      let call = mock.property5.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.property5_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.property5.remember(newValue)
    }
  }

  var property6: String? {
    get {
      let call = mock.property6.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.property6_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.property6.remember(newValue)
    }
  }

  var property7: String? {
    get {
      let call = mock.property7.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.property7_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.property7.remember(newValue)
    }
  }
}
