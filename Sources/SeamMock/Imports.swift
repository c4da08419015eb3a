/// Import declarations, each once, sorted; those under an `#if` after the others.
struct Imports {
  private var plain: Set<String> = []
  private var conditional: [[String]] = []

  /// - Parameter use: which of them others have to see; without it they stay as they are.
  mutating func add(_ lines: [String], _ use: ImportUse? = nil) {
    let lines = lines.map { line in use.map { $0.isSeen(line) } ?? true ? line : line.withoutAccess }
    var block: [String] = []
    var depth = 0
    for line in lines {
      if line.hasPrefix("#if") { depth += 1 }
      if depth == 0 {
        insert(line)
        continue
      }
      block.append(line)
      if line == "#endif" { depth -= 1 }
      if depth == 0 {
        if !conditional.contains(block) { conditional.append(block) }
        block = []
      }
    }
  }

  private mutating func insert(_ line: String) {
    let bare = line.withoutAccess
    // One module under two access levels: the wider one serves both.
    if line == bare, plain.contains(where: { $0.withoutAccess == bare }) { return }
    if line != bare { plain.remove(bare) }
    plain.insert(line)
  }

  var lines: [String] {
    plain.sorted { ($0.withoutAccess, $0) < ($1.withoutAccess, $1) }
      + conditional.flatMap { [""] + $0 }
  }
}

/// Which modules the types of doubles can come from, so that an import is no wider than it has to be: the compiler warns
/// of one that is.
struct ImportUse {
  /// Whether some type is neither the standard library's nor Foundation's, so that any module may have it.
  private let needsOthers: Bool
  private let needsFoundation: Bool
  private let needsNetworking: Bool

  /// - Parameter foreignTypes: the types that are seen from outside and are declared in no file that was read.
  init(foreignTypes: Set<String>) {
    let named = foreignTypes.subtracting(Self.standard)
    needsOthers = !named.allSatisfy(Self.isFoundations)
    needsFoundation = !named.isEmpty
    needsNetworking = needsOthers || named.contains(where: Self.isNetworkings)
  }

  func isSeen(_ line: String) -> Bool {
    if line.contains("import FoundationNetworking") { return needsNetworking }
    return line.contains("import Foundation") ? needsFoundation : needsOthers
  }

  private static func isFoundations(_ name: String) -> Bool {
    foundation.contains(name) || name.hasPrefix("NS") || name.hasPrefix("URL")
  }

  /// Whether it is in the part of Foundation that is a module of its own except on Apple systems.
  private static func isNetworkings(_ name: String) -> Bool {
    name.hasPrefix("HTTP")
      || (name.hasPrefix("URL") && !["URL", "URLComponents", "URLQueryItem"].contains(name))
  }

  private static let foundation: Set<String> = [
    "AttributedString", "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents",
    "DateFormatter",
    "DateInterval", "Decimal", "FileHandle", "FileManager", "HTTPCookie", "HTTPURLResponse", "IndexPath",
    "IndexSet",
    "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "Measurement", "Notification",
    "NotificationCenter",
    "OperationQueue", "PersonNameComponents", "Progress", "TimeInterval", "TimeZone", "UUID", "Unit",
    "UserDefaults",
  ]

  private static let standard: Set<String> = KnownProtocol.constraints.union([
    "Actor", "Any", "AnyActor", "AnyClass", "AnyHashable", "AnyIterator", "AnyKeyPath", "AnyObject", "Array",
    "ArraySlice", "AsyncStream", "AsyncThrowingStream", "Bool", "CancellationError", "Character",
    "ClosedRange",
    "ContiguousArray", "ContinuousClock", "Dictionary", "Double", "Duration", "Error", "Float", "Float16",
    "Int",
    "Int16", "Int32", "Int64", "Int8", "KeyPath", "MainActor", "Mirror", "Never", "ObjectIdentifier",
    "Optional",
    "PartialKeyPath", "Range", "ReferenceWritableKeyPath", "Result", "Self", "Set", "StaticString", "String",
    "Substring", "SuspendingClock", "Task", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Void",
    "WritableKeyPath",
  ])
}

extension String {
  fileprivate var withoutAccess: String {
    var words = split(separator: " ").map(String.init)
    words.removeAll { ["public", "package", "internal", "fileprivate", "private"].contains($0) }
    return words.joined(separator: " ")
  }
}
