enum LineError: Error, Equatable {
  case busy
  case dead(Int)
}

// shape 04: one type of error
// seam:mock
protocol Telephone {
  func lift() throws(LineError)
  func dial(number: Int) async throws(LineError) -> String
}

// shape 05: errors that are none, or any
// seam:mock
protocol Borderline {
  func none(_ x: Int) throws(Never) -> Int
  func some() throws(any Error)
  func spelled() throws(any Swift.Error) -> Int
}

// shape 06: an error type that is a generic parameter
// seam:mock
protocol Repeater {
  func attempt<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int
  func each<Failure: Error>(_ body: (Int) throws(Failure) -> Void) throws(Failure)
}

final class Sealed: Sendable {
  static let shared = Sealed()
  private init() {}
}

// shape 77: results that have no default
// seam:mock
protocol Safe {
  func open() -> Sealed
  func content(_ shelf: Int) throws -> Sealed
  func destroy() -> Never
}
