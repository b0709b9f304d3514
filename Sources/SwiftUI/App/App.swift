// An app and its scenes, as declarations: a launcher makes the app for the sake of its `init`.

public import Observation

/// An app; its `init` sets up what its intents need.
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
}

/// A window, or as many as the person opens; there is no screen to show one on.
public struct WindowGroup<Content> where Content: View {
  /// Makes a window of content, which is never made.
  public init(@ViewBuilder content: @escaping () -> Content) {}

  /// Makes a window of content with an identifier.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {}

  /// Makes a window of content with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}

  /// Makes a window of content with a localized title and an identifier.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {}
}

extension WindowGroup: Scene {
  /// A window has no body.
  public typealias Body = Never
}

/// The window of an app's settings.
public struct Settings<Content> where Content: View {
  /// Makes a window of settings, which are never made.
  public init(@ViewBuilder content: () -> Content) {}
}

extension Settings: Scene {
  /// A window has no body.
  public typealias Body = Never
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
  /// Accepted and ignored: there is no screen whose phase could change.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable { self }

  /// Accepted and ignored: there is no screen whose phase could change.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene where V: Equatable { self }

  /// Sets an object that the scene's views inherit; it is never shown.
  nonisolated public func environment<T>(_ object: T?) -> some Scene
  where T: AnyObject, T: Observable { self }

  /// Accepted and ignored: there are no menus.
  nonisolated public func commands<Content>(
    @ViewBuilder content: () -> Content
  ) -> some Scene where Content: View { self }
}

/// A preview in Xcode; never shown here.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
