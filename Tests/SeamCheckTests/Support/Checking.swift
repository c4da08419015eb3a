import SeamSource

@testable import SeamCheck

/// Reads sources, by path, and checks them with all rules or some.
func check(
  _ sources: KeyValuePairs<String, String>, rules: [any Rule.Type] = RuleList.all,
  configuration: Configuration = Configuration()
) throws -> [Finding] {
  try Checker(configuration: configuration, rules: rules).check(facts(sources))
}

func facts(_ sources: KeyValuePairs<String, String>) throws -> [(path: String, facts: FileFacts)] {
  try sources.map { (path: $0, facts: try FileFacts(reading: SourceFile(path: $0, text: $1))) }
}

func project(_ sources: KeyValuePairs<String, String>) throws -> Project {
  Project(files: try facts(sources), configuration: Configuration())
}
