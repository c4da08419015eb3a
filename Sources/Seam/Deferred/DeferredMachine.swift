/// What a deferred value is doing, without concurrency: each method changes the state and says what is to be done.
struct DeferredMachine<Value, Waiter> {
  enum State {
    /// Not asked for yet, or the last attempt has failed and nobody waits.
    case idle
    /// An attempt is under way for those who wait.
    case making([UInt64: Waiter])
    /// An attempt that nobody waits for any more has been cancelled and has not ended yet. Those who have come since
    /// wait for its end: two attempts at once could open one file twice.
    case ending([UInt64: Waiter])
    case made(Value)
    /// Closed before there was a value; nothing is made any more.
    case closed
  }

  private(set) var state = State.idle
  /// Waiters that have left before they arrived: the cancellation overtook them.
  private var gone: Set<UInt64> = []
  private var isClosing = false

  enum Arrival {
    case value(Value)
    /// The waiter waits; the first one starts the attempt.
    case wait(start: Bool)
    case cancelled
    case closed
  }

  mutating func arrive(_ id: UInt64, _ waiter: Waiter) -> Arrival {
    if gone.remove(id) != nil { return .cancelled }
    switch state {
    case .made(let value): return .value(value)
    case .closed: return .closed
    case .idle:
      if isClosing { return .closed }
      state = .making([id: waiter])
      return .wait(start: true)
    case .making(var waiters):
      waiters[id] = waiter
      state = .making(waiters)
    case .ending(var waiters):
      if isClosing { return .closed }
      waiters[id] = waiter
      state = .ending(waiters)
    }
    return .wait(start: false)
  }

  /// A waiter leaves at once; when the last one does, the attempt is cancelled.
  mutating func leave(_ id: UInt64) -> (waiter: Waiter?, cancel: Bool) {
    switch state {
    case .making(var waiters):
      guard let waiter = waiters.removeValue(forKey: id) else { break }
      state = waiters.isEmpty ? .ending([:]) : .making(waiters)
      return (waiter, waiters.isEmpty)
    case .ending(var waiters):
      guard let waiter = waiters.removeValue(forKey: id) else { break }
      state = .ending(waiters)
      return (waiter, false)
    case .idle, .made, .closed: break
    }
    gone.insert(id)
    return (nil, false)
  }

  /// Forgets a waiter that has been answered.
  mutating func forget(_ id: UInt64) { gone.remove(id) }

  /// The attempt has ended: these waiters get its result; `restart` begins one for those who came after a cancelled one.
  mutating func end(_ value: Value?) -> (waiters: [Waiter], restart: Bool) {
    switch state {
    case .ending(let waiters) where value == nil && !waiters.isEmpty && !isClosing:
      state = .making(waiters)
      return ([], true)
    case .making(let waiters), .ending(let waiters):
      state = value.map { .made($0) } ?? (isClosing ? .closed : .idle)
      return (Array(waiters.values), false)
    case .idle, .made, .closed: return ([], false)
    }
  }

  enum Closing {
    case value(Value)
    case nothing
    /// An attempt is under way: it is to be cancelled, and its end awaited.
    case wait
  }

  /// From now on nothing is made.
  mutating func close() -> Closing {
    isClosing = true
    switch state {
    case .made(let value): return .value(value)
    case .idle, .closed:
      state = .closed
      return .nothing
    case .making, .ending: return .wait
    }
  }
}
