// shape 43: closures that are kept
// seam:mock
protocol Courier {
  func fetch(id: Int, completion: @escaping (Result<String, any Error>) -> Void)
  func store(_ done: ((Bool) -> Void)?)
}

typealias Finish = (Int) -> Void

// shape 44: closures that must not be kept
// seam:mock
protocol Visitor {
  func with(_ body: (Int) throws -> String) throws -> String
  func each(_ body: (inout Int) -> Void)
  func end(_ finish: Finish)
}

// shape 45: methods that throw what their closure throws
// seam:mock
protocol Latch {
  func locked<Value>(_ body: () throws -> Value) rethrows -> Value
  func slowly<Value>(_ body: () async throws -> Value) async rethrows -> Value
}

// shape 46: closures that are Sendable, isolated or asynchronous
// seam:mock
protocol Scheduler: Sendable {
  func add(_ work: @escaping @Sendable () -> Void)
  func onMain(_ work: @escaping @MainActor @Sendable () async throws -> Int)
}

// shape 47: arguments that are worked out late
// seam:mock
protocol Diary {
  func note(_ text: @autoclosure () -> String)
  func remind(_ text: @autoclosure @escaping () -> String)
  func verify(_ condition: @autoclosure () throws -> Bool) rethrows
}
