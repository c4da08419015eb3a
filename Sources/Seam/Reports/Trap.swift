/// What cannot go on: there is no value to hand out.
enum Trap {
  static func stop(_ report: Report) -> Never { fatalError("\(report)") }

  /// A shared value that needs itself; `cycle` are the makings that wait for one another, the first is waited for.
  static func cycle(_ cycle: [Node], via: Node?) -> Never {
    let path = Frame.path(via: via)
    let first = cycle[0].key.name
    let threads = Set(cycle.map(\.thread)).count
    guard threads > 1 || !path.contains(first) else {
      stop(.cycle(path: path, closing: first))
    }
    let own = path.last.map { [$0] } ?? []
    let chain = own + cycle.map(\.key.name)
    stop(
      .cycle(path: own.isEmpty ? chain : chain, closing: chain[0], threads: threads + (own.isEmpty ? 0 : 0)))
  }

  /// A value that is new each time and needs itself.
  static func cycle(of key: Key, in core: Core, via: Node?) -> Never {
    stop(.cycle(path: Frame.path(via: via), closing: key.name))
  }

  static func notAnObject<T>(_ key: Key, _ type: T.Type) -> Never {
    stop(
      Report(
        "'\(key.name)' is declared with 'weak', but what it makes is no object",
        [("Dependency", key.name), ("Type", "\(type)")],
        "Only an object can be held weakly. To fix, declare it with 'shared' or 'unique'."))
  }

  static func notAStruct(_ type: any Scope.Type) -> Never {
    stop(
      Report(
        "'\(type)' is a class, but a scope is a struct", [("Scope", "\(type)")],
        "'replacing' changes a copy, and a class has none. To fix, make it a struct."))
  }
}
