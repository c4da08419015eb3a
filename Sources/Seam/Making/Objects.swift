/// The object that a value is, also where it is in an optional; nothing for other values.
func object(in value: Any) -> AnyObject? {
  if type(of: value) is AnyClass { return value as AnyObject }
  return (value as? any OptionalValue)?.content.flatMap(object(in:))
}

/// Whether a value is absent.
func isNothing(_ value: Any) -> Bool {
  guard let optional = value as? any OptionalValue else { return false }
  return optional.content.map(isNothing) ?? true
}

private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var content: Any? { map { $0 } }
}
