/// A type with a value that a call without a stub gets, after the report.
///
/// Numbers, `Bool`, `String`, collections and optionals have one. Give your own types one where a test can
/// go on with it:
///
///     extension User: DefaultAnswer { static var defaultAnswer: User { User(id: 0) } }
public protocol DefaultAnswer {
  static var defaultAnswer: Self { get }
}

extension DefaultAnswer where Self: AdditiveArithmetic {
  public static var defaultAnswer: Self { .zero }
}

extension Int: DefaultAnswer {}
extension Int8: DefaultAnswer {}
extension Int16: DefaultAnswer {}
extension Int32: DefaultAnswer {}
extension Int64: DefaultAnswer {}
extension UInt: DefaultAnswer {}
extension UInt8: DefaultAnswer {}
extension UInt16: DefaultAnswer {}
extension UInt32: DefaultAnswer {}
extension UInt64: DefaultAnswer {}
extension Float: DefaultAnswer {}
extension Double: DefaultAnswer {}
extension Duration: DefaultAnswer {}
extension Bool: DefaultAnswer { public static var defaultAnswer: Bool { false } }
extension String: DefaultAnswer { public static var defaultAnswer: String { "" } }
extension Substring: DefaultAnswer { public static var defaultAnswer: Substring { "" } }
extension Array: DefaultAnswer { public static var defaultAnswer: [Element] { [] } }
extension ArraySlice: DefaultAnswer { public static var defaultAnswer: ArraySlice<Element> { [] } }
extension ContiguousArray: DefaultAnswer {
  public static var defaultAnswer: ContiguousArray<Element> { [] }
}
extension Set: DefaultAnswer { public static var defaultAnswer: Set<Element> { [] } }
extension Dictionary: DefaultAnswer { public static var defaultAnswer: [Key: Value] { [:] } }
extension Optional: DefaultAnswer { public static var defaultAnswer: Wrapped? { nil } }

/// Streams that end at once.
extension AsyncStream: DefaultAnswer {
  public static var defaultAnswer: AsyncStream<Element> { AsyncStream { $0.finish() } }
}
extension AsyncThrowingStream: DefaultAnswer where Failure == any Error {
  public static var defaultAnswer: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { $0.finish() }
  }
}
extension AsyncStream.Iterator: DefaultAnswer {
  public static var defaultAnswer: AsyncStream<Element>.Iterator {
    AsyncStream<Element>.defaultAnswer.makeAsyncIterator()
  }
}
extension AnyIterator: DefaultAnswer {
  public static var defaultAnswer: AnyIterator<Element> { AnyIterator { nil } }
}
