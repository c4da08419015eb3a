/// A value that takes time to make: asynchronous, throwing, made once for everybody who waits.
///
///     var database: Deferred<Database> {
///       shared(\.database) {
///         let path = config.path
///         return Deferred { try await Database.open(path) }
///       } close: {
///         await $0.close()
///       }
///     }
///
///     let rows = try await app.database.value.rows(of: "products")
///
/// It is made at the first use of `value`. A failure reaches all who wait, and the next use tries again. Who is
/// cancelled leaves at once and disturbs nobody; when all have left, the attempt is cancelled. The recipe asks the scope for
/// what is needed and hands the values to the body; the body does not use the scope.
///
/// `@unchecked Sendable`: `lock` guards the variables.
public final class Deferred<Value: Sendable>: @unchecked Sendable {
  private typealias Machine = DeferredMachine<Value, CheckedContinuation<Value, any Error>>

  private let make: @Sendable (Rollback) async throws -> Value
  private let lock = Lock()
  private var machine = Machine()
  private var attempt: Task<Void, Never>?
  private let flight: Flight

  /// Makes nothing yet. `make` runs in a task of its own, off any actor, with the priority and the task-local values of the first
  /// who asks but for current scopes.
  public convenience init(_ make: @escaping @Sendable () async throws -> Value) {
    self.init { _ in try await make() }
  }

  /// For a value that is made in steps: what a step has opened is closed again if a later one fails.
  ///
  ///     Deferred { undo in
  ///       let file = try await File.open(path)
  ///       undo.add { try await file.close() }
  ///       return try await Database(file)
  ///     }
  public init(_ make: @escaping @Sendable (_ undo: Rollback) async throws -> Value) {
    self.make = make
    flight = Flight(Frame.top.map { $0.pointee.key.takeUnretainedValue() })
  }

  /// The value; made first if it is not there.
  ///
  /// Once it is there, reading it neither suspends nor allocates, on any actor.
  ///
  /// - Throws: What making it has thrown; `CancellationError` when the waiting task is cancelled; `DeferredCycle` when the value
  ///   waits for itself; `ClosedScope` when its scope was closed before it was made.
  nonisolated(nonsending) public var value: Value {
    get async throws {
      if let value = valueIfMade { return value }
      return try await Flight.wait(for: flight) { try await self.arrive() }
    }
  }

  /// The value, if it has been made.
  public var valueIfMade: Value? {
    lock {
      if case .made(let value) = machine.state { value } else { nil }
    }
  }

  private func arrive() async throws -> Value {
    let id = Waiter.nextID
    defer { lock { machine.forget(id) } }
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        let arrival = lock {
          let arrival = machine.arrive(id, continuation)
          if case .wait(start: true) = arrival { start() }
          return arrival
        }
        switch arrival {
        case .value(let value): continuation.resume(returning: value)
        case .cancelled: continuation.resume(throwing: CancellationError())
        case .closed: continuation.resume(throwing: ClosedScope(dependency: flight.name))
        case .wait: break
        }
      }
    } onCancel: {
      let departure = lock { (machine.leave(id), attempt) }
      departure.0.waiter?.resume(throwing: CancellationError())
      if departure.0.cancel { departure.1?.cancel() }
    }
  }

  /// Begins an attempt; with the lock held, so that who leaves or closes finds it.
  private func start() { attempt = Task { await self.run() } }

  private func run() async {
    let undo = Rollback()
    let result: Result<Value, any Error>
    do {
      result = .success(try await Flight.run(flight) { try await self.make(undo) })
    } catch {
      await undo.run()
      result = .failure(error)
    }
    let waiters = lock {
      let ended = machine.end(try? result.get())
      if ended.restart { start() }
      return ended.waiters
    }
    for waiter in waiters { waiter.resume(with: result) }
  }

  /// Makes nothing from now on, and returns what there is to close.
  func close() async -> Value? {
    let (closing, attempt) = lock { (machine.close(), self.attempt) }
    switch closing {
    case .value(let value): return value
    case .nothing: return nil
    case .wait:
      attempt?.cancel()
      await attempt?.value
      return valueIfMade
    }
  }
}

/// A deferred value was asked for after its scope had been closed, and was never made.
public struct ClosedScope: Error, Equatable, CustomStringConvertible {
  /// The member, `AppScope.database`.
  public let dependency: String

  public init(dependency: String) { self.dependency = dependency }

  public var description: String {
    "'\(dependency)' is asked for after its scope was closed; end the work that needs it before 'close'"
  }
}
