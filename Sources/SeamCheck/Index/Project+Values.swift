/// What expressions make and reach.
extension Project {
  /// The type of the project that an expression makes: `X()`, `X.init()`, `.init()` where the type is known, `X.init` handed on.
  package func construction(_ use: Use, expected: String?, at place: MemberPlace) -> Int? {
    guard use.base < 0, use.mayNameType, !use.isKeyPath, !use.traits.contains(.subscripted),
      use.isCalled || use.path.hasSuffix(".init")
    else { return nil }
    var names = use.names
    let isInit = names.last == "init"
    if isInit { names.removeLast() } else if !use.isCalled { return nil }
    guard let first = names.first else { return nil }
    if first.isEmpty {
      return names.count == 1 ? expected.flatMap { resolve($0, from: place.place) } : nil
    }
    guard names.last?.first?.isUppercase == true else { return nil }
    if first == "Self" { return type(at: place.place)?.id }
    return resolve(names.joined(separator: "."), from: place.place)
  }

  /// The singleton that an expression reaches: `X.shared`, `X.shared.y`, `.shared` where the type is known.
  package func singleton(_ use: Use, expected: String?, at place: MemberPlace) -> (type: Int, name: String)? {
    guard use.base < 0, use.mayNameType, !use.isKeyPath else { return nil }
    let names = use.names
    guard names.count >= 2, names.dropFirst().contains(where: singletonNames.contains) else { return nil }
    if names[0].isEmpty {
      guard let type = expected.flatMap({ resolve($0, from: place.place) }),
        singletons[type]?[String(names[1])] != nil
      else { return nil }
      return (type, String(names[1]))
    }
    guard names[0].first?.isUppercase == true || names[0].first == "_" else { return nil }
    for count in (1..<names.count).reversed() {
      guard let type = resolve(names[..<count].joined(separator: "."), from: place.place) else { continue }
      let name = String(names[count])
      return singletons[type]?[name] == nil ? nil : (type, name)
    }
    return nil
  }

  /// The property or function of the type that a use names, where it is the type's own: `x`, `self.x`, `x.y`.
  package func ownMember(_ use: Use, in member: Member) -> Substring? {
    guard use.base < 0, !use.isKeyPath else { return nil }
    let names = use.names
    if names[0] == "self" { return names.count > 1 ? names[1] : nil }
    guard !names[0].isEmpty, names[0] != "super",
      // `let x = x` names the member, and then hides it.
      !member.locals.contains(String(names[0])) || use.label == "let \(names[0])"
    else { return nil }
    return names[0]
  }

  /// Whether a closure runs later than the code around it: it is handed to something that keeps it.
  package func isLate(_ closure: Int32, in member: Member) -> Bool {
    var index = closure
    while index >= 0 {
      let facts = member.closures[Int(index)]
      if !facts.isCalledAtOnce, !runsAtOnce(facts, in: member) { return true }
      index = facts.parent
    }
    return false
  }

  private func runsAtOnce(_ closure: ClosureFacts, in member: Member) -> Bool {
    guard closure.call >= 0, let name = member.uses[Int(closure.call)].names.last else { return false }
    return Self.immediate.contains(String(name))
  }

  private static let immediate: Set<String> = [
    "map", "flatMap", "compactMap", "filter", "forEach", "reduce", "first", "contains", "allSatisfy",
    "sorted",
    "sort", "min", "max", "withLock", "sync", "withUnsafeBytes", "withCurrent", "autoreleasepool", "prefix",
    "drop", "removeAll", "unique", "shared", "mainShared", "weak", "boundary", "lazy",
  ]
}
