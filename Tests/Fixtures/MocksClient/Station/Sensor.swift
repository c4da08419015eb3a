// seam:mock
public protocol Sensor: Sendable {
  func read() async -> Int
}
