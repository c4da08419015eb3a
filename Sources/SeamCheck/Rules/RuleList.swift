/// All rules, by id.
package enum RuleList {
  package static let all: [any Rule.Type] = [
    DependencyFreeInitializer.self,
    HardCodedDependency.self,
    LiveDefaultArgument.self,
    MissingEnvironmentObject.self,
    ObservableService.self,
    OutsideWorldInView.self,
    OutsideWorldInViewModel.self,
    StatefulEnvironmentDefault.self,
    WorkInInitializer.self,
  ]

  package static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.page.id == id } }
}
