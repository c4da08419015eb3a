// swift-format-ignore-file

// Names, places and attributes that a double could stumble over.

@globalActor actor Depot {
  static let shared = Depot()
}

// seam:mock
@Depot protocol Filing {
  func file(_ paper: String) -> Int
  nonisolated func label() -> String
}

nonisolated protocol Titled2 {
  var title: String { get }
}

// seam:mock
@MainActor protocol Board: Titled2 {
  var notes: [String] { get set }
}

@resultBuilder enum Menu {
  static func buildBlock(_ dishes: String...) -> [String] { dishes }
}

// seam:mock
protocol Kitchen {
  @Menu var menu: [String] { get }
  func cook(@Menu _ dishes: () -> [String]) -> Int
}

// seam:mock
protocol Muddle {
  func shout(text: @autoclosure () -> String, textValue: Int) -> Int
  func list<each Value>(values: repeat each Value, valuesElements: Int) -> Int
  func hold(_ await: Int) async -> Int
  func all(_ steps: (Int) -> Void..., then last: @escaping (Int) -> Void)
  subscript(newValue: Int) -> Int { get set }
  var pair: (run: () -> Void, count: Int) { get set }
  var nothing: Void { get set }
  init(mock: Int, `Self`: Int)
}

// seam:mock
protocol muddle {
  func less()
}

struct MockTaken {}
struct MockTakenDouble {}

// seam:mock
protocol Taken {
  func take() -> MockTaken
}

@available(*, deprecated)
enum Attic {
  struct Dust {}
  enum Corner {
    // seam:mock
    protocol Chest {
      func open(_ dust: Dust) -> Int
    }
  }
}

enum Void3 {
  struct Void: Equatable {}

  // seam:mock
  protocol Hollow {
    func echo() -> Void
    func silence()
  }
}

/* seam:mock */
@_spi(Testing) public protocol Backstage {
  func enter() -> Int
}
