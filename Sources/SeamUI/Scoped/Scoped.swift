#if canImport(SwiftUI)
  public import Seam
  public import SwiftUI

  /// A view's own value out of a scope: most often its view model, in one line.
  ///
  ///     @Scoped(\WindowScope.productList) private var model
  ///
  /// It comes from the nearest scope of the type: one that a view above has set, or that such a scope stands on; else the `main` of a
  /// root scope, and in a preview a preview scope. It is asked for when `body` first reads it, then kept as long as the view
  /// lives, however often the view is made again. It is made anew where the scope is another one. `$model` gives bindings.
  ///
  /// A method that takes arguments is called where these are known; its value is kept until one of them is another one:
  ///
  ///     @Scoped(WindowScope.productDetail) private var detail
  ///     var body: some View { ProductDetail(model: detail(product)) }
  ///
  /// One value is kept at a time: a view that shows several has a view for each.
  @propertyWrapper
  public struct Scoped<S: Scope, Value>: DynamicProperty {
    @Environment(\.scopes) private var scopes
    @State private var box = ScopedBox()
    private let read: @MainActor (S, ScopedBox) -> Value
    private var isInPlace = false

    /// A member of a scope.
    @MainActor public init(_ member: KeyPath<S, Value>) {
      read = { scope, box in box.value(in: scope, for: [Argument(member)]) { scope[keyPath: member] } }
    }

    /// What a method of a scope makes.
    @MainActor public init(_ make: @escaping (S) -> @MainActor () -> Value) {
      read = { scope, box in box.value(in: scope, for: []) { make(scope)() } }
    }

    /// A method of a scope, to be called with its argument.
    @MainActor public init<A: Equatable, Made>(_ make: @escaping (S) -> @MainActor (A) -> Made)
    where Value == @MainActor (A) -> Made {
      read = { scope, box in
        { a in box.value(in: scope, for: [Argument(a)]) { make(scope)(a) } }
      }
    }

    /// A method of a scope, to be called with its two arguments.
    @MainActor public init<A: Equatable, B: Equatable, Made>(
      _ make: @escaping (S) -> @MainActor (A, B) -> Made
    ) where Value == @MainActor (A, B) -> Made {
      read = { scope, box in
        { a, b in box.value(in: scope, for: [Argument(a), Argument(b)]) { make(scope)(a, b) } }
      }
    }

    /// A method of a scope, to be called with its three arguments.
    @MainActor public init<A: Equatable, B: Equatable, C: Equatable, Made>(
      _ make: @escaping (S) -> @MainActor (A, B, C) -> Made
    ) where Value == @MainActor (A, B, C) -> Made {
      read = { scope, box in
        { a, b, c in
          box.value(in: scope, for: [Argument(a), Argument(b), Argument(c)]) { make(scope)(a, b, c) }
        }
      }
    }

    public mutating func update() {
      isInPlace = true
      if !(S.self is any RootScope.Type), scopes.first(S.self) == nil {
        MissingScopes.note(S.self, in: scopes)
      }
    }

    @MainActor public var wrappedValue: Value {
      guard isInPlace else { fatalError("\(Report.tooEarly(S.self, Value.self))") }
      return read(scopes.scope(S.self), box)
    }

    @MainActor public var projectedValue: ScopedBindings<Value> { ScopedBindings(value: wrappedValue) }
  }

  extension Report {
    static func tooEarly<S: Scope, Value>(_: S.Type, _: Value.Type) -> Report {
      Report(
        "a value of '\(S.self)' is read before its view is in place",
        [("Scope", "\(S.self)"), ("Value", "\(Value.self)")],
        """
        What a view sees is known when its 'body' runs, not in its initializer, and not in a view that is not shown itself.
        To fix, read it in 'body' or in what 'body' starts, as '.task' does.
        """)
    }
  }
#endif
