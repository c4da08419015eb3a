public protocol Named {
  var name: String { get }
}
