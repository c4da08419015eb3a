/// The object that a value is, also where it is in an optional; nothing for other values.
func object(in value: Any) -> AnyObject? {
  if type(of: value) is AnyClass { return value as AnyObject }
  return (value as? any OptionalValue)?.content.flatMap(object(in:))
}

private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var content: Any? { map { $0 } }
}
