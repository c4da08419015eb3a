import Seam

struct AppScope: Scope { var seams = Seams() }

final class Context { var count = 0 }

extension AppScope {
  var context: Context { shared(\.context) { Context() } }  // error: type 'Context' does not conform to the 'Sendable' protocol
  var edge: Context { boundary(\.edge) { Context() } }  // error: type 'Context' does not conform to the 'Sendable' protocol
  var held: Context { weak(\.held) { Context() } }  // error: type 'Context' does not conform to the 'Sendable' protocol
  var offMain: Context { mainShared(\.offMain) { Context() } }  // error: call to main actor-isolated instance method 'mainShared(_:fileID:line:column:function:_:)' in a synchronous nonisolated context
}

func replace(_ app: AppScope) {
  let context = Context()
  _ = app.replacing {
    $0.replace(\.context) { _ in context }  // error: capture of 'context' with non-Sendable type 'Context' in a '@Sendable' closure
  }
}
