import CompilerSupport
import Foundation
import Testing

@testable import SeamCheck

/// The examples of scopes are code that the compiler takes, but for types that they do not declare.
@Suite(.ownThread) struct ExampleCompilationTests {
  static let cases = ExampleTests.cases.filter { example in
    let source = example.example.source
    return source.contains("import Seam\n") && !source.contains("// file:")
  }

  @Test(arguments: cases) func `an example about scopes is compiled against the library`(
    _ example: ExampleTests.Case
  )
    throws
  {
    let folder = try TemporaryFolder()
    let file = try folder.write(MarkedFile.files(example.example.source)[0].text, to: "Example.swift")
    let run = try Compiler().run(["-typecheck", "-parse-as-library"], [URL(filePath: file)])
    let mistakes = (run.output + run.errors).split(separator: "\n").filter {
      $0.contains(": error: ") && !Self.isAboutAbsentType($0)
    }
    #expect(mistakes.isEmpty, "\(mistakes.joined(separator: "\n"))")
  }

  @Test func `there are such examples, and a mistake in one would be seen`() throws {
    #expect(Self.cases.count > 15)
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "import Seam\nstruct A: RootScope { var seams = Seams() }\nextension A { var a: Int { shared(\\.a) { \"\" } } }",
      to: "Example.swift")
    let run = try Compiler().run(["-typecheck", "-parse-as-library"], [URL(filePath: file)])
    #expect((run.output + run.errors).contains("error: type 'A' does not conform to protocol 'RootScope'"))
  }

  private static func isAboutAbsentType(_ line: Substring) -> Bool {
    line.contains("cannot find type '") || line.contains(" in scope")
  }
}
