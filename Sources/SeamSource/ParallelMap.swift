import Dispatch

/// Calls `transform` for each element on all cores; the results are in the order of the elements.
package func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
  nonisolated(unsafe) let results = UnsafeMutablePointer<Result>.allocate(capacity: elements.count)
  defer { results.deallocate() }
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    // Each iteration initializes its own slot, and all have ended before the slots are read.
    (results + index).initialize(to: transform(elements[index]))
  }
  defer { results.deinitialize(count: elements.count) }
  return Array(UnsafeBufferPointer(start: results, count: elements.count))
}
