import Foundation

/// Calls `transform` for each element on all cores; the results are in the order of the elements.
///
/// The threads have stacks of 512 MB, of which only what is touched takes memory: a syntax tree is walked by recursion,
/// and nobody limits how long a chain of calls somebody writes.
///
/// - Parameter threads: at most that many at once; all cores where it is nil.
package func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], threads: Int? = nil, _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
  if elements.isEmpty { return [] }
  let count = max(1, min(elements.count, threads ?? ProcessInfo.processInfo.activeProcessorCount))
  let work = Work(elements: elements, transform: transform)
  let group = DispatchGroup()
  for _ in 0..<count {
    group.enter()
    let thread = Thread {
      work.run()
      group.leave()
    }
    thread.stackSize = 512 << 20
    thread.start()
  }
  group.wait()
  return work.results()
}

/// Elements that several threads take one by one.
private final class Work<Element: Sendable, Result: Sendable>: @unchecked Sendable {
  // `next` and the slots are guarded by `lock`.
  private let lock = NSLock()
  private var next = 0
  private var slots: [Result?]
  private let elements: [Element]
  private let transform: @Sendable (Element) -> Result

  init(elements: [Element], transform: @escaping @Sendable (Element) -> Result) {
    self.elements = elements
    self.transform = transform
    slots = Array(repeating: nil, count: elements.count)
  }

  func run() {
    while let index = take() {
      let result = transform(elements[index])
      lock.withLock { slots[index] = result }
    }
  }

  func results() -> [Result] { lock.withLock { slots.map { $0! } } }

  private func take() -> Int? {
    lock.withLock {
      guard next < elements.count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}
