/// An object with a name, told apart by identity, that remembers what it was made from.
final class Part: Sendable, CustomStringConvertible {
  let name: String
  let parts: [Part]

  init(_ name: String, _ parts: Part...) {
    self.name = name
    self.parts = parts
  }

  /// `service(client(live))`
  var description: String {
    parts.isEmpty ? name : "\(name)(\(parts.map(\.description).joined(separator: ", ")))"
  }
}
