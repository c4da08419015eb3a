extension Scope {
  /// Makes a value at each use.
  ///
  /// In a live scope without replacements this is a call of `make`. `key` is the key path of the property that the call
  /// stands in.
  @inlinable @inline(__always)
  public func unique<T>(
    _ key: @escaping @autoclosure () -> KeyPath<Self, T>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function, _ make: () -> T
  ) -> T {
    let site = CallSite(fileID, line, column, function)
    if !_isChecked() {
      let raw = seams.raw
      if Seams.isPlain(raw) { return make() }
      // The call site has an entry where the member is known not to be replaced.
      if CallSites.object(in: raw, at: site) != nil { return make() }
    }
    return _unique(key, seams.core, site, make)
  }

  @usableFromInline @inline(never)
  func _unique<T>(
    _ path: @escaping () -> KeyPath<Self, T>, _ core: Core, _ site: CallSite, _ make: () -> T
  ) -> T {
    if core.flags == Core.Flags.unsettled { _settle() }
    let (key, isConstant) = Key.at(site, path)
    let standing = core.standing
    let base = standing.base
    Report.late(standing, key)
    Report.bypass(key, in: core)
    Report.mismatch(key, site.function, in: core)
    base.refuseCycle(key, via: standing.node)
    base.recordAbove(key, .unique, nil)
    standing.record(key, .unique, nil)
    let changes = base.changes(of: key)
    let value = Frame.run(key, in: base, via: standing.node) {
      changes.isEmpty ? make() : apply(changes[...], make)
    }
    // Only now: before, a cycle would go round through the entry.
    if isConstant, changes.isEmpty, base.context == nil, !core.isRecorder, !core.isPlain {
      core.add(core, at: site)
    }
    return value
  }

  /// Applies the changes, nearest first, as far as decorators ask for more.
  func apply<T>(_ changes: ArraySlice<Change>, _ make: () -> T) -> T {
    guard let change = changes.first else { return make() }
    change.markConsulted()
    return change.value(of: T.self, in: self) { apply(changes.dropFirst(), make) }
  }
}

/// Whether the client is a debug build, in which a cycle of values that are new each time is reported.
@_alwaysEmitIntoClient @inline(__always)
func _isChecked() -> Bool { _isDebugAssertConfiguration() }

extension Core {
  /// Stops when a value that is new each time needs itself.
  fileprivate func refuseCycle(_ key: Key, via node: Node?) {
    for (depth, frame) in Frame.all.enumerated()
    where frame.node == nil && frame.core.toOpaque() == Unmanaged.passUnretained(self).toOpaque() {
      if frame.key._withUnsafeGuaranteedRef({ $0.matches(key) }) {
        Trap.cycle(of: key, depth: depth, via: node)
      }
    }
  }
}

/// In a struct, a function keeps its own representation: an address and a context.
private struct Closure<S, T> {
  let call: () -> KeyPath<S, T>
}

/// Whether a closure captures nothing and names the same key path each time: then its call site stands for the key.
func isConstant<S, T>(_ path: @escaping () -> KeyPath<S, T>) -> Bool {
  let words = unsafeBitCast(Closure(call: path), to: (function: UInt, context: UInt).self)
  return words.context == 0 && path() === path()
}
