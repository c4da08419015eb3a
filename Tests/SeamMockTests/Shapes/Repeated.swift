// What is asked for more than once, and what is there under a condition.

protocol Skimming {
  func read() throws -> Int
  var level: Int { get async }
  func turn<Page>(_ page: Page) -> Page
  init?(title: String)
}

protocol Studying {
  func read() -> Int
  var level: Int { get throws }
  func turn<Leaf>(_ leaf: Leaf) -> Leaf
  init(title: String)
}

// seam:mock
protocol Rereading: Skimming, Studying {}

// seam:mock
protocol Weighed: Comparable, Hashable, CustomStringConvertible {
  nonisolated static func < (left: Self, right: Self) -> Bool
  nonisolated static func == (left: Self, right: Self) -> Bool
  nonisolated func hash(into hasher: inout Hasher)
  nonisolated var description: String { get }
}

#if os(Windows)
  protocol Drive {
    func letter() -> String
  }
#else
  protocol Drive {
    func mount() -> String
  }
#endif

// seam:mock
protocol Volume: Drive {
  func eject()
  #if os(Windows)
    func letter() -> String
  #else
    func mount() -> String
  #endif
}

// seam:mock
#if os(Windows)
  protocol Printing { func spool() }
#else
  protocol Printing { func pipe() -> Int }
#endif

protocol Rows {
  associatedtype Row: Hashable
  func rows() -> [Row]
}

protocol Columns {
  associatedtype Column
  func columns() -> [Column]
}

// seam:mock
protocol Square: Rows, Columns where Row == Column {
  func flip(_ row: Row) -> Column
}

// seam:mock
protocol Shelved {
  associatedtype Entry: Equatable
  associatedtype Cursor: IteratorProtocol where Cursor.Element == Entry
  associatedtype Rest: Sequence where Rest.Element == Entry
  func cursor(at entry: Entry) -> Cursor
  func rest() -> Rest
}

// seam:mock
protocol Knot: AnyObject {
  associatedtype End: Knot where End.End == Self
  func pull() -> End
}

protocol Pipe {
  associatedtype Drop
  associatedtype Leak: Error
  func pour(_ drop: Drop) -> Int
  func last() -> Drop?
  func burst(_ leak: Leak) -> Int
}

// seam:mock
protocol Sink: Pipe where Drop == (Int) -> Int, Leak == Never {}

// seam:mock
protocol Gutter: Pipe where Drop == @Sendable () -> Int, Leak == any Error {}

protocol Labelled: Identifiable {
  var id: String { get }
}

// seam:mock
protocol Parcelled: Labelled, Hashable {
  var weight: Int { get }
}

// seam:mock
protocol Coded: RawRepresentable<String>, CaseIterable, Collection where Element == Int {}
