// swift-format-ignore-file

import Foundation

// shape 58: availability
// seam:mock
@available(macOS 14, iOS 17, *)
protocol Recent {
  func go()
}

// seam:mock
protocol Ageing {
  @available(*, deprecated, message: "use fresh")
  func stale() -> Int
  func fresh() -> Int
  @available(macOS 15, *)
  func future() async -> Int
}

// shape 59: access
// seam:mock
public protocol Open {
  var a: Int { get set }
  func b()
}

// seam:mock
package protocol Shared {
  var a: Int { get set }
  func b()
  static func c() -> Int
}

// shape 71: members under a condition
// seam:mock
protocol Flags {
  func always()
  #if NEVER_SET
    func debugging() -> Int
  #elseif os(Linux)
    func system() -> String
  #else
    var system: Int { get }
  #endif
}

#if os(Linux)
  // seam:mock
  protocol OnLinux {
    func kernel() -> String
  }
#endif

// shape 75: types as values
// seam:mock
protocol Factory {
  func make(_ type: any Leaf.Type) -> Any.Type
  func register<Value>(_ type: Value.Type, as name: String)
  var kind: Int.Type { get }
}

// shape 76: a protocol in a type
enum News {
  struct Item: Equatable {
    var id: Int
  }

  // seam:mock
  protocol Loading {
    func load() async throws -> [Item]
  }
}

// shape 78: streams
// seam:mock
protocol Ticks: Sendable {
  func numbers() -> AsyncStream<Int>
  func lines() -> AsyncThrowingStream<String, any Error>
}

// shape 79: pointers that must not outlive the call
// seam:mock
protocol Digest {
  func update(_ bytes: UnsafeRawBufferPointer)
  func result(into output: UnsafeMutablePointer<UInt8>, count: Int) -> Int
}

/// Says something.
///  - Note: not much.
// seam:mock
protocol
  Herald  // shape 83: comments and line breaks in unusual places
  : AnyObject
{  // trailing
  /// Cries `text`.
  /* block */ func cry(
    _ text: String,  // the text
    times: Int /* how often */
  ) -> Int
  func hush()
  var volume : Int{get}
}

// shape 84: types of Foundation
// seam:mock
protocol Log {
  func entries(since date: Date) -> [URL]
  var folder: URL { get }
  func data(for id: UUID) async throws -> (Data, TimeInterval)
}
