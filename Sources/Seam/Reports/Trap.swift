/// What cannot go on: there is no value to hand out.
enum Trap {
  static func stop(_ report: Report) -> Never { fatalError("\(report)") }

  /// A kept value that needs itself; `cycle` are the makings that wait for one another. The first is waited for, the
  /// last is made on this thread.
  static func cycle(_ cycle: [Node], via: Node?) -> Never {
    let own = cycle[cycle.count - 1]
    let depth = Frame.all.enumerated().first {
      $1.node?.toOpaque() == Unmanaged.passUnretained(own).toOpaque()
    }?.offset
    let path = Frame.path(via: via)
    // Without a frame, the thread has claimed the value and not begun to make it.
    let start = depth.map { path.count - 1 - $0 } ?? path.count
    let here = depth == nil ? [own.key.name] : path[start...]
    let elsewhere = cycle.map(\.key.name).dropLast()
    stop(
      .cycle(
        chain: here + elsewhere + [own.key.name], reachedThrough: path[..<start],
        threads: Set(cycle.map(\.thread)).count))
  }

  /// A value that is new each time and needs itself; `depth` is the position of its frame, innermost first.
  static func cycle(of key: Key, depth: Int, via: Node?) -> Never {
    let path = Frame.path(via: via)
    let start = path.count - 1 - depth
    stop(.cycle(chain: path[start...] + [key.name], reachedThrough: path[..<start]))
  }

  static func notAnObject<T>(_ key: Key, _ type: T.Type) -> Never {
    stop(
      Report(
        "'\(key.name)' is declared with 'weak', but what it makes is no object",
        [("Dependency", key.name), ("Type", "\(type)")],
        "Only an object can be held weakly. To fix, declare it with 'shared' or 'unique'."))
  }

  static func hasInputs(_ type: any Scope.Type) -> Never {
    stop(
      Report(
        "'\(type)(arguments:)' does not know the inputs of the scope", [("Scope", "\(type)")],
        """
        It makes a scope that has its storage and nothing else.
        To fix, make the scope with its inputs and have it play: 'try \(type)(...).playing(arguments: CommandLine.arguments)'.
        """))
  }

  static func notAStruct(_ type: any Scope.Type) -> Never {
    stop(
      Report(
        "'\(type)' is a class, but a scope is a struct", [("Scope", "\(type)")],
        "'replacing' changes a copy, and a class has none. To fix, make it a struct."))
  }
}
