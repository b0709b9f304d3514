// Apps and scenes, which are only declared: a launcher creates the app for the sake of its `init`.

public import Observation

/// An app. Its `init` sets up what its intents need.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The app's scenes. A card shows none of them.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Creates the app and returns: a terminal shows no scenes.
  ///
  /// An app in Behest is started by its launcher, which needs no entry point.
  @MainActor @preconcurrency public static func main() { _ = Self() }
}

/// A part of an app's user interface.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene

  /// The scene's content.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// The scene's content. Never called: a terminal shows no scenes.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A result builder that builds the scenes of an app.
@resultBuilder public struct SceneBuilder: Sendable {
  /// Returns a scene as it is.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  /// Returns the only scene of the block.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  /// Returns the first of several scenes. None is ever shown.
  public static func buildBlock<First, each Rest>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Scene where First: Scene, repeat each Rest: Scene { first }

  /// Returns the scene of an `if` without `else`. It is never shown.
  public static func buildOptional<Content>(_ scene: Content?) -> some Scene where Content: Scene {
    OptionalScene<Content>()
  }

  /// Returns the scene of an `if #available` block.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> some Scene
  where Content: Scene { content }
}

private struct OptionalScene<Content: Scene>: Scene {
  typealias Body = Never

  nonisolated init() {}
}

/// The phase of a scene: in the background, inactive or active.
public enum ScenePhase: Comparable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible and receives no events.
  case inactive
  /// The scene is in the foreground.
  case active
}

extension Scene {
  /// Adds an action to perform when a value changes. Has no effect in a terminal card.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable { self }

  /// Adds an action to perform when a value changes. Has no effect in a terminal card.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene where V: Equatable { self }

  /// Places an observable object in the scene's environment. Has no effect in a terminal card.
  nonisolated public func environment<T>(_ object: T?) -> some Scene
  where T: AnyObject, T: Observable { self }
}

/// A type that provides previews for Xcode. They are never shown.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
