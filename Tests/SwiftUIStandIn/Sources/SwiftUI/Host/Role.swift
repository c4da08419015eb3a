/// What stands at a place, for a person or for the host.
enum Role {
  enum Cover { case destination, sheet, alert }

  case text(String)
  case image
  case button(@MainActor () -> Void)
  case field(Binding<String>)
  case stepper(increment: (() -> Void)?, decrement: (() -> Void)?)
  case tab(isSelected: Bool, badge: String?, @MainActor () -> Void)
  case search(Binding<String>)
  case refresh(@Sendable () async -> Void)
  case submit(() -> Void)
  case title(String)
  /// What assistive technology says in place of what is shown.
  case name(String)
  case cover(Cover, dismiss: () -> Void)
  case colorScheme(ColorScheme?)
}
