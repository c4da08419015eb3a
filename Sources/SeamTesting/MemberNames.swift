internal import CSeamTesting

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Finds out the name of a member from the getter that its key path calls, where the program has kept its
/// symbols.
///
/// A member that was asked for has told its name itself; this is for those that never were. No code of the
/// member runs.
package enum MemberNames {
  static func name(of path: AnyKeyPath) -> String? {
    guard let address = address(of: path.debugDescription), let text = seam_testing_function_name(address)
    else { return nil }
    defer { free(text) }
    return name(inGetter: String(cString: text))
  }

  /// The getter of the last component, as in `\AppScope.<computed 0x00005612 (Clock)>`.
  package static func address(of description: String) -> UInt? {
    let marker = "<computed 0x"
    guard let start = description.ranges(of: marker).last?.upperBound else { return nil }
    return UInt(description[start...].prefix(while: \.isHexDigit), radix: 16)
  }

  /// `clock` for `key path getter for App.AppScope.clock : App.Clock`, and for `App.AppScope.clock.getter :
  /// App.Clock`.
  package static func name(inGetter symbol: String) -> String? {
    var name = symbol[...]
    if let prefix = name.ranges(of: "key path getter for ").last { name = name[prefix.upperBound...] }
    let subscripts = [".subscript(", ".subscript<", ".subscript.getter"]
    if subscripts.contains(where: name.contains) { return "subscript" }
    guard let type = name.ranges(of: " : ").first else { return nil }
    name = name[..<type.lowerBound]
    if name.hasSuffix(".getter") { name = name.dropLast(7) }
    if name.hasSuffix(")"), let hash = name.ranges(of: " in _").last {
      // A private member is `(clock in _0123ABCD)`.
      name = name[..<hash.lowerBound]
      name = name[(name.lastIndex(of: "(").map { name.index(after: $0) } ?? name.startIndex)...]
    } else if name.hasSuffix("`"), let tick = name.dropLast().lastIndex(of: "`") {
      name = name[name.index(after: tick)...].dropLast()
    } else {
      guard let dot = name.lastIndex(of: ".") else { return nil }
      name = name[name.index(after: dot)...]
    }
    // Demangling writes a no-break space for a space.
    return name.isEmpty ? nil : String(name.map { $0 == "\u{A0}" ? " " : $0 })
  }
}
