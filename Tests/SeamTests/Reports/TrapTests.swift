import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

extension AppScope {
  fileprivate var vase: Part { shared(\.vase) { Part("vase", kiln) } }
  fileprivate var kiln: Part { shared(\.kiln) { Part("kiln", glaze) } }
  fileprivate var glaze: Part { unique(\.glaze) { Part("glaze", palette) } }
  fileprivate var palette: Part { shared(\.palette) { Part("palette", kiln) } }
  fileprivate var north: Part { unique(\.north) { Part("north", south) } }
  fileprivate var south: Part { unique(\.south) { Part("south", north) } }

  fileprivate var number: Int { weak(\.number) { 42 } }
  fileprivate var disk: Part { boundary(\.disk) { Part("disk") } }
  fileprivate var client: Part { unique(\.client) { Part("client", disk) } }
  fileprivate var service: Part { shared(\.service) { Part("service", client) } }
  fileprivate subscript(kiln number: Int) -> Part {
    shared(\.[kiln: number]) { number == 0 ? Part("last") : Part("\(number)", self[kiln: number - 1]) }
  }
}

private final class ClassScope: RootScope, @unchecked Sendable {
  var seams = Seams()
  static let main = ClassScope()
  var part: Part { shared(\.part) { Part("part") } }
}

private struct RegionScope: RootScope {
  var seams = Seams()
  var region = "here"
  static let main = RegionScope(arguments: CommandLine.arguments)
}

/// What cannot go on ends the process with the whole report on standard error.
struct TrapTests {
  @Test func `a weak member that makes no object`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppScope().number
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        'AppScope.number' is declared with 'weak', but what it makes is no object

        Dependency: AppScope.number
        Type: Int

        Only an object can be held weakly. To fix, declare it with 'shared' or 'unique'.
        """))
  }

  @Test func `a scope that is a class`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ClassScope().part
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        'ClassScope' is a class, but a scope is a struct

        Scope: ClassScope

        'replacing' changes a copy, and a class has none. To fix, make it a struct.
        """))
  }

  @Test func `a boundary without a stand-in, at the end of its way`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppScope().strict().service
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        boundary 'AppScope.disk' is not replaced in a test scope

        Dependency: AppScope.disk
        Reached through: AppScope.service -> AppScope.client -> AppScope.disk

        A test reaches the world outside the app only where it says so, and there is no stand-in.
        """))
  }

  @Test func `values that need each other, with the closed chain and the way to it`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppScope().vase
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        'AppScope.kiln' needs itself to be made

        Chain: AppScope.kiln -> AppScope.glaze -> AppScope.palette -> AppScope.kiln
        Reached through: AppScope.vase

        Each of them is made from the next one, so none can be made first.
        To fix, hand the part that one of them needs from the other to a method as a parameter, or let a third one have what both need.
        """))
  }

  @Test func `values that are new each time and need each other, in a scope that replaces something`()
    async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppScope().replacing { $0.disk = Part("fake") }.north
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("'AppScope.north' needs itself to be made"))
    #expect(text.contains("Chain: AppScope.north -> AppScope.south -> AppScope.north"))
  }

  @Test func `a member that asks for itself with another argument is no cycle`() {
    #expect("\(AppScope()[kiln: 3])" == "3(2(1(last)))")
    #expect("\(AppScope().strict()[kiln: 3])" == "3(2(1(last)))")
  }

  @Test(.timeLimit(.minutes(1))) func `a scope with inputs that is made of launch arguments`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RegionScope.main.region
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        'RegionScope(arguments:)' does not know the inputs of the scope

        Scope: RegionScope

        It makes a scope that has its storage and nothing else.
        To fix, make the scope with its inputs and have it play: 'try RegionScope(...).playing(arguments: CommandLine.arguments)'.
        """))
  }
}
