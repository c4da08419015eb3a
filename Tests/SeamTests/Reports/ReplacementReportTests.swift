import Foundation
import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

private struct RequestScope: ChildScope {
  var seams = Seams()
  var parent = AppScope()
  let user: String
  var language = "en"
}

extension RequestScope {
  fileprivate var greeting: String { unique(\.greeting) { "\(language) \(user)" } }
}

private protocol Options: AnyObject, Sendable {}
private final class LiveOptions: Options {}

extension AppScope {
  fileprivate var service: Part { shared(\.service) { Part("service") } }
  fileprivate var options: any Options { shared(\.options) { LiveOptions() } }
}

/// Reports about what `replacing` was given, each text in full.
struct ReplacementReportTests {
  @Test func `a replacement that nobody has asked for`() {
    let log = StrictLog()
    do { _ = AppScope().strict(log) { $0.service = Part("fake") } }
    #expect(
      log.textsAtEnd.map { $0.replacing("AppScope.(a member never asked for)", with: "AppScope.service") }
        == [
          """
          a replacement of 'AppScope.service' was never asked for

          Dependency: AppScope.service
          Type: Part
          Replacement: Part

          Either nothing in this test needs it, or the key path is not that of a member declared with 'unique', 'shared', 'weak' or 'boundary': it goes on to a part of one, names a member of the scope above, or was formed in generic code over a protocol.
          To fix, remove the replacement, or write the key path of the member itself, and the member too, where the scope's own type is known; a part is changed in place, '$0.client.retries = 0'.
          """
        ])
  }

  @Test func `an object that is read while replacing`() {
    let log = StrictLog()
    _ = AppScope().strict(log) { _ = $0.options }
    #expect(
      log.texts == [
        """
        the object of 'AppScope.options' is read while replacing

        Dependency: AppScope.options

        A change to it would reach everyone who shares the object, and no replacement is made.
        To fix, assign a new object, or wrap it with '$0.decorate(\\.options) { original in ... }'.
        """
      ])
  }

  @Test func `a value for a constant input`() {
    let log = StrictLog()
    let request = RequestScope(user: "ana").strict(log) { $0.user = "bo" }
    #expect(request.greeting == "en ana")
    #expect(
      log.texts == [
        """
        the input 'RequestScope.user' is not replaced

        Scope: RequestScope
        Input: RequestScope.user

        It is a stored property and keeps what the scope was made with: neither a value for a 'let' nor a recipe or a decorator reaches it.
        To fix, declare it with 'var' and assign to it where the scope itself is replaced, or make the scope with another one.
        """
      ])
  }

  @Test func `a recipe or a decorator for an input`() {
    let log = StrictLog()
    let request = RequestScope(user: "ana").strict(log) {
      $0.replace(\.language) { _ in "no" }
      $0.decorate(\.user) { $0 + "!" }
      $0.language = "sv"
    }
    #expect(request.greeting == "sv ana")
    #expect(
      log.texts.map { $0.split(separator: "\n")[0] } == [
        "the input 'RequestScope.language' is not replaced", "the input 'RequestScope.user' is not replaced",
      ])
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    replacingOccurrences(of: text, with: other)
  }
}
