package import SeamSource

// In the order of the properties. Whatever is changed here, or in what the facts are taken from, changes `formatVersion`.

extension FileFacts: StoredFacts {
  package static let formatVersion = 2

  package init(from reader: inout ByteReader) throws {
    imports = try reader.array {
      ImportFacts(module: try $0.string(), isTestable: try $0.bool(), isExported: try $0.bool())
    }
    lineCount = try reader.int()
    isGenerated = try reader.bool()
    hasSyntaxErrors = try reader.bool()
    declarations = try reader.array { try Declaration(from: &$0) }
    typeNames = try reader.strings()
    allowances = try reader.array {
      Allowance(
        rule: try $0.string(), reason: try $0.string(), line: try $0.int32(), column: try $0.int32(),
        target: try $0.int32())
    }
  }

  package func write(to writer: inout ByteWriter) {
    writer.write(imports) {
      $0.write($1.module)
      $0.write($1.isTestable)
      $0.write($1.isExported)
    }
    writer.write(lineCount)
    writer.write(isGenerated)
    writer.write(hasSyntaxErrors)
    writer.write(declarations) { $1.write(to: &$0) }
    writer.write(typeNames)
    writer.write(allowances) {
      $0.write($1.rule)
      $0.write($1.reason)
      $0.write(Int($1.line))
      $0.write(Int($1.column))
      $0.write(Int($1.target))
    }
  }
}

extension Declaration {
  init(from reader: inout ByteReader) throws {
    kind = try reader.value()
    name = try reader.string()
    parent = try reader.int32()
    line = try reader.int32()
    column = try reader.int32()
    attributes = try reader.array { try AttributeFacts(from: &$0) }
    access = try reader.value()
    isFinal = try reader.bool()
    inherited = try reader.strings()
    generics = try reader.strings()
    aliased = try reader.optionalString()
    members = try reader.array { try Member(from: &$0) }
  }

  func write(to writer: inout ByteWriter) {
    writer.write(Int(kind.rawValue))
    writer.write(name)
    writer.write(Int(parent))
    writer.write(Int(line))
    writer.write(Int(column))
    writer.write(attributes) { $1.write(to: &$0) }
    writer.write(Int(access.rawValue))
    writer.write(isFinal)
    writer.write(inherited)
    writer.write(generics)
    writer.write(aliased)
    writer.write(members) { $1.write(to: &$0) }
  }
}

extension AttributeFacts {
  init(from reader: inout ByteReader) throws {
    name = try reader.string()
    arguments = try reader.string()
  }

  func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(arguments)
  }
}

extension Member {
  init(from reader: inout ByteReader) throws {
    kind = try reader.value()
    name = try reader.string()
    line = try reader.int32()
    column = try reader.int32()
    attributes = try reader.array { try AttributeFacts(from: &$0) }
    access = try reader.value()
    traits = Traits(rawValue: try reader.value())
    type = try reader.optionalString()
    parameters = try reader.array {
      Parameter(
        label: try $0.string(), name: try $0.string(), type: try $0.string(), hasDefault: try $0.bool())
    }
    uses = try reader.array { try Use(from: &$0) }
    closures = try reader.array {
      ClosureFacts(
        call: try $0.int32(), label: try $0.string(), parent: try $0.int32(), line: try $0.int32(),
        column: try $0.int32(), capturesSelfWeakly: try $0.bool(), isCalledAtOnce: try $0.bool())
    }
    locals = try reader.strings()
  }

  func write(to writer: inout ByteWriter) {
    writer.write(Int(kind.rawValue))
    writer.write(name)
    writer.write(Int(line))
    writer.write(Int(column))
    writer.write(attributes) { $1.write(to: &$0) }
    writer.write(Int(access.rawValue))
    writer.write(Int(traits.rawValue))
    writer.write(type)
    writer.write(parameters) {
      $0.write($1.label)
      $0.write($1.name)
      $0.write($1.type)
      $0.write($1.hasDefault)
    }
    writer.write(uses) { $1.write(to: &$0) }
    writer.write(closures) {
      $0.write(Int($1.call))
      $0.write($1.label)
      $0.write(Int($1.parent))
      $0.write(Int($1.line))
      $0.write(Int($1.column))
      $0.write($1.capturesSelfWeakly)
      $0.write($1.isCalledAtOnce)
    }
    writer.write(locals)
  }
}

extension Use {
  init(from reader: inout ByteReader) throws {
    path = try reader.string()
    label = try reader.string()
    line = try reader.int32()
    column = try reader.int32()
    // From -1.
    base = try reader.int32() - 1
    call = try reader.int32() - 1
    closure = try reader.int32() - 1
    traits = Traits(rawValue: try reader.value())
  }

  func write(to writer: inout ByteWriter) {
    writer.write(path)
    writer.write(label)
    writer.write(Int(line))
    writer.write(Int(column))
    writer.write(Int(base) + 1)
    writer.write(Int(call) + 1)
    writer.write(Int(closure) + 1)
    writer.write(Int(traits.rawValue))
  }
}

extension ByteReader {
  fileprivate mutating func int32() throws -> Int32 { try value() }

  fileprivate mutating func value<Value: FixedWidthInteger>() throws -> Value {
    guard let value = Value(exactly: try int()) else { throw Damaged() }
    return value
  }

  fileprivate mutating func value<Value: RawRepresentable>() throws -> Value
  where Value.RawValue: FixedWidthInteger {
    guard let value = Value(rawValue: try value()) else { throw Damaged() }
    return value
  }
}
