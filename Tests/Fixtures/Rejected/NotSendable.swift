import Seam

struct AppScope: Scope { var seams = Seams() }

final class Context { var count = 0 }

extension AppScope {
  // error: type 'Context' does not conform to the 'Sendable' protocol
  var context: Context { shared(\.context) { Context() } }
  // error: type 'Context' does not conform to the 'Sendable' protocol
  var edge: Context { boundary(\.edge) { Context() } }
  // error: type 'Context' does not conform to the 'Sendable' protocol
  var held: Context { weak(\.held) { Context() } }
  // error: call to main actor-isolated instance method 'mainShared(_:fileID:line:column:function:_:)' in a synchronous nonisolated context
  var offMain: Context { mainShared(\.offMain) { Context() } }
}

func replace(_ app: AppScope) {
  let context = Context()
  _ = app.replacing {
    // error: capture of 'context' with non-Sendable type 'Context' in a '@Sendable' closure
    $0.replace(\.context) { _ in context }
  }
}
