import CompilerSupport
import SeamSource
import Testing

@testable import SeamCheck

@Suite(.ownThread) struct ProjectTests {
  @Test func `what a protocol asks for is all that it inherits, across files, each once`() throws {
    let project = try project([
      "A.swift": "protocol HasPaper { var paper: Int { get } }\nprotocol HasInk { var ink: Int { get } }",
      "B.swift": "protocol PrintNeeds: HasPaper & HasInk where Self: HasStaples { var copies: Int { get } }",
      "C.swift": "protocol HasStaples: HasPaper { var staples: Int { get } }",
    ])
    let needs = try #require(project.types(named: "PrintNeeds").first)
    let names = ([needs.id] + needs.ancestors).flatMap { project.members(of: $0) }.map { project[$0].name }
    #expect(names.sorted() == ["copies", "ink", "paper", "staples"])
  }

  @Test func `extensions belong to the type that their name means where they stand`() throws {
    let project = try project([
      "Sources/One/A.swift": "class Model {}\nenum Outer { class Model {} }",
      "Sources/One/B.swift": "extension Model { func one() {} }\nextension Outer.Model { func inner() {} }",
      "Sources/Two/A.swift": "class Model {}\ntypealias Other = Model",
      "Sources/Two/B.swift": "extension Other { func two() {} }",
    ])
    func members(_ name: String, _ module: String) -> [String] {
      project.types(named: name).filter { $0.module == module }.flatMap { project.members(of: $0.id) }
        .map { project[$0].name }
    }
    #expect(members("Model", "One") == ["one"])
    #expect(members("Outer.Model", "One") == ["inner"])
    #expect(members("Model", "Two") == ["two"])
  }

  @Test func `a view model is known through inheritance and aliases, and by a name that is configured`()
    throws
  {
    let sources: KeyValuePairs = [
      "A.swift": "import Combine\ntypealias Base = ObservableObject\nclass Screen: Base {}",
      "B.swift":
        "class Feed: Screen {}\n@Observable class Cart {}\nclass LoginProcessor {}\nstruct Row: ObservableObject {}",
      "C.swift":
        "class FeedViewModel {}\nclass AppCoordinator: ObservableObject {}\nclass MockCart: ObservableObject {}",
    ]
    var configuration = Configuration()
    configuration.viewModels.append("Processor")
    let project = Project(files: try facts(sources), configuration: configuration)
    #expect(
      project.viewModels.map(\.name).sorted() == [
        "Cart", "Feed", "FeedViewModel", "LoginProcessor", "Screen",
      ])
  }

  @Test func `a name of which two declarations are equally near is counted, with where they are`() throws {
    let sources: KeyValuePairs = [
      "A/Model.swift": "class Model {}", "B/Model.swift": "class Model {}",
      "C/Use.swift": "class Other: Model {}\nextension Model {}",
      "D/Twins.swift": "#if os(iOS)\nclass Twin {}\n#else\nclass Twin {}\n#endif\nclass Child: Twin {}",
    ]
    let result = Checker().run(try facts(sources))
    #expect(
      result.unsettled == [
        .init(name: "Model", path: "C/Use.swift", places: ["A/Model.swift", "B/Model.swift"])
      ])
    var outcome = CheckOutcome()
    outcome.unsettled = result.unsettled
    #expect(
      Summary.text(outcome, inFull: true) == """
        0 files, 0 lines: nothing found
        1 name could not be settled, for several declarations are equally near
          C/Use.swift: 'Model' may be of A/Model.swift, B/Model.swift

        """)
    #expect(JSONFormat.text(outcome).contains("\"declaredIn\" : [\n        \"A/Model.swift\""))
  }

  @Test func `a name of another module than the project's is not the project's`() throws {
    let project = try project([
      "A.swift": "class Label: ObservableObject {}\nextension SwiftUI.Label {}\nclass One: SwiftUI.Label {}"
    ])
    #expect(project.types(named: "Label").first?.parts.count == 1)
    #expect(project.types(named: "One").first?.parents.isEmpty == true)
  }

  @Test func `facts are read from their bytes as they were`() throws {
    let all = try RuleList.all.flatMap { $0.page.examples }.flatMap { MarkedFile.files($0.source) }.map {
      file in
      try FileFacts(reading: SourceFile(path: file.path, text: file.text + "\n// seam:allow x because y\n"))
    }
    for facts in all {
      var writer = ByteWriter()
      facts.write(to: &writer)
      let read = try writer.output.withUnsafeBytes { bytes in
        var reader = ByteReader(bytes)
        return try FileFacts(from: &reader)
      }
      #expect(read == facts)
    }
  }
}
