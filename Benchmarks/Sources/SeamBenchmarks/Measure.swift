import CAllocations
import Foundation

/// Nanoseconds for one call: the median of several runs.
func median(_ count: Int, _ body: () -> Void) -> Double {
  let runs = (0..<runCount).map { _ in time(count, body) }.sorted()
  return runs[runs.count / 2]
}

/// Nanoseconds for one call of two sides, measured in turns, so that both meet the same noise; the medians.
func medians(_ count: Int, _ one: () -> Void, _ other: () -> Void) -> (Double, Double) {
  var ones: [Double] = []
  var others: [Double] = []
  for _ in 0..<runCount {
    ones.append(time(count, one))
    others.append(time(count, other))
  }
  return (ones.sorted()[runCount / 2], others.sorted()[runCount / 2])
}

/// The same with two threads that call at the same time.
func mediansOfTwoThreads(
  _ count: Int, _ one: @escaping @Sendable () -> Void, _ other: @escaping @Sendable () -> Void
) -> (Double, Double) {
  func run(_ body: @escaping @Sendable () -> Void) -> Double {
    let group = DispatchGroup()
    nonisolated(unsafe) var times = [0.0, 0.0]
    for thread in 0..<2 {
      group.enter()
      Thread.detachNewThread {
        times[thread] = time(count, body)
        group.leave()
      }
    }
    group.wait()
    return max(times[0], times[1])
  }
  let pairs = (0..<runCount).map { _ in (run(one), run(other)) }
  return (pairs.map(\.0).sorted()[runCount / 2], pairs.map(\.1).sorted()[runCount / 2])
}

private func time(_ count: Int, _ body: () -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  for _ in 0..<count { body() }
  return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(count)
}

func allocations(_ body: () -> Void) -> Int {
  body()
  let before = count_allocations()
  body()
  return count_allocations() - before
}

/// Allocations of all threads for one call that suspends; the median, for the pool's own come and go.
func suspendingAllocations(_ body: () async throws -> Void) async throws -> Int {
  var counts: [Int] = []
  for _ in 0..<101 {
    let before = count_all_allocations()
    try await body()
    counts.append(count_all_allocations() - before)
  }
  return counts.sorted()[50]
}

/// Keeps a value from being optimized away.
@inline(never) func use<T: AnyObject>(_ value: T) { withExtendedLifetime(value) {} }
