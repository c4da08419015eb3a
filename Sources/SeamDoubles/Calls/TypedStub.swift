/// The stand-in for a function that throws anything, or nothing.
///
///     struct MockProductService: ProductService {
///       let search = Stub<String, [Product]>()
///       func products(matching text: String) async throws -> [Product] { try await search(text) }
///     }
///
///     let service = MockProductService()
///     service.search.behavior = .returns([.teapot]).delayed(by: .seconds(1), on: clock)
///
/// See `TypedStub`, which also stands in for functions that do not throw.
public typealias Stub<Input: Sendable, Output: Sendable> = TypedStub<Input, Output, any Error>

/// The stand-in for one function: records each call, then does what its behavior says.
///
/// `Input` is the function's parameter, `Void`, or the tuple of its parameters; `Failure` is what it
/// throws, or `Never`. Called from a synchronous function it answers synchronously. A call is
/// recorded before the behavior runs, and keeps the behavior that it met even if another is set
/// meanwhile. Behaviors run with no lock held, from any number of tasks at once.
///
/// A stub without a behavior has no answer of its own: it throws a `StubMisuse` that names it, or traps
/// with the same message where `Failure` does not admit that.
public final class TypedStub<Input: Sendable, Output: Sendable, Failure: Error>: Sendable {
  private struct Script: Sendable {
    var behavior: Behavior
    var nextStep = 0
  }

  /// The record of all calls, to be awaited, reset or compared with those of other doubles.
  public let recorder: CallRecorder<Input>

  private let script: Lock<Script>

  /// Makes a stub that behaves like `behavior`, called after the place where it is made unless named.
  public init(
    _ behavior: Behavior = .unconfigured, name: String? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    recorder = CallRecorder(name, fileID: fileID, line: line)
    script = Lock(Script(behavior: behavior))
  }

  /// What the stub does from the next call on.
  public var behavior: Behavior {
    get { script.withLock(\.behavior) }
    set {
      // The old one leaves the lock before it is released: its deinitializers are a user's.
      _ = script.withLock { script in
        defer { script = Script(behavior: newValue) }
        return script
      }
    }
  }

  /// The inputs of all calls, in order.
  public var calls: [Input] { recorder.calls }

  /// The number of calls.
  public var count: Int { recorder.count }

  /// Records the call and does what the behavior says, on the caller's actor as long as it can.
  public nonisolated(nonsending) func callAsFunction(_ input: Input) async throws(Failure) -> Output {
    do {
      switch step(for: input) {
      case .unconfigured: throw StubMisuse.unconfigured(recorder.name)
      case .immediate(let body): return try body(input)
      case .suspending(let body): return try await body(input)
      }
    } catch {
      throw admitted(error)
    }
  }

  /// Records the call and does what the behavior says; a behavior that suspends is misuse here.
  public func callAsFunction(_ input: Input) throws(Failure) -> Output {
    do {
      switch step(for: input) {
      case .unconfigured: throw StubMisuse.unconfigured(recorder.name)
      case .immediate(let body): return try body(input)
      case .suspending: throw StubMisuse.suspending(recorder.name)
      }
    } catch {
      throw admitted(error)
    }
  }

  private func step(for input: Input) -> Behavior.Step {
    recorder.record(input) {
      script.withLock { script in
        let steps = script.behavior.steps
        defer { script.nextStep = min(script.nextStep + 1, steps.count - 1) }
        return steps[script.nextStep]
      }
    }
  }

  /// Behaviors throw no more than `Failure`; misuse is thrown where it can be and traps elsewhere.
  private func admitted(_ error: any Error) -> Failure {
    guard let failure = error as? Failure else { fatalError("\(error)") }
    return failure
  }
}

extension TypedStub where Input == Void {
  /// Records the call and does what the behavior says, on the caller's actor as long as it can.
  public nonisolated(nonsending) func callAsFunction() async throws(Failure) -> Output {
    try await callAsFunction(())
  }

  /// Records the call and does what the behavior says; a behavior that suspends is misuse here.
  public func callAsFunction() throws(Failure) -> Output {
    try callAsFunction(())
  }
}
