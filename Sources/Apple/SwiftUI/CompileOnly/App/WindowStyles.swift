// How windows would look, if there were any.

public import Foundation

/// How a window looks.
public protocol WindowStyle {}

/// The system's own window.
public struct DefaultWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window without a background.
public struct PlainWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window with a depth.
public struct VolumetricWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The system's own window.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window without a background.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension WindowStyle where Self == VolumetricWindowStyle {
  /// A window with a depth.
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

/// Whether a person may change the size of a window.
public struct WindowResizability: Sendable {
  private init() {}

  /// As the system likes.
  public static let automatic = WindowResizability()
  /// The window is as large as its content.
  public static let contentSize = WindowResizability()
  /// The window is at least as large as its content.
  public static let contentMinSize = WindowResizability()
}

/// How the menu in the bar looks.
public protocol MenuBarExtraStyle {}

/// The system's own menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Makes the style.
  public init() {}
}

/// A list of commands.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Makes the style.
  public init() {}
}

/// A small window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Makes the style.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The system's own menu.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A list of commands.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A small window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Sets the style for windows. Has no effect in a terminal card.
  nonisolated public func windowStyle<S>(_ style: S) -> some Scene where S: WindowStyle { self }

  /// Sets the kind of resizability to use for a window. Has no effect in a terminal card.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Sets a default size for a window. Has no effect in a terminal card.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets a default size for a window. Has no effect in a terminal card.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets a default position for a window. Has no effect in a terminal card.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets the style for menu bar extras. Has no effect in a terminal card.
  nonisolated public func menuBarExtraStyle<S>(_ style: S) -> some Scene
  where S: MenuBarExtraStyle { self }

  /// Specifies the external events the view or scene handles. Has no effect in a terminal card.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }

  /// Sets an environment value of the scene. Has no effect in a terminal card.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }

  /// Supplies an object to the scene's views. Has no effect in a terminal card.
  nonisolated public func environmentObject<T>(_ object: T) -> some Scene
  where T: ObservableObject { self }
}
