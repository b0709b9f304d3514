// The styles of windows and menu bar extras, none of which is shown.

public import Foundation

/// The appearance of a window.
public protocol WindowStyle {}

/// The default window style.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A window style with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A window style without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A window style without a background.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A window style with a three-dimensional volume.
public struct VolumetricWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default window style.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window style with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window style without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window style without a background.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension WindowStyle where Self == VolumetricWindowStyle {
  /// A window style with a three-dimensional volume.
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

/// The resizability of a window.
public struct WindowResizability: Sendable {
  private init() {}

  /// A resizability that the system decides on.
  public static let automatic = WindowResizability()
  /// A window that is exactly as large as its content.
  public static let contentSize = WindowResizability()
  /// A window that is at least as large as its content.
  public static let contentMinSize = WindowResizability()
}

/// The appearance of a menu bar extra.
public protocol MenuBarExtraStyle {}

/// The default style of a menu bar extra.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

/// A menu bar extra style that shows a pull-down menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

/// A menu bar extra style that shows a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default style of a menu bar extra.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu bar extra style that shows a pull-down menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A menu bar extra style that shows a window.
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
