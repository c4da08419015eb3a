package import SeamSource

// In the order of the properties. Whatever is changed here, or in what the facts are taken from, changes `MockRun.version`.

extension MockFacts {
  package init(from reader: inout ByteReader) throws {
    protocols = try reader.array { try Declaration(from: &$0) }
    hiders = try reader.array { Hider(name: try $0.string(), context: try $0.string()) }
    bases = try reader.array { try Base(from: &$0) }
    nested = try reader.array { Nested(name: try $0.string(), context: try $0.string()) }
    imports = try reader.strings()
    typeNames = try reader.strings()
    aliasNames = try reader.strings()
    functionAliases = try reader.strings()
    classNames = try reader.strings()
    noncopyable = try reader.strings()
    globalActors = try reader.strings()
    extendedNames = try reader.strings()
    hidesOutside = try reader.bool()
    isParsed = try reader.bool()
    isParsedForBases = try reader.bool()
  }

  package func write(to writer: inout ByteWriter) {
    writer.write(protocols) { $1.write(to: &$0) }
    writer.write(hiders) {
      $0.write($1.name)
      $0.write($1.context)
    }
    writer.write(bases) { $1.write(to: &$0) }
    writer.write(nested) {
      $0.write($1.name)
      $0.write($1.context)
    }
    for names in [
      imports, typeNames, aliasNames, functionAliases, classNames, noncopyable, globalActors, extendedNames,
    ] {
      writer.write(names)
    }
    for flag in [hidesOutside, isParsed, isParsedForBases] { writer.write(flag) }
  }
}

extension MockFacts.Declaration {
  fileprivate init(from reader: inout ByteReader) throws {
    name = try reader.string()
    context = try reader.strings()
    conditions = try reader.strings()
    availability = try reader.strings()
    access = try reader.string()
    hiddenBy = try reader.optionalString()
    isLocal = try reader.bool()
    isMarked = try reader.bool()
    text = try reader.string()
    documentation = try reader.strings()
    line = try reader.int()
    column = try reader.int()
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(context)
    writer.write(conditions)
    writer.write(availability)
    writer.write(access)
    writer.write(hiddenBy)
    writer.write(isLocal)
    writer.write(isMarked)
    writer.write(text)
    writer.write(documentation)
    writer.write(line)
    writer.write(column)
  }
}

extension MockFacts.Base {
  fileprivate init(from reader: inout ByteReader) throws {
    name = try reader.string()
    context = try reader.strings()
    kind = try reader.bool() ? .alias : .class
    text = try reader.string()
    inherited = try reader.strings()
    generics = try reader.strings()
    members = try reader.strings()
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(context)
    writer.write(kind == .alias)
    writer.write(text)
    writer.write(inherited)
    writer.write(generics)
    writer.write(members)
  }
}

extension MadeDouble {
  init(from reader: inout ByteReader) throws {
    key = try reader.string()
    questions = try reader.array { try Question(from: &$0) }
    lines = try reader.strings()
    imports = try reader.array { try $0.strings() }
    findings = try reader.array { try MockGenerator.Finding(from: &$0) }
    access = try reader.string()
    isSeenElsewhere = try reader.bool()
    foreignTypes = Set(try reader.strings())
  }

  func write(to writer: inout ByteWriter) {
    writer.write(key)
    writer.write(questions) { $1.write(to: &$0) }
    writer.write(lines)
    writer.write(imports) { $0.write($1) }
    writer.write(findings) { $1.write(to: &$0) }
    writer.write(access)
    writer.write(isSeenElsewhere)
    writer.write(foreignTypes.sorted())
  }
}

extension Question {
  fileprivate init(from reader: inout ByteReader) throws {
    guard let kind = Kind(rawValue: try reader.string()) else { throw ByteReader.Damaged() }
    self.kind = kind
    name = try reader.string()
    path = try reader.string()
    context = try reader.strings()
    answer = try reader.string()
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(kind.rawValue)
    writer.write(name)
    writer.write(path)
    writer.write(context)
    writer.write(answer)
  }
}

extension MockGenerator.Finding {
  fileprivate init(from reader: inout ByteReader) throws {
    path = try reader.string()
    line = try reader.int()
    column = try reader.int()
    message = try reader.string()
    isError = try reader.bool()
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(path)
    writer.write(line)
    writer.write(column)
    writer.write(message)
    writer.write(isError)
  }
}

extension MockGenerator.Result {
  init(from reader: inout ByteReader) throws {
    outputs = try reader.array {
      MockGenerator.Output(
        source: try $0.string(), name: try $0.string(), text: try $0.string(), count: try $0.int())
    }
    findings = try reader.array { try MockGenerator.Finding(from: &$0) }
    unknownNames = try reader.strings()
  }

  func write(to writer: inout ByteWriter) {
    writer.write(outputs) {
      $0.write($1.source)
      $0.write($1.name)
      $0.write($1.text)
      $0.write($1.count)
    }
    writer.write(findings) { $1.write(to: &$0) }
    writer.write(unknownNames)
  }
}
