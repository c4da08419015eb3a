/// What a front end does with a screen, whichever it is.
@MainActor
package protocol ScreenModel: AnyObject, Sendable {
  /// Whether the screen shows what it is there for, or why it cannot.
  var isSettled: Bool { get }
  /// Why the last change was not made.
  var notice: String? { get }
  /// Loads, or loads again: this is also the retry.
  func load() async
  /// Keeps up with what changes elsewhere, until the task is cancelled.
  func follow() async
}

extension ScreenModel {
  /// The work of a screen while it is shown.
  package func appear() async {
    async let following: Void = follow()
    await load()
    await following
  }
}

/// A screen that shows which products somebody likes.
package protocol MarkedScreenModel: ScreenModel {
  var marks: FavoriteMarks { get }
}

extension MarkedScreenModel {
  package var notice: String? { marks.notice }
  package func follow() async { await marks.follow() }
}
