/// The statements of one member of a double.
struct ImplementationBody {
  let requirement: Requirement
  let handle: String
  let setter: String?
  let mock: String
  let members: String
  let plainName: String
  /// The type of the double's origin.
  let origin: String

  /// The effects as they are declared.
  var effects: String {
    let throwing =
      switch requirement.failure {
      case .never: ""
      case .any: " throws"
      case .typed(let type): " throws(\(type))"
      case .asClosure(let type): type.map { " throws(\($0))" } ?? " rethrows"
      }
    return (requirement.isAsync ? " async" : "") + throwing
  }

  /// Names in the body that no parameter has.
  private func local(_ name: String) -> String {
    let names = Set(requirement.parameters.map { $0.name.withoutBackticks })
    var local = name
    while names.contains(local) { local += "_" }
    return local
  }

  /// What a setter calls the value that it gets.
  var newValue: String { local("newValue") }

  private var call: String { local("call") }
  private var handler: String { local("handler") }

  private var handles: String {
    let isOfType = requirement.isStatic || requirement.kind == .initializer
    let type = requirement.parameters.contains { $0.name == "`Self`" } ? plainName.escapedName : "Self"
    let owner = isOfType ? "\(type)." : "self."
    let isHidden = requirement.parameters.contains { $0.name == mock }
    return (isHidden || requirement.kind == .initializer ? owner : "") + mock
  }

  private var isVoid: Bool { requirement.output == "Void" }
  private var mayThrow: Bool { requirement.failure != .never }
  private var awaiting: String { requirement.isAsync ? "await " : "" }
  private var trying: String { mayThrow ? "try " : "" }

  private var arguments: String {
    requirement.parameters.filter { $0.handlerType != nil }.map(\.handlerArgument).joined(separator: ", ")
  }

  private func recorded(_ more: [String] = []) -> String {
    let list = requirement.parameters.filter { $0.recordedType != nil }.map(\.recordedExpression) + more
    return list.count > 1 ? "((\(list.joined(separator: ", "))))" : "(\(list.joined()))"
  }

  private var before: [String] { requirement.parameters.flatMap(\.before) }
  private var after: [String] {
    requirement.parameters.compactMap { parameter in
      parameter.erasedCopy.map { "\(parameter.name) = \(member).cast(\($0))" }
    }
  }

  private var member: String { "\(handles).\(handle)" }
  private var record: String { "\(awaiting)\(member).record\(recorded())" }

  /// The statements of a function, a getter or a subscript's getter.
  func function() -> [String] {
    // Nobody can call it.
    if requirement.parameters.contains(where: { $0.type == "Never" }) { return [] }
    if isVoid, !mayThrow, after.isEmpty, !requirement.parameters.contains(where: \.hasOwnership) {
      return before + ["\(record).handler?(\(arguments))"]
    }
    var lines = before + ["let \(call) = \(record)"]
    switch requirement.failure {
    case .never, .any:
      lines += handling + result
    case .typed, .asClosure:
      lines += narrowed
    }
    return lines
  }

  private var invocation: String { "\(trying)\(awaiting)\(handler)(\(arguments))" }

  /// What happens where the test has given a handler.
  private var handling: [String] {
    if isVoid {
      let body = after.isEmpty ? ["return \(invocation)"] : [invocation] + after + ["return"]
      return block("if let \(handler) = \(call).handler", body)
    }
    if after.isEmpty { return block("if let \(handler) = \(call).handler", returning(invocation)) }
    let output = local("output")
    return block(
      "if let \(handler) = \(call).handler", ["let \(output) = \(invocation)"] + after + returning(output))
  }

  private func block(_ head: String, _ body: [String]) -> [String] {
    if body.count == 1, head.count + body[0].count < 92 { return ["\(head) { \(body[0]) }"] }
    return ["\(head) {"] + body.indented + ["}"]
  }

  private func returning(_ value: String) -> [String] {
    if let pack = requirement.packResult {
      let elements = local("elements")
      let list = pack.map { element in
        "\(element.label)\(element.isRepeated ? "repeat " : "")"
          + "\(member).cast(\(elements).next() as Any, as: \(element.type.inParentheses).self)"
      }
      let line = "return (\(list.joined(separator: ", ")))"
      return ["var \(elements) = (\(value)).makeIterator()"]
        + (line.count < 96
          ? [line]
          : ["return ("] + list.dropLast().map { "  \($0)," } + list.suffix(1).map { "  \($0))" })
    }
    // It does not come back.
    if requirement.isNoncopyable, requirement.output == "Never" { return [value] }
    return requirement.isErased ? ["return \(cast(value))"] : ["return \(value)"]
  }

