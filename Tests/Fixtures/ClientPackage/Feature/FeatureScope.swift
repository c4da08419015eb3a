public import Seam

public final class Part: Sendable {
  public let text: String
  public init(_ text: String) { self.text = text }
}

public struct FeatureScope: RootScope {
  public var seams = Seams()
  public static let main = FeatureScope()
  public init() {}
}

extension FeatureScope {
  public var open: Part { shared(\.open) { Part("open") } }
  package var packaged: Part { unique(\.packaged) { Part("packaged on \(open.text)") } }
  var hidden: Part { boundary(\.hidden) { Part("hidden") } }
  public var user: Part { shared(\.user) { Part("\(open.text), \(packaged.text), \(hidden.text)") } }
  public subscript(item number: Int) -> Part { shared(\.[item: number]) { Part("item \(number)") } }
  @inlinable public var inlined: Part { shared(\.inlined) { Part("inlined") } }
}

/// What a module asks of a scope that it cannot see.
public protocol HasPart: Scope {
  var part: Part { get }
}

extension HasPart {
  public var wrapped: Part { shared(\.wrapped) { Part("wrapped \(part.text)") } }
  @inlinable public var inlinedWrapped: Part { shared(\.inlinedWrapped) { Part("inlined \(part.text)") } }
}

public struct Generic<Input: Sendable>: Scope {
  public var seams = Seams()
  public let input: Input
  public init(_ input: Input) { self.input = input }
}

extension Generic {
  public var made: [Input] { shared(\.made) { [input] } }
}
