// What the page takes as known: the double of its protocol, as 'seam mock' writes it.
// swift-format-ignore-file

import SeamDoubles
import SeamTesting
import Testing

/// A double of `Api`.
final class MockApi: Api {
  nonisolated struct Members: Sendable {
    let token: MockedMember<Void, String?, Never, @Sendable () -> String?>
    let token_set: MockedMember<String?, Void, Never, @Sendable (String?) -> Void>
    let user: MockedAsyncMember<Int, User, any Error, @Sendable (Int) async throws -> User>
    let search: MockedAsyncMember<
      (text: String, page: Int), [User], any Error, @Sendable (String, Int) async throws -> [User]
    >
    let search_ArrayInt: MockedAsyncMember<
      [Int], [User], any Error, @Sendable ([Int]) async throws -> [User]
    >

    init(_ origin: DoubleOrigin) {
      token = MockedMember("token", origin)
      token_set = MockedMember("token", as: "token_set", origin, standard: ())
      user = MockedAsyncMember("user(_:)", origin)
      search = MockedAsyncMember("search(_:page:)", origin)
      search_ArrayInt = MockedAsyncMember("search(_:)", as: "search_ArrayInt", origin)
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
        "MockApi", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  var token: String? {
    get {
      let call = mock.token.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.token_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.token.remember(newValue)
    }
  }

  func user(_ id: Int) async throws -> User {
    let call = await mock.user.record(id)
    if let handler = call.handler { return try await handler(id) }
    return try call.result()
  }

  func search(_ text: String, page: Int) async throws -> [User] {
    let call = await mock.search.record((text, page))
    if let handler = call.handler { return try await handler(text, page) }
    return try call.result()
  }

  func search(_ ids: [Int]) async throws -> [User] {
    let call = await mock.search_ArrayInt.record(ids)
    if let handler = call.handler { return try await handler(ids) }
    return try call.result()
  }
}

@Test func `the page shows the report of a missing stub`() async {
  let texts = CallRecorder<String>()
  await withKnownIssue {
    let api = MockApi(fileID: "AppTests/FeedTests.swift", line: 12)
    _ = try? await api.user(7)
  } matching: { issue in
    texts.record(issue.comments.first?.rawValue ?? "")
    return true
  }
  expectText("missing", texts.calls[0])
}
