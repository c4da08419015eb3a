import Foundation
import Seam

extension Price {
  /// The price for people, as the app's locale writes it.
  ///
  /// The one ambient look-up of the app: rows and lines are drawn by functions of values, many levels down, and to
  /// hand each of them a locale would be the "only passed on" that scopes are to end. It is read where the text is
  /// made, in the task that draws; nothing keeps it.
  package var text: String { formatted(locale: AppScope.current.locale) }
}
