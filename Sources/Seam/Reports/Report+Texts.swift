extension Report {
  static func boundary(_ node: Node, in core: Core, hasStandIn: Bool) -> Report {
    let mode = core.context?.mode.rawValue ?? "test"
    let member = node.key.member
    return Report(
      "boundary '\(node.key.name)' is not replaced in a \(mode) scope",
      [
        ("Dependency", node.key.name),
        ("Reached through", node.names.joined(separator: " -> ")),
      ],
      """
      A \(mode) reaches the world outside the app only where it says so\
      \(hasStandIn ? "; the stand-in was used" : ", and there is no stand-in").
      To fix, replace it or something on the way to it, '$0\(member) = ...', or let it through with \
      '$0.allow(\\\(member))'\(core.isTrial ? ", before the change in place that asks for it" : "").
      """)
  }

  static func main(_ node: Node, in core: Core, hasStandIn: Bool) -> Report {
    let scope = "\(type(of: node.key.path).rootType)"
    return Report(
      "boundary '\(node.key.name)' is reached through '\(scope).main' in a process that runs tests",
      [
        ("Dependency", node.key.name),
        ("Reached through", Frame.path(via: nil).joined(separator: " -> ")),
      ],
      """
      'main' is the live app; a test, and work that a test has left behind, must not reach the world through it.
      To fix, hand the code a scope made with '\(scope).test { ... }', or read '\(scope).current' once, where a scope is bound.
      """)
  }

  static func unbound(_ scope: String) -> Report {
    Report(
      "'\(scope).current' is read where no '\(scope)' is bound, in a process that runs tests",
      [("Scope", scope)],
      """
      Detached tasks, queues, threads, callbacks and work that outlives its test do not carry the binding on; a strict scope \
      without replacements is used, never 'main'.
      To fix, read '\(scope).current' once, before the hop, and use what it gave; or put the trait '.scope(\(scope).self)' on the test.
      """)
  }

  /// `chain` is closed: its last is its first.
  static func cycle(chain: ArraySlice<String>, reachedThrough: ArraySlice<String>, threads: Int = 1) -> Report
  {
    var facts = [(name: "Chain", value: chain.joined(separator: " -> "))]
    if !reachedThrough.isEmpty { facts.append(("Reached through", reachedThrough.joined(separator: " -> "))) }
    if threads > 1 { facts.append(("Threads", "\(threads)")) }
    return Report(
      "'\(chain.last!)' needs itself to be made", facts,
      """
      Each of them is made from the next one, so none can be made first.
      To fix, hand the part that one of them needs from the other to a method as a parameter, or let a third one have what both need.
      """)
  }

  static func slow(_ node: Node, asked: Core, via: Node?) {
    let report = Report(
      "'\(node.key.name)' has been waited for over 300 milliseconds",
      [
        ("Made by", node.names.joined(separator: " -> ")),
        ("Waits", (Frame.path(via: via) + [node.key.name]).joined(separator: " -> ")),
      ],
      """
      Another thread makes it. If that one needs the thread that waits here, the main thread say, neither goes on.
      To fix, keep recipes short: hand slow work to a method of what is made.
      """)
    #if DEBUG
      LiveReports.write(report)
    #else
      if asked.context != nil { LiveReports.write(report) }
    #endif
  }

  static func escape(of node: Node, from core: Core) {
    Report(
      "'\(node.key.name)' keeps the scope that it was made in",
      [("Dependency", node.key.name), ("Reached through", node.names.joined(separator: " -> "))],
      """
      Its recipe has returned and the scope is still held by what it made, or by work that it started; a 'Task' holds the scope that \
      is current. What it asks for later is not known, so no scope that replaces anything shares it; and a kept value that keeps its scope is never freed.
      To fix, ask the scope in the recipe and hand the values on; what must hold a scope takes 'WeakScope(self)' or is made by a function.
      """
    ).file(in: core.context)
  }

  static func late(_ standing: Standing, _ key: Key) {
    guard let late = standing.late else { return }
    Report(
      "'\(key.name)' is asked for by '\(late.name)' after its recipe has returned",
      [("Dependency", key.name), ("Asked by", late.name)],
      """
      What a value asks for later is not part of the graph: it is not closed in order, and no scope that replaces something shares it.
      To fix, ask for '\(key.name)' in the recipe of '\(late.name)' and hand the value to the closure or object that needs it.
      """
    ).file(in: standing.base.context)
  }

  /// Two members with one key, where the call sites tell.
  static func mismatch(_ key: Key, _ function: Literal, in core: Core) {
    #if !DEBUG
      guard core.context != nil else { return }
    #endif
    guard key.isInterned, let known = key.function, known != function else { return }
    let scope = Key.scopeName(type(of: key.path).rootType)
    Report(
      "'\(scope).\(known)' and '\(scope).\(function)' use one key",
      [("Members", "\(scope).\(known), \(scope).\(function)")],
      """
      A key path names the property that it stands in; here two members share it, so both hand out the same value.
      To fix, give each the key path of itself.
      """
    ).file(in: core.context)
  }

  static func closed(_ key: Key) -> Report {
    Report(
      "'\(key.name)' is asked for after its scope has been closed",
      [("Dependency", key.name)],
      """
      The old object is handed out as long as somebody holds it, else a new one that the scope neither keeps nor closes.
      To fix, end the work that needs it before 'close', or close the scope later.
      """)
  }

  static func closed(_ key: Key, in core: Core) { closed(key).file(in: core.context) }

  static func unequalArgument(_ key: Key, in core: Core) {
    Report(
      "an argument of '\(key.name)' is not equal to itself",
      [("Dependency", key.name)],
      """
      No later use finds what is made for it, so each use makes another value, which the scope keeps as long as it lives.
      To fix, keep NaN out of the argument, or give its type an '==' by which each value is equal to itself.
      """
    ).file(in: core.context)
  }

  /// The member that a key names has been asked, and its recipe has not come.
  static func strayKey(of node: Node, in core: Core) {
    #if !DEBUG
      guard core.context != nil else { return }
    #endif
    let name = node.key.name
    Report(
      "the key of '\(name)' names a member that does not use it",
      [("Dependency", name)],
      """
      The value is what that member hands out, not what the recipe beside the key makes.
      To fix, write the key path of the property that the call stands in.
      """
    ).file(in: core.context)
  }

  static func bypass(_ key: Key, in core: Core) {
    guard core.context == nil, let frame = Frame.top?.pointee,
      let context = frame.core._withUnsafeGuaranteedRef({ $0.context })
    else { return }
    Report(
      "'\(frame.keyName)' asks a live scope for '\(key.name)'",
      [("Dependency", key.name), ("Asked by", frame.keyName)],
      """
      A recipe that names a scope, as in 'AppScope.main', bypasses the replacements of its own.
      To fix, ask the scope that the recipe stands in.
      """
    ).file(in: context)
  }

  static func constantInput<C: Scope, T>(_ input: KeyPath<C, T>, in context: Context?) {
    let name = "\(input)".drop { $0 == "\\" }
    Report(
      "the input '\(name)' is not replaced",
      [("Scope", "\(C.self)"), ("Input", "\(name)")],
      """
      It is a stored property and keeps what the scope was made with: neither a value for a 'let' nor a recipe or a decorator reaches it.
      To fix, declare it with 'var' and assign to it where the scope itself is replaced, or make the scope with another one.
      """
    ).file(in: context)
  }

  static func objectInPlace(_ key: Key, in context: Context?) {
    Report(
      "the object of '\(key.name)' is read while replacing",
      [("Dependency", key.name)],
      """
      A change to it would reach everyone who shares the object, and no replacement is made.
      To fix, assign a new object, or wrap it with '$0.decorate(\\\(key.member)) { original in ... }'.
      """
    ).file(in: context)
  }
}

extension Key {
  /// `.transport`, as it follows `$0` and a backslash.
  var member: String {
    let function = name.drop { $0 != "." }
    return function.hasPrefix(".subscript") ? "[...]" : String(function)
  }
}
