package import Foundation

/// What is wrong with a `.seam.json`.
package struct ConfigurationMistake: Error, Equatable, CustomStringConvertible {
  package var description: String
}

extension Configuration {
  package static let fileName = ".seam.json"

  private static var lists: [(key: String, path: WritableKeyPath<Self, [String]>)] {
    [
      ("collaborators", \.collaborators), ("compositionRoots", \.compositionRoots), ("exclude", \.excluded),
      ("generated", \.generated), ("viewModels", \.viewModels),
    ]
  }

  /// Reads a configuration; what it does not name stays as it is by default.
  ///
  /// - Parameter path: as messages name it.
  package init(json data: Data, path: String) throws(ConfigurationMistake) {
    guard let object = try? JSONSerialization.jsonObject(with: data) else {
      throw ConfigurationMistake(description: "\(path) is not valid JSON")
    }
    guard let object = object as? [String: Any] else {
      throw ConfigurationMistake(description: "\(path) is not an object, '{ … }'")
    }
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      if let list = Self.lists.first(where: { $0.key == key }) {
        guard let value = value as? [String] else {
          throw ConfigurationMistake(description: "'\(key)' in \(path) is not a list of strings")
        }
        self[keyPath: list.path] = value
      } else if key == "rules" {
        try read(rules: value, path)
      } else {
        let known = (Self.lists.map(\.key) + ["rules"]).sorted().map { "'\($0)'" }.joined(separator: ", ")
        throw ConfigurationMistake(description: "there is no key '\(key)' in \(path); known are \(known)")
      }
    }
  }

  private mutating func read(rules value: Any, _ path: String) throws(ConfigurationMistake) {
    guard let rules = value as? [String: Any] else {
      throw ConfigurationMistake(description: "'rules' in \(path) is not an object, '{ \"RULE\": \"off\" }'")
    }
    for (id, value) in rules.sorted(by: { $0.key < $1.key }) {
      guard RuleList.rule(id) != nil else {
        throw ConfigurationMistake(
          description: "there is no rule '\(id)', named in \(path); 'seam rules' lists them")
      }
      let word = value as? String ?? "\(value)"
      guard word == "off" || Severity(rawValue: word) != nil else {
        throw ConfigurationMistake(
          description:
            "'\(word)' in \(path) is no severity of '\(id)'; known are 'error', 'note', 'off', 'warning'")
      }
      severities[id] = .some(Severity(rawValue: word))
    }
  }
}
