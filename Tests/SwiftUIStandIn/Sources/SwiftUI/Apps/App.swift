@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

nonisolated public struct WindowGroup<Content: View>: Scene, WindowScene {
  let content: Content
  @MainActor var window: any View { content }

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: Never { fatalError("the body of a window group is not for calling") }
}

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// The real one starts the app; this one has no screen to show it on.
  @MainActor @preconcurrency public static func main() {
    fatalError("an app of the stand-in is run by a host, in a test")
  }
}

/// A scene that a window is opened of.
@MainActor
protocol WindowScene {
  var window: any View { get }
}
