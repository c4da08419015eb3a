import Foundation
import Testing

@testable import ShopCore

@Suite struct FileStoreTests {
  func mode(_ file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
  }

  @Test func `values are kept for their owner alone, and taken out again`() async throws {
    try await withTemporaryFolder { folder in
      let place = folder.appending(path: "new")
      let store = FileStore(folder: place)
      #expect(try store.data(forKey: "a") == nil)
      try store.set(nil, forKey: "a")
      try store.set(Data([1]), forKey: "a")
      try store.set(Data([2]), forKey: "a")
      #expect(try FileStore(folder: place).data(forKey: "a") == Data([2]))
      #expect(try mode(place.appending(path: "a")) == 0o600)
      #expect(try mode(place) == 0o700)
      #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["a"])
      try store.set(nil, forKey: "a")
      #expect(try store.data(forKey: "a") == nil)
    }
  }

  @Test(arguments: [0o644, 0o640, 0o604]) func `a file that others can read is not used`(mode: Int)
    async throws
  {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "a")
      try Data([1]).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
      let error = #expect(throws: FileStoreError.self) { try FileStore(folder: folder).data(forKey: "a") }
      #expect(
        error?.localizedDescription
          == "Others can read '\(file.path)', so it is not used; 'chmod 600' makes it yours.")
      #expect(try Data(contentsOf: file) == Data([1]))
    }
  }

  @Test func `a place that cannot be written is an error in words`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "file")
      try Data().write(to: file)
      let error = #expect(throws: FileStoreError.self) {
        try FileStore(folder: file).set(Data(), forKey: "a")
      }
      #expect(error?.localizedDescription == "'\(file.path)/a' cannot be written.")
    }
  }
}