  private func cast(_ value: String) -> String {
    let effects =
      value.hasPrefix("try await ")
      ? "try await " : value.hasPrefix("try ") ? "try " : value.hasPrefix("await ") ? "await " : ""
    // An optional becomes `Any` where that is said alone.
    let hidden =
      requirement.output.hasSuffix("?") || requirement.output.hasPrefix("Optional<") ? " as Any" : ""
    return "\(effects)\(member).cast(\(value.dropFirst(effects.count))\(hidden))"
  }

  /// What happens otherwise.
  private var result: [String] {
    let trying = mayThrow && !isPassedThrough ? "try " : ""
    let isSendable = requirement.constraints[requirement.answer ?? ""]?.contains("Sendable") ?? false
    if requirement.isSending, requirement.isErased, !isSendable {
      return [
        "nonisolated(unsafe) let output = \(trying)\(member).result(of: \(call), as: \(resultType).self)",
        "return output",
      ]
    }
    if requirement.isSending, !requirement.isErased { return ["return \(trying)\(call).handedOver()"] }
    if requirement.packResult != nil { return returning("\(trying)\(call).result()") }
    if requirement.isErased {
      return ["return \(trying)\(member).result(of: \(call), as: \(resultType).self)"]
    }
    return [
      isVoid || requirement.isNoncopyable ? "\(trying)\(call).result()" : "return \(trying)\(call).result()"
    ]
  }

  private var resultType: String {
    var type = requirement.answer ?? "Void"
    if type.hasSuffix("!") { type = "\(type.dropLast())?" }
    return type.inParentheses
  }

  private var isPassedThrough: Bool {
    if case .asClosure = requirement.failure { return true }
    return false
  }

  /// What a handler has thrown, as the member may throw it.
  private var rethrown: [String] {
    switch requirement.failure {
    case .asClosure(let type?): ["throw \(member).admitted(error, as: \(type).self)"]
    case .asClosure(nil):
      [
        (isVoid || requirement.kind == .initializer || requirement.isNoncopyable ? "" : "return ")
          + "try \(call).rethrow(error) { throw $0 }"
      ]
    default: ["throw \(member).admitted(error)"]
    }
  }

  /// Members that throw one type of error, or what their closure throws.
  private var narrowed: [String] {
    var last = result
    if isPassedThrough,
      let through = requirement.parameters.first(where: { closure in
        closure.callThrough?.result == requirement.result ?? "Void"
          || (isVoid && closure.callThrough?.result == "Void")
      }), let effects = through.callThrough?.effects
    {
      last = ["\(isVoid ? "" : "return ")\(effects)\(through.name)()"]
    }
    return ["do {"] + handling.indented + ["} catch {"] + rethrown.indented + ["}"] + last
  }

  /// The statements of a setter.
  func setterBody() -> [String] {
    guard let setter else { return [] }
    let record = "\(handles).\(setter).record\(recorded([newValue]))"
    let list = requirement.parameters.filter { $0.handlerType != nil }.map(\.handlerArgument) + [newValue]
    if requirement.kind == .subscript { return ["\(record).handler?(\(list.joined(separator: ", ")))"] }
    return [
      "let call = \(record)", "if let handler = call.handler { return handler(newValue) }",
      "\(handles).\(handle).remember(newValue)",
    ]
  }

  /// The statements of an initializer, which the double's type handles: there is no instance before.
  func initializer() -> [String] {
    let isHidden = requirement.parameters.contains { $0.name == mock }
    var lines = before + ["\(isHidden ? "self." : "")\(mock) = \(members)(\(origin)(\"\(plainName)\"))"]
    if let call = requirement.superclassCall { lines.append(call) }
    if !requirement.optionality.isEmpty {
      lines += ["let \(call) = \(record)"]
      let value = "\(trying)\(awaiting)\(call).handler?(\(arguments)) ?? \(call).result()"
      return lines + thrown(["guard \(value) else { return nil }"])
    }
    if !mayThrow { return lines + ["\(record).handler?(\(arguments))"] }
    lines.append("let \(call) = \(record)")
    let last = "\(isPassedThrough ? "" : "try ")\(call).result()"
    return lines
      + thrown(["if let \(handler) = \(call).handler {", "  \(invocation)", "} else {", "  \(last)", "}"])
  }

  /// With errors that are no more than the member may throw.
  private func thrown(_ lines: [String]) -> [String] {
    switch requirement.failure {
    case .never, .any: lines
    case .typed, .asClosure: ["do {"] + lines.indented + ["} catch {"] + rethrown.indented + ["}"]
    }
  }
}

extension String {
  /// A type as it stands before `.self`.
  fileprivate var inParentheses: String {
    if allSatisfy({ $0.isLetter || $0.isNumber || "_.[]`".contains($0) }) || isTuple { return self }
    return "(\(self))"
  }

  /// Whether all of it is in one pair of parentheses.
  private var isTuple: Bool {
    guard hasPrefix("("), hasSuffix(")") else { return false }
    var depth = 0
    for character in dropLast() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return false }
    }
    return true
  }
}
