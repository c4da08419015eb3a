// Written by 'seam mock' from AccountService.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

package import SeamDoubles

/// Signing in and out.
package final class MockAccountService: AccountService {
  package nonisolated struct Members: Sendable {
    package let signIn: MockedAsyncMember<
      (name: String, password: String), Void, any Error, @Sendable (String, String) async throws -> Void
    >
    package let signOut: MockedAsyncMember<Void, Void, any Error, @Sendable () async throws -> Void>

    package init(_ origin: DoubleOrigin) {
      signIn = MockedAsyncMember("signIn(name:password:)", origin)
      signOut = MockedAsyncMember("signOut()", origin)
    }
  }

  package nonisolated let mock: Members

  package nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockAccountService", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  package func signIn(name: String, password: String) async throws {
    let call = await mock.signIn.record((name, password))
    if let handler = call.handler { return try await handler(name, password) }
    try call.result()
  }

  /// Signs out here, also where the server cannot be told.
  package func signOut() async throws {
    let call = await mock.signOut.record()
    if let handler = call.handler { return try await handler() }
    try call.result()
  }
}
