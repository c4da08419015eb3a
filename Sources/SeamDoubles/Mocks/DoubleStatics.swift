/// The handles on static members: those of one test, or of the process where no test runs.
///
/// They are kept by the double's type. A test has its own, so that tests which run at the same time never see
/// each other's.
public final class DoubleStatics: Sendable {
  /// `@unchecked Sendable`: what it holds is Sendable, by the signature of `handles(of:named:make:)`.
  private struct Content: @unchecked Sendable {
    var handles: [ObjectIdentifier: AnyObject] = [:]
  }

  @TaskLocal private static var bound: DoubleStatics?
  private static let process = DoubleStatics(at: nil)

  private let content = Lock(Content())
  private let reporter: any DoubleReporter
  private let strictness: DoubleStrictness

  /// Makes an empty set; what is wrong with its members is reported at `place`.
  package convenience init(at place: DoubleOrigin.Place?) {
    self.init(DoubleReporting.reporter(for: place))
  }

  package init(_ reporter: any DoubleReporter, _ strictness: DoubleStrictness = .lenient) {
    self.reporter = reporter
    self.strictness = strictness
  }

  /// Of the doubles that are made here, where they say nothing of it.
  static var strictness: DoubleStrictness { bound?.strictness ?? .lenient }

  deinit { reporter.end() }

  /// The handles of `double`, in the test that runs; made by `make` when they are first asked for.
  public static func handles<Handles: AnyObject & Sendable>(
    of double: Any.Type, named name: String, make: (DoubleOrigin) -> Handles
  ) -> Handles {
    (bound ?? DoubleReporting.statics ?? process).handles(of: double, named: name, make: make)
  }

  private func handles<Handles: AnyObject & Sendable>(
    of double: Any.Type, named name: String, make: (DoubleOrigin) -> Handles
  ) -> Handles {
    let key = ObjectIdentifier(double)
    if let found = content.withLock({ $0.handles[key] }) { return unsafeDowncast(found, to: Handles.self) }
    // Made with no lock held, for nothing: if another thread was faster, its handles are taken.
    let made = make(DoubleOrigin(name, strictness, at: nil, reporter, isOnlyUser: false))
    let kept = content.withLock { content in
      let kept = content.handles[key] ?? made
      content.handles[key] = kept
      return kept
    }
    return unsafeDowncast(kept, to: Handles.self)
  }

  /// Runs `body` with statics of its own, which its child tasks and unstructured tasks see as well.
  package static func with<Result>(
    _ statics: DoubleStatics, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $bound.withValue(statics) { try await body() }
  }
}
