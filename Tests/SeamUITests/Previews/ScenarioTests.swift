import Seam
import SeamUI
import SwiftUI
import Testing

/// Scenarios in previews.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ScenarioTests {
  @Test func `a view plays a scenario, and previews do not see each other's`() {
    let (quiet, loud) = (Probe<Service>(), Probe<Service>())
    func one() -> some View { ValueView(\AppScope.service, quiet).scenario(AppScope.self, .quiet) }
    func other() -> some View { ValueView(\AppScope.service, loud).scenario(AppScope.self, .loud) }
    let stages = [Stage(one()), Stage(other())]
    for _ in 0..<3 {
      stages[1].show(other())
      stages[0].show(one())
    }
    #expect(quiet.seen.count == 4)
    #expect(quiet.seen.allSatisfy { $0 === quiet.seen[0] && $0.name == "quiet" })
    #expect(loud.seen.allSatisfy { $0 === loud.seen[0] && $0.name == "loud" })
  }

  @Test func `what the app's start has made is not seen in a preview`() {
    let entry = AppScope()
    #expect(entry.service.name == "live")
    let (services, tokens) = (Probe<Service>(), Probe<Tokens>())
    let stage = Stage(
      VStack {
        ValueView(\AppScope.service, services)
        ValueView(\AppScope.tokens, tokens)
      }.scenario(AppScope.self, .quiet).scope(entry))
    #expect(services.seen.map(\.name) == ["quiet"])
    #expect(tokens.seen[0] !== entry.tokens)
    stage.close()
  }

  @Test func `another scenario is another preview scope`() {
    let probe = Probe<Service>()
    func view(_ scenario: Scenario<AppScope>) -> some View {
      ValueView(\AppScope.service, probe).scenario(AppScope.self, scenario)
    }
    let stage = Stage(view(.quiet))
    stage.show(view(.loud))
    #expect(probe.seen.map(\.name) == ["quiet", "loud"])
  }

  #if !canImport(AppKit) && !canImport(UIKit)
    @Test func `the trait of a preview plays a scenario`() async throws {
      let probe = Probe<Service>()
      let host = try await Host(
        previewing: ValueView(\AppScope.service, probe), traits: .scenario(AppScope.self, .loud))
      host.update()
      #expect(probe.seen.map(\.name) == ["loud"])
    }
  #endif
}
