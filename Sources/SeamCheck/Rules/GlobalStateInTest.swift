/// A test that uses what all tests of the process, or of the machine, share.
enum GlobalStateInTest: Rule {
  static let page = RulePage(
    id: "global-state-in-test",
    severity: .warning,
    summary: "a test changes state that other tests see",
    why: """
      Tests that run at the same time overwrite one another, and those that run later find what was left behind; the user defaults are those \
      of whoever runs the tests.
      """,
    fix:
      "Make the object for the test alone and hand it to what is tested; for user defaults use a store in memory.",
    examples: [
      Example(
        """
        // file: Sources/App/Flags.swift
        enum Flags { static var isOn = false }
        // file: Tests/AppTests/FlagsTests.swift
        import Foundation
        import Testing

        @Test func flags() {
          ↓Flags.isOn = true
          ↓UserDefaults.standard.set(true, forKey: "a")
          let defaults = ↓UserDefaults(suiteName: UUID().uuidString)
        }
        """,
        "the test changes 'Flags.isOn', which all tests share",
        "the test uses 'UserDefaults.standard', the defaults of whoever runs it",
        "the test makes a suite of user defaults and does not remove it"),
      Example(
        """
        // file: Sources/App/Flags.swift
        enum Flags { static var isOn = false }
        // file: Tests/AppTests/FlagsTests.swift
        import Foundation
        import Testing

        @Test func flags() {
          let old = Flags.isOn
          defer { Flags.isOn = old }
          Flags.isOn = true
          let name = UUID().uuidString
          let defaults = UserDefaults(suiteName: name)
          defer { defaults?.removePersistentDomain(forName: name) }
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for (file, source) in project.files.enumerated() where source.isTest {
      let all = source.facts.declarations.flatMap(\.members)
      let removesSuites = all.contains { member in
        member.uses.contains { ["removePersistentDomain", "removeSuite"].contains($0.names.last) }
      }
      for (index, declaration) in source.facts.declarations.enumerated() {
        let place = Project.Place(file: file, declaration: index)
        let restored = restoredPaths(declaration)
        let type = declaration.kind == .file ? "" : declaration.name
        for (number, member) in declaration.members.enumerated() {
          let at = Project.MemberPlace(place: place, member: number)
          for (position, use) in member.uses.enumerated()
          where use.base < 0 && !use.traits.contains(.fallback) {
            if let message = defaults(position, in: member, removesSuites) {
              if use.traits.contains(.deferred) || isTearDown(member) { continue }
              report.add(
                message, at: source.path, use.position, in: type,
                help: "hand a store in memory to what is tested")
            } else if use.traits.contains(.assigned), !restored.contains(use.path),
              isGlobal(use, at: at, project)
            {
              report.add(
                "the test changes '\(use.path)', which all tests share", at: source.path, use.position,
                in: type,
                help: "make the object for the test alone, and hand it to what is tested")
            }
          }
        }
      }
    }
  }

  private static func defaults(_ index: Int, in member: Member, _ removesSuites: Bool) -> String? {
    let use = member.uses[index]
    if use.path == "UserDefaults.standard" || use.path.hasPrefix("UserDefaults.standard.") {
      // Handed on by a default argument of a helper, say, nothing is done with it yet.
      guard !use.traits.contains(.inDefaultArgument), use.isCalled || use.traits.contains(.whole),
        !isReading(use)
      else { return nil }
      return "the test uses 'UserDefaults.standard', the defaults of whoever runs it"
    }
    if use.path == "UserDefaults", use.isCalled, !removesSuites, use.traits.contains(.hasArguments) {
      return "the test makes a suite of user defaults and does not remove it"
    }
    return nil
  }

  /// A value that is asked for changes nothing; often it is an argument of the launch.
  private static func isReading(_ use: Use) -> Bool {
    let names = use.names
    return use.isCalled && names.count == 3 && readers.contains(String(names[2]))
  }

  private static let readers: Set<String> = [
    "array", "bool", "data", "dictionary", "dictionaryRepresentation", "double", "float", "integer", "object",
    "string", "stringArray", "url", "value",
  ]

  /// What is set back when a test ends.
  private static func restoredPaths(_ declaration: Declaration) -> Set<String> {
    var paths: Set<String> = []
    for member in declaration.members {
      for use in member.uses where use.traits.contains(.assigned) {
        let isInTearDownBlock = use.closure >= 0 && teardownBlock(use.closure, in: member)
        if use.traits.contains(.deferred) || isTearDown(member) || isInTearDownBlock {
          paths.insert(use.path)
        }
      }
    }
    return paths
  }

  private static func teardownBlock(_ closure: Int32, in member: Member) -> Bool {
    let call = member.closures[Int(closure)].call
    return call >= 0 && member.uses[Int(call)].names.last == "addTeardownBlock"
  }

  private static func isTearDown(_ member: Member) -> Bool {
    member.kind == .deinitializer || member.name.lowercased().hasPrefix("teardown")
  }

  /// A stored static property of production, or a property of an object that one holds.
  private static func isGlobal(_ use: Use, at place: Project.MemberPlace, _ project: Project) -> Bool {
    let names = use.names
    guard names.count >= 2, names[0].first?.isUppercase == true else { return false }
    // The longest part that is a type, as `Outer.Flags` of `Outer.Flags.isOn`.
    let found = (1..<names.count).reversed().lazy.compactMap { count -> (type: Int, count: Int)? in
      project.resolve(names[..<count].joined(separator: "."), from: place.place).map { ($0, count) }
    }.first
    guard let (type, count) = found, !project.types[type].isTest, !project.isStandIn(project.types[type]),
      let member = project.member(String(names[count]), of: type)
    else { return false }
    let facts = project[member]
    return facts.kind == .property && facts.isStatic && facts.isStored && !facts.has("TaskLocal")
      && (!facts.traits.contains(.isConstant) || names.count > count + 1)
  }
}
