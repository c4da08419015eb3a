import Seam

@MainActor final class PlayerModel {
  let client: APIClient
  var isPlaying = false
  init(_ client: APIClient) { self.client = client }
}

@MainActor final class ModelContext {}
@available(*, unavailable) extension ModelContext: Sendable {}

nonisolated final class NotSendable {
  var count = 0
}

/// On the main actor, and not `Sendable` for that.
@MainActor protocol Printing {
  func stop() async
}

extension PlayerModel: Printing {
  func stop() async { isPlaying = false }
}

extension AppScope {
  @MainActor var printing: any Printing { mainShared(\.printing) { player } }
  @MainActor var recorder: PlayerModel {
    shared(\.recorder) {
      PlayerModel(client)
    } close: {
      await $0.stop()
    }
  }
  @MainActor var player: PlayerModel { shared(\.player) { PlayerModel(client) } }
  @MainActor var page: PlayerModel { unique(\.page) { PlayerModel(client) } }
  @MainActor var notSendable: NotSendable { mainShared(\.notSendable) { NotSendable() } }
  @MainActor func detail(_ name: String) -> PlayerModel { PlayerModel(client) }
}

extension WindowScope {
  @MainActor var player: PlayerModel { shared(\.player) { PlayerModel(parent.client) } }
}

// On the main actor a member is a member.
@MainActor func play(_ app: AppScope) -> AppScope {
  app.player.isPlaying.toggle()
  app.notSendable.count += 1
  let model = app.page
  return app.replacing {
    $0.player = model
    $0[\WindowScope.player] = model
    $0.replace(\.notSendable) { _ in NotSendable() }
  }
}

// Elsewhere the compiler asks for `await`, and the recipe runs on the main actor.
nonisolated func background(_ app: AppScope) async -> Bool {
  let player = await app.player
  return await player.isPlaying
}

actor Recorder {
  let app: AppScope
  init(_ app: AppScope) { self.app = app }
  func record() async -> Bool { await app.player.isPlaying }
  nonisolated func client() -> APIClient { app.client }
}

// A scenario's closure is on no actor.
nonisolated extension Scenario<AppScope> {
  static var playing: Self {
    Self("playing") {
      $0.replace(main: \.player) { app in
        let player = PlayerModel(app.client)
        player.isPlaying = true
        return player
      }
      $0.replace(main: \.notSendable) { _ in NotSendable() }
      $0.decorate(main: \.page) { original in
        original.isPlaying = true
        return original
      }
      $0.replace(main: \WindowScope.player) { window in PlayerModel(window.parent.client) }
    }
  }
}

// Key paths to isolated members, from a main-actor class.
@MainActor struct Scoped<S: Scope, T> {
  let scope: S
  let member: KeyPath<S, T>
  var value: T { scope[keyPath: member] }
}

@MainActor final class Coordinator {
  let window: WindowScope
  init(_ window: WindowScope) { self.window = window }
  func player() -> PlayerModel { Scoped(scope: window, member: \.player).value }
}
