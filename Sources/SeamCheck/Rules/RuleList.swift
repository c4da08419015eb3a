/// All rules, by id.
package enum RuleList {
  package static let all: [any Rule.Type] = [
    BoundaryWithoutStandIn.self,
    DependencyCycle.self,
    DependencyFreeInitializer.self,
    EscapingScope.self,
    GlobalStateInTest.self,
    HardCodedDependency.self,
    LiveDefaultArgument.self,
    LivePreview.self,
    LiveScopeInTest.self,
    LongerLivedHolder.self,
    MismatchedKey.self,
    MissingEnvironmentObject.self,
    MutableScopeInput.self,
    ObservableService.self,
    OutsideWorldInView.self,
    OutsideWorldInViewModel.self,
    RelayedDependency.self,
    ScopeMadeByProperty.self,
    SelfRetainingValue.self,
    ServiceCalledFromView.self,
    SharedSingleton.self,
    StatefulEnvironmentDefault.self,
    UnusedDependency.self,
    UnusedEnvironmentObject.self,
    WorkInInitializer.self,
  ]

  /// The page about all of them.
  package static var markdown: String {
    var text = """
      # Rules

      What `seam check` looks for. [How to run it](Check.md). A rule is silent where it cannot tell.

      | rule | severity | finds |
      |---|---|---|

      """
    for rule in all {
      text += "| [`\(rule.page.id)`](#\(rule.page.id)) | \(rule.page.severity) | \(rule.page.summary) |\n"
    }
    return text + all.map { "\n" + $0.page.markdown }.joined()
  }

  package static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.page.id == id } }
}
