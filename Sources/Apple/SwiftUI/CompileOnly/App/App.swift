// An app and its scenes, as declarations: a launcher makes the app for the sake of its `init`.

public import Observation

/// An app; its `init` sets up what its intents need.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The app's scenes; a card shows none of them.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Makes the app, and leaves: there is no screen to show its scenes on.
  ///
  /// An app in Behest is started by its launcher, which needs no entry point.
  @MainActor @preconcurrency public static func main() { _ = Self() }
}

/// A part of an app's screens.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene

  /// The scene's content.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never called: there is no screen to show a scene on.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Builds the scenes of an app.
@resultBuilder public struct SceneBuilder: Sendable {
  /// Takes a scene as it is.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  /// Passes a single scene through.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  /// Takes the first of several scenes; none is ever shown.
  public static func buildBlock<First, each Rest>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Scene where First: Scene, repeat each Rest: Scene { first }

  /// Takes the scene of a branch, or none; it is never shown.
  public static func buildOptional<Content>(_ scene: Content?) -> some Scene where Content: Scene {
    OptionalScene<Content>()
  }

  /// Takes the scene of a newer system.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> some Scene
  where Content: Scene { content }
}

private struct OptionalScene<Content: Scene>: Scene {
  typealias Body = Never

  nonisolated init() {}
}

/// Whether what is shown is in front.
public enum ScenePhase: Comparable, Sendable {
  /// It is not seen.
  case background
  /// It is seen, and does not take part.
  case inactive
  /// It is in front.
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

/// A preview in Xcode; never shown here.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
