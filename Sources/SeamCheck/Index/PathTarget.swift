/// What the path of a file tells about its target, where no manifest does.
struct PathTarget: Equatable {
  var name: String
  var isTest: Bool

  /// `Sources/App/Feed.swift` is of `App`, `Tests/AppTests/FeedTests.swift` of `AppTests`; elsewhere it is the first folder.
  init(path: String) {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    isTest = folders.contains { folder in
      ["Tests", "UITests", "Test", "Specs", "Spec"].contains { ending in
        folder.hasSuffix(ending) && !folder.hasSuffix("ABTest")
      }
    }
    if let index = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), index + 1 < folders.count {
      name = folders[index + 1]
    } else {
      name = folders.first ?? ""
    }
  }
}
