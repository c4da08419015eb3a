import SeamDoubles

extension Sensor where Self == MockSensor {
  /// What previews show.
  public static var warm: MockSensor { MockSensor { $0.read.returns(21) } }
}
