/// A path of a configuration: a folder or file, or a pattern in which `*` stands for anything but `/`, and `**` for anything.
struct PathPattern {
  private let pattern: [Character]

  init(_ text: String) { pattern = Array(text.hasSuffix("/") ? String(text.dropLast()) : text) }

  /// Whether the path, or a folder that it is in, is meant.
  func matches(_ path: String) -> Bool {
    let path = Array(path)
    var ends = path.indices.filter { path[$0] == "/" }
    ends.append(path.count)
    return ends.contains { Self.matches(pattern[...], path[..<$0]) }
  }

  private static func matches(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first != "*" { return text.first == first && matches(pattern.dropFirst(), text.dropFirst()) }
    let isDeep = pattern.dropFirst().first == "*"
    let rest = pattern.drop { $0 == "*" }
    var tail = text
    while true {
      if matches(rest, tail) { return true }
      guard let next = tail.first, isDeep || next != "/" else { return false }
      tail = tail.dropFirst()
    }
  }
}

extension Configuration {
  /// Whether a file is read for what it declares, and not reported.
  func excludes(_ path: String) -> Bool { (excluded + generated).contains { PathPattern($0).matches(path) } }
}
