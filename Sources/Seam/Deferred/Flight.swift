internal import CSeam

/// An attempt to make a deferred value, as far as others wait for it.
///
/// `@unchecked Sendable`: `waits` is guarded by the lock that all flights share; it is taken only where one waits for another.
final class Flight: @unchecked Sendable {
  private let key: Key?
  /// The flights that this one waits for, and how often.
  private var waits: [(flight: Flight, count: Int)] = []

  private static let lock = Lock()
  @TaskLocal private static var current: Flight?

  init(_ key: Key?) { self.key = key }

  var name: String { key?.name ?? "a deferred value" }

  /// Runs an attempt, with no scope bound: the one that happens to be bound where the value is first asked for is somebody else's.
  static func run<R: Sendable>(_ flight: Flight, _ body: @Sendable () async throws -> R) async throws -> R {
    try await $current.withValue(flight) {
      try await Ambient.$binding.withValue(Ambient.Binding()) { try await body() }
    }
  }

  /// Waits for a flight, unless that one waits for the flight that asks.
  static func wait<R>(for flight: Flight, _ body: () async throws -> R) async throws -> R {
    guard let current else { return try await body() }
    if let cycle = lock({ current.begin(waitingFor: flight) }) {
      let error = DeferredCycle(chain: cycle.map(\.name))
      LiveReports.write(.cycle(chain: error.chain[...], reachedThrough: []))
      throw error
    }
    defer { lock { current.end(waitingFor: flight) } }
    return try await body()
  }

  private func begin(waitingFor flight: Flight) -> [Flight]? {
    if let path = flight.path(to: self) { return [self] + path }
    if let index = waits.firstIndex(where: { $0.flight === flight }) {
      waits[index].count += 1
    } else {
      waits.append((flight, 1))
    }
    return nil
  }

  private func end(waitingFor flight: Flight) {
    guard let index = waits.firstIndex(where: { $0.flight === flight }) else { return }
    waits[index].count -= 1
    if waits[index].count == 0 { waits.remove(at: index) }
  }

  private func path(to target: Flight) -> [Flight]? {
    if self === target { return [self] }
    for wait in waits {
      if let path = wait.flight.path(to: target) { return [self] + path }
    }
    return nil
  }
}

/// A deferred value waits for itself, directly or through others.
public struct DeferredCycle: Error, Equatable, CustomStringConvertible {
  /// The members, closed: the first is the last.
  public let chain: [String]

  public var description: String {
    "'\(chain[0])' needs itself to be made: \(chain.joined(separator: " -> "))"
  }
}

extension Waiter {
  /// A number for one that waits.
  static var nextID: UInt64 { seam_next_serial() }
}
