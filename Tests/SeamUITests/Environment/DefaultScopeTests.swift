import Foundation
import Seam
import SeamTesting
import SeamUI
import SwiftUI
import Testing

/// Views with no scope above them.
@MainActor @Suite(.timeLimit(.minutes(1))) struct DefaultScopeTests {
  @Test func `where nothing is set, the app's is the process's own`() {
    let probe = Probe<Tokens>()
    let stage = Stage(ValueView(\AppScope.tokens, probe))
    #expect(probe.seen[0] === AppScope.main.tokens)
    stage.close()
  }

  @Test func `in a test, a boundary that nothing replaces is reported, and is not live`() {
    let probe = Probe<Feed>()
    withKnownIssue {
      let stage = Stage(ValueView(\AppScope.feed, probe))
      stage.close()
    } matching: {
      $0.comments.first?.rawValue.hasPrefix(
        "boundary 'AppScope.feed' is reached through 'AppScope.main' in a process that runs tests") == true
    }
    #expect(probe.seen.map(\.name) == ["stand-in"])
  }

  @Test func `in a preview, it is a preview scope, the same for all views, and never live`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
      await MainActor.run {
        let (feeds, tokens) = (Probe<Feed>(), Probe<Tokens>())
        let stage = Stage(
          VStack {
            ValueView(\AppScope.feed, feeds)
            ValueView(\AppScope.tokens, tokens)
            ValueView(\WindowScope.log, tokens).scope(window(on:))
          })
        print("\(feeds.seen[0].name), \(tokens.seen[0] === tokens.seen[1])")
        print("main: \(tokens.seen[0] === AppScope.main.tokens)")
        stage.close()
      }
    }
    let output = try #require(result)
    #expect(
      String(decoding: output.standardOutputContent, as: UTF8.self).contains("stand-in, true\nmain: false\n"))
    let errors = String(decoding: output.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("boundary 'AppScope.feed' is not replaced in a preview scope"))
  }
}
