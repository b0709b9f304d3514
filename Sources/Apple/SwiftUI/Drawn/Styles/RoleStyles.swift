// Shape styles that stand for a purpose rather than for a color.

import BehestCards

/// The current foreground style.
public struct ForegroundStyle: RoleStyle {
  /// Creates the style.
  public init() {}

  var foreground: Foreground { .init(role: nil) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The style of the background.
public struct BackgroundStyle: RoleStyle {
  /// Creates the style.
  public init() {}

  var foreground: Foreground { .init(role: nil) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The style of the app's accent color.
public struct TintShapeStyle: RoleStyle {
  /// Creates the style.
  public init() {}

  var foreground: Foreground { .init(role: .tint(.accent)) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of the app's accent color.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style of links.
public struct LinkShapeStyle: RoleStyle {
  /// Creates the style.
  public init() {}

  var foreground: Foreground { .init(role: .tint(.blue)) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: RoleStyle {
  /// Creates the style.
  public init() {}

  var foreground: Foreground { .init(role: .tertiary) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style of separators.
public struct SeparatorShapeStyle: RoleStyle {
  /// Creates the style.
  public init() {}

  var foreground: Foreground { .init(role: .tertiary) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The style of selected content.
public struct SelectionShapeStyle: RoleStyle {
  /// Creates the style.
  public init() {}

  var foreground: Foreground { .init(role: nil) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The style of filled shapes.
public struct FillShapeStyle: RoleStyle {
  /// Creates the style.
  public init() {}

  var foreground: Foreground { .init(role: nil) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of filled shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The style of a window's background.
public struct WindowBackgroundShapeStyle: RoleStyle {
  /// Creates the style.
  public init() {}

  var foreground: Foreground { .init(role: nil) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of a window's background.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
