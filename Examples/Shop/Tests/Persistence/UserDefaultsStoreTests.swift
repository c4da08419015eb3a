import Foundation
import Testing

@testable import ShopCore

@Suite struct UserDefaultsStoreTests {
  @Test func `values are kept in the suite, and taken out again`() async {
    await withTemporarySuite { suite in
      let store = UserDefaultsStore(suite: suite)
      #expect(store.data(forKey: "a") == nil)
      store.set(Data([1]), forKey: "a")
      #expect(UserDefaultsStore(suite: suite).data(forKey: "a") == Data([1]))
      store.set(nil, forKey: "a")
      #expect(UserDefaultsStore(suite: suite).data(forKey: "a") == nil)
    }
  }

  @Test func `two suites do not see each other`() async {
    await withTemporarySuite { first in
      await withTemporarySuite { second in
        UserDefaultsStore(suite: first).set(Data([1]), forKey: "a")
        #expect(UserDefaultsStore(suite: second).data(forKey: "a") == nil)
      }
    }
  }

  @Test(arguments: [false, true]) func `nothing of a test's suite is left`(fails: Bool) async {
    struct Failure: Error {}
    var file: URL?
    try? await withTemporarySuite { suite in
      file = preferencesFile(of: suite)
      let store = UserDefaultsStore(suite: suite)
      store.set(Data([1]), forKey: "a")
      #if !canImport(Darwin)  // there the system writes when it likes
        #expect(FileManager.default.fileExists(atPath: file!.path))
      #endif
      if fails { throw Failure() }
    }
    #expect(!FileManager.default.fileExists(atPath: file!.path))
  }
}
