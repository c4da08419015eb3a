extension Fault {
  /// What a scope declares in its body alone.
  static let inScopeBodies: [Fault] = [
    ("var ↓path: String", "let path: String"), ("var ↓path = \"a\"", "var path: String { \"a\" }"),
    ("public var ↓id: Int", "static var id = 1"),
    ("private var ↓names: [String]", "private let names: [String]"),
    ("var ↓count: Int { didSet { } }", "var count: Int { get { 1 } set { } }"),
    ("@Clamped var ↓count: Int", "@Clamped(1) static var count: Int"),
    (
      "var ↓other: PartScope",
      "var other: PartScope\nstatic var owners: [Owner<Self>] { [Owner(\\.other)] }"
    ),
    ("#if os(iOS)\nvar ↓path: String\n#endif", "#if os(iOS)\nlet path: String\n#endif"),
  ].map { Fault(rule: "mutable-scope-input", planted: $0, clean: $1) }

  static let boundaries: [Fault] = [
    ("var ↓a: A { boundary(\\.a) { A() } }", "var a: A { boundary(\\.a) { A() } standIn: { A() } }"),
    (
      "var ↓a: A { self.boundary(\\.a, { A() }) }",
      "var a: A { self.boundary(\\.a, { A() }, standIn: { A() }) }"
    ),
    (
      "var ↓a: A { return boundary(\\AppScope.a) { A() } }",
      "var a: A { return shared(\\AppScope.a) { A() } }"
    ),
    (
      "var ↓a: A { boundary(\\.a) { A() } close: { await $0.close() } }",
      "var a: A { boundary(\\.a) { A() } standIn: { A() } close: { await $0.close() } }"
    ),
    (
      "package var ↓a: any A { boundary(\\.a, A.init) }",
      "package var a: any A { boundary(\\.a, A.init, standIn: makeA) }"
    ),
    (
      "subscript(id: Int) -> A { boundary(\\.[id]) { A() } standIn: { A() } }\nvar ↓a: A { boundary(\\.a) { let n = 1; return A(n) } }",
      "subscript(id: Int) -> A { boundary(\\.[id]) { A() } standIn: { A() } }"
    ),
  ].map { Fault(rule: "boundary-without-stand-in", planted: $0, clean: $1) }

  static let unusedMembers: [Fault] = [
    (
      "var ↓a: A { shared(\\.a) { A() } }",
      "var a: A { shared(\\.a) { A() } }\nvar c: Int { print(a); return 1 }"
    ),
    (
      "private var ↓a: A { unique(\\.a) { A() } }",
      "private var a: A { unique(\\.a) { A() } }\nfunc c() -> A { self.a }"
    ),
    (
      "var ↓a: A { boundary(\\AppScope.a) { A() } }",
      "var a: A { boundary(\\AppScope.a) { A() } }\nstatic let k = \\Self.a"
    ),
    (
      "package var ↓a: A { weak(\\.a) { A() } }\nfunc go() { print(\"a\") }",
      "public var a: A { weak(\\.a) { A() } }\nfunc go() { print(\"a\") }"
    ),
    (
      "var ↓a: A { shared(\\.a) { A() } }\nfunc go() { other(b: 1) }",
      "var a: A { shared(\\.a) { A() } }\nfunc go() { _ = replacing { $0.a = A() } }"
    ),
    (
      "var ↓lonely: A { shared(\\.lonely) { A(b) } }",
      "func lonely() -> A { A(b) }"
    ),
  ].map { Fault(rule: "unused-dependency", planted: $0, clean: $1) }
}
