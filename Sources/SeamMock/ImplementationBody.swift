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

  private var call: String { local("call") }
  private var handler: String { local("handler") }

  private var handles: String {
    let owner = requirement.isStatic || requirement.kind == .initializer ? "Self." : "self."
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
    if isVoid, !mayThrow, after.isEmpty, !requirement.parameters.contains(where: \.hasOwnership) {
      return before + ["\(record).\(handler(called: ""))"]
    }
    var lines = before + ["let \(call) = \(record)"]
    switch requirement.failure {
    case .never, .any:
      lines += handling + [result]
    case .typed, .asClosure:
      lines += narrowed
    }
    return lines
  }

  private func handler(called: String) -> String { "handler?(\(arguments))" }

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
      let prefix = value.hasPrefix("try ") || value.hasPrefix("await ") ? value : value
      return [
        "var \(elements) = (\(prefix)).makeIterator()",
        "return (repeat \(member).cast(\(elements).next() as Any, as: (each \(pack)).self))",
      ]
    }
    return requirement.isErased ? ["return \(cast(value))"] : ["return \(value)"]
  }

  private func cast(_ value: String) -> String {
    let effects =
      value.hasPrefix("try await ")
      ? "try await " : value.hasPrefix("try ") ? "try " : value.hasPrefix("await ") ? "await " : ""
    // An optional becomes `Any` where that is said alone.
    let hidden = requirement.output.hasSuffix("?") ? " as Any" : ""
    return "\(effects)\(member).cast(\(value.dropFirst(effects.count))\(hidden))"
  }

  /// What happens otherwise.
  private var result: String {
    let trying = mayThrow && !isPassedThrough ? "try " : ""
    if requirement.isSending {
      return "return \(trying)\(call).handedOver()"
    }
    if requirement.isErased, requirement.packResult == nil {
      return "return \(trying)\(member).result(of: \(call), as: \(resultType).self)"
    }
    if requirement.packResult != nil { return returning("\(trying)\(call).result()").joined(separator: "\n") }
    if requirement.isNoncopyable { return "\(trying)\(call).result()" }
    return isVoid ? "\(trying)\(call).result()" : "return \(trying)\(call).result()"
  }

  private var resultType: String {
    let type = requirement.result ?? "Void"
    return type.hasPrefix("some ") || type.hasPrefix("any ") || type.hasSuffix("?") ? "(\(type))" : type
  }

  private var isPassedThrough: Bool {
    if case .asClosure = requirement.failure { return true }
    return false
  }

  /// Members that throw one type of error, or what their closure throws.
  private var narrowed: [String] {
    let thrown: [String]
    var last = result
    switch requirement.failure {
    case .typed: thrown = ["throw \(member).admitted(error)"]
    case .asClosure(let type?): thrown = ["throw \(member).admitted(error, as: \(type).self)"]
    default: thrown = ["\(isVoid ? "" : "return ")try \(call).rethrow(error) { throw $0 }"]
    }
    if isPassedThrough,
      let through = requirement.parameters.first(where: { closure in
        closure.callThrough?.result == requirement.result ?? "Void"
          || (isVoid && closure.callThrough?.result == "Void")
      }), let effects = through.callThrough?.effects
    {
      last = "\(isVoid ? "" : "return ")\(effects)\(through.name)()"
    }
    return ["do {"] + handling.indented + ["} catch {"] + thrown.indented + ["}", last]
  }

  /// The statements of a setter.
  func setterBody() -> [String] {
    guard let setter else { return [] }
    let record = "\(handles).\(setter).record\(recorded(["newValue"]))"
    let list = requirement.parameters.filter { $0.handlerType != nil }.map(\.handlerArgument) + ["newValue"]
    if requirement.kind == .subscript { return ["\(record).handler?(\(list.joined(separator: ", ")))"] }
    return [
      "let call = \(record)", "if let handler = call.handler { return handler(newValue) }",
      "\(handles).\(handle).remember(newValue)",
    ]
  }

  /// The statements of an initializer, which the double's type handles: there is no instance before.
  func initializer() -> [String] {
    var lines = before + ["\(mock) = \(members)(\(origin)(\"\(plainName)\"))"]
    if !requirement.optionality.isEmpty {
      lines += ["let \(call) = \(record)"]
      let value = "\(trying)\(awaiting)\(call).handler?(\(arguments)) ?? \(call).result()"
      return lines + ["guard \(value) else { return nil }"]
    }
    if !mayThrow { return lines + ["\(record).handler?(\(arguments))"] }
    lines.append("let \(call) = \(record)")
    let body = [
      "if let \(handler) = \(call).handler {", "  \(invocation)", "} else {", "  try \(call).result()", "}",
    ]
    switch requirement.failure {
    case .typed:
      return lines + ["do {"] + body.indented + ["} catch {", "  throw \(member).admitted(error)", "}"]
    default: return lines + body
    }
  }
}
