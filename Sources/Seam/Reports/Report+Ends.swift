/// What is reported at the end of a test.
extension Report {
  static func unconsulted(_ use: Use) -> Report {
    let scope = Key.scopeName(type(of: use.key.path).rootType)
    let type = "\(type(of: use.key.path).valueType)"
    let member = use.key.toldName ?? TestSupport.memberName(of: use.key.path)
    let name = member.map { "'\(scope).\($0)'" } ?? "a member of '\(scope)' of type '\(type)'"
    return Report(
      "a replacement of \(name) was never asked for",
      [
        ("Dependency", member.map { "\(scope).\($0)" } ?? "\(scope).(a member never asked for)"),
        ("Type", type),
        ("Replacement", "\(use.given)"),
      ],
      """
      Either nothing in this test needs it, or the key path is not that of a member declared with 'unique', 'shared', 'weak' or \
      'boundary': it goes on to a part of one, names a member of the scope above, or was formed in generic code over a protocol.
      To fix, remove the replacement, or write the key path of the member itself, and the member too, where the scope's own type is \
      known; a part is changed in place, '$0.client.retries = 0'.
      """)
  }

  package static func notClosed(_ failure: CloseError.Failure) -> Report {
    Report(
      "'\(failure.dependency)' is not closed at the end of its test",
      [("Dependency", failure.dependency), ("Error", "\(failure.error)")],
      """
      What it holds open may reach into the next test.
      To fix, end the work that its closer waits for in the test, or give it more time with 'closeLimit:'.
      """)
  }

  package static func outstanding(_ scope: String) -> Report {
    Report(
      "the test has ended and its '\(scope)' is still held",
      [("Scope", scope)],
      """
      A task or callback that the test has started goes on, or an object that the scope has made keeps it.
      To fix, wait for the work in the test; a value takes from the scope what it needs, not the scope.
      """)
  }

  package static func leaks(_ names: [String], of scope: String) -> Report {
    Report(
      "objects of '\(scope)' are alive after the end of its test",
      [("Alive", names.joined(separator: ", "))],
      """
      The scope is gone, so something else holds them: each other, or work that goes on.
      To fix, break the cycle with a weak reference, or end the work before the test ends.
      """)
  }
}
