#if canImport(SwiftUI)
  internal import Seam

  /// Holds scopes that were made for a view, and closes them when the view's state goes.
  final class Lease: Sendable {
    let scopes: [any Scope]

    init(_ scopes: [any Scope]) { self.scopes = scopes }

    deinit {
      // A task of its own, which nobody's cancellation reaches. Each waits for what stands on it.
      Task.detached { [scopes] in
        for scope in scopes { await Self.close(scope) }
      }
    }

    private static func close(_ scope: some Scope) async {
      do {
        try await scope.close()
      } catch let error as CloseError {
        for failure in error.failures { scope.file(.notClosedWithView(failure)) }
      } catch {}  // `close` refuses nothing here
    }
  }

  extension Report {
    /// The same text from whichever scope it comes: where an app's scope and a window's go together, both tell of the window's closers.
    static func notClosedWithView(_ failure: CloseError.Failure) -> Report {
      Report(
        "'\(failure.dependency)' is not closed with the view that its scope was made for",
        [("Dependency", failure.dependency), ("Error", "\(failure.error)")],
        """
        Nobody waits for the end of such a scope, so its errors are told here alone.
        To fix, handle the error in the closer, or hold the scope yourself, set it with '.scope(scope)' and await 'close()'.
        """)
    }
  }
#endif
