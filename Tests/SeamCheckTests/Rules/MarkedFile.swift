import SeamSource

/// A file of an example, without its marks, and where they were.
struct MarkedFile {
  var path: String
  var text: String
  var marks: [Position]
  /// With its marks.
  var marked = ""
  /// Of the files of its example.
  var isFirst = true

  init(path: String, text: String, marks: [Position]) {
    self.path = path
    self.text = text
    self.marks = marks
  }

  private init(path: String, marked text: String) {
    self.path = path
    marked = text
    let parts = text.split(separator: "↓", omittingEmptySubsequences: false)
    self.text = parts.joined()
    var prefix = ""
    marks = []
    for part in parts.dropLast() {
      prefix += part
      marks.append(Self.position(behind: prefix))
    }
  }

  /// The files of an example: parted by lines `// file: NAME`.
  static func files(_ source: String) -> [Self] {
    guard source.contains("// file: ") else { return [Self(path: "Example.swift", marked: source)] }
    return source.split(separator: "// file: ").enumerated().map { number, part in
      let name = part.prefix { $0 != "\n" }
      var file = Self(path: String(name), marked: String(part[name.endIndex...].dropFirst()))
      file.isFirst = number == 0
      return file
    }
  }

  func inserting(_ head: String) -> Self {
    let lines = head.count { $0 == "\n" }
    return Self(
      path: path, text: head + text,
      marks: marks.map { Position(line: $0.line + lines, column: $0.column) })
  }

  func replacing(_ old: String, with new: String) -> Self {
    Self(
      path: path, text: text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new),
      marks: marks)
  }

  /// With a comment before each line that has marks, one for each.
  func allowing(_ rule: String) -> Self {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for line in Set(marks.map(\.line)) {
      let comments = marks.filter { $0.line == line }.map { _ in
        "// seam:allow \(rule) because it is shown here\n"
      }
      lines[line - 1] = comments.joined() + lines[line - 1]
    }
    return Self(path: path, text: lines.joined(separator: "\n"), marks: [])
  }

  private static func position(behind prefix: String) -> Position {
    // By scalars: CR and LF are one character.
    let lines = prefix.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return Position(line: lines.count, column: lines.last.map { String($0).utf8.count + 1 } ?? 1)
  }
}
