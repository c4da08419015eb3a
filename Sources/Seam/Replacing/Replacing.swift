internal import CSeam

extension Scope {
  /// A scope like this one in which some members are replaced, also for everything below it.
  ///
  /// It shares every kept value with this one, except those that were made from something replaced, directly or not: these
  /// it makes anew. Members of scopes further up are replaced as seen from the new scope; this one and those above stay
  /// as they are.
  public func replacing(_ replace: (inout Replacements<Self>) -> Void) -> Self {
    replacements(replace).derived()
  }

  /// Like `replacing`, with `scopes` as they are seen from the new scope: those that stand on a scope of this type are derived
  /// and stand on one with the same replacements.
  package func replacing(
    rebasing scopes: inout [any Scope], _ replace: (inout Replacements<Self>) -> Void
  ) -> Self {
    replacements(replace).derived(rebasing: &scopes)
  }

  @inline(__always)
  private func replacements(_ replace: (inout Replacements<Self>) -> Void) -> Replacements<Self> {
    _settle()
    let standing = seams.core.standing
    // Derived in a recipe: what is asked for through the new scope is not recorded.
    if let node = standing.node, let asked = standing.asked { node.escape(asked: asked) }
    var replacements = Replacements(self)
    replace(&replacements)
    replacements.reportReadObjects()
    return replacements
  }

  /// A scope of the same type and inputs that shares nothing with this one, whose reports go to `context`.
  ///
  /// Live scopes that it stands on are replaced by such ones too, or it would reach the world through them.
  package func fresh(in context: Context, _ replace: (inout Replacements<Self>) -> Void) -> Self {
    var copy = self
    copy.seams = Seams(Core.root(context: context))
    var derivation = Derivation(fresh: context, start: (copy.seams.core, Self.self))
    return copy._derived(&derivation).replacing(replace)
  }

  /// A preview scope of the same type and inputs that plays a scenario.
  ///
  /// A boundary that nothing replaces is reported on standard error, and its stand-in used; where there is none, it traps.
  public func playing(_ scenario: Scenario<Self>) -> Self {
    fresh(in: Context(.preview, sink: LiveReports.write)) { $0.play(scenario) }
  }

  /// The scope itself, or a preview scope where `-scenario NAME` is among the arguments.
  ///
  /// With two dashes and as `-scenario=NAME` it says the same. The last one counts.
  ///
  /// - Throws: `UnknownScenario` where the name is missing or `scenarios` has none of that name.
  public func playing(arguments: [String]) throws(UnknownScenario) -> Self {
    let options = ["-scenario", "--scenario"]
    let position = arguments.lastIndex { argument in
      options.contains { argument == $0 || argument.hasPrefix("\($0)=") }
    }
    guard let position else { return self }
    let parts = arguments[position].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.count == 2 ? String(parts[1]) : arguments.dropFirst(position + 1).first
    guard let scenario = Self.scenarios.first(where: { $0.name == name }) else {
      throw UnknownScenario(name: name, known: Self.scenarios.map(\.name))
    }
    return playing(scenario)
  }
}

extension RootScope {
  /// A live scope, or a preview scope that plays the scenario that `-scenario NAME` names.
  ///
  /// The one place of an app that reads launch arguments for scenarios. Where the name is missing or unknown, the known ones are
  /// written to standard error and the process exits with status 2; `playing(arguments:)` throws instead. Traps where the scope has
  /// other stored properties than its storage.
  public init(arguments: [String]) {
    // Their values would be those of `main`, which may be what is made here and so would wait for itself.
    guard Self._hasNoInputs else { Trap.hasInputs(Self.self) }
    do {
      self = try Self._fresh().playing(arguments: arguments)
    } catch {
      LiveReports.print("error: \(error)\n")
      seam_exit(2)
    }
  }

  /// A preview scope that plays a scenario, with further replacements on top.
  ///
  /// A boundary that nothing replaces is reported on standard error, and its stand-in used; where there is none, it traps.
  public static func preview(
    _ scenario: Scenario<Self>? = nil, _ replace: (inout Replacements<Self>) -> Void = { _ in }
  ) -> Self {
    _fresh().fresh(in: Context(.preview, sink: LiveReports.write)) {
      if let scenario { $0.play(scenario) }
      replace(&$0)
    }
  }

  private static var _hasNoInputs: Bool { MemoryLayout<Self>.size == MemoryLayout<Seams>.size }

  /// A live scope that shares nothing with another one. A scope with inputs has those of `main`.
  package static func _fresh() -> Self {
    if _hasNoInputs { return unsafeBitCast(Seams(), to: Self.self) }
    var copy = main
    copy.seams = Seams()
    return copy
  }
}
