/// A complete record of the calls that a double received, in order, from any number of tasks.
///
/// Tests read it or await it; neither misses a call that came before. Calls are numbered across all
/// recorders of the process, so that the order of calls to different doubles can be compared.
public final class CallRecorder<Call: Sendable>: Sendable {
  /// A call with its place among all recorded calls.
  public struct Entry: Sendable {
    /// The call as it was recorded.
    public let call: Call
    /// A number greater than that of any call recorded before, by whichever recorder.
    public let order: Int
  }

  struct State: Sendable {
    var entries: [Entry] = []
    var recorded = 0
  }

  /// What the recorder is called in messages.
  public let name: String

  let state = Watched(State())

  /// Makes an empty recorder, called after the place where it is made unless it is named.
  public init(_ name: String? = nil, fileID: String = #fileID, line: Int = #line) {
    self.name = name ?? "\(fileID):\(line)"
  }

  /// Records `call` and resumes those who wait for it.
  public func record(_ call: Call) {
    record(call) {}
  }

  /// Records `call` and draws what belongs to it in one step, so that both have the same order.
  ///
  /// `draw` is called with the lock held, so it comes from this module, never from a user.
  func record<Drawn>(_ call: Call, drawing draw: () -> Drawn) -> Drawn {
    state.change { state in
      state.entries.append(Entry(call: call, order: nextOrder()))
      state.recorded += 1
      return draw()
    }
  }

  /// The calls since the start or the last reset, in order.
  public var calls: [Call] { entries.map(\.call) }

  /// The calls since the start or the last reset, in order, each with its number.
  public var entries: [Entry] { state.read(\.entries) }

  /// The number of calls since the start or the last reset.
  public var count: Int { state.read(\.entries.count) }

  /// Forgets all calls; those who wait for calls go on waiting.
  public func reset() {
    // The calls leave the lock before they are released: their deinitializers are a user's.
    _ = state.change { state in
      defer { state.entries = [] }
      return state.entries
    }
  }
}

extension CallRecorder.Entry: Equatable where Call: Equatable {}
