/// What a front end does with a screen, whichever it is.
@MainActor
package protocol ScreenModel: AnyObject, Sendable {
  var marks: FavoriteMarks { get }
  /// Whether the screen shows what it is there for, or why it cannot.
  var isSettled: Bool { get }
  /// Loads, or loads again: this is also the retry.
  func load() async
}

extension ScreenModel {
  /// The work of a screen while it is shown: loads, and follows the favorites until the task is cancelled.
  package func appear() async {
    async let following: Void = marks.follow()
    await load()
    await following
  }
}
