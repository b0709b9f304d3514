// Styles that stand for a place or a purpose rather than for a colour.

import BehestCards

/// The style of content around it.
public struct ForegroundStyle: RoleStyle {
  /// Makes the style.
  public init() {}

  var foreground: Foreground { .init(role: nil) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of content around it.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The style of the background.
public struct BackgroundStyle: RoleStyle {
  /// Makes the style.
  public init() {}

  var foreground: Foreground { .init(role: nil) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The style of the app's accents.
public struct TintShapeStyle: RoleStyle {
  /// Makes the style.
  public init() {}

  var foreground: Foreground { .init(role: .tint(.accent)) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of the app's accents.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style of links.
public struct LinkShapeStyle: RoleStyle {
  /// Makes the style.
  public init() {}

  var foreground: Foreground { .init(role: .tint(.blue)) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The style of words that hold a place.
public struct PlaceholderTextShapeStyle: RoleStyle {
  /// Makes the style.
  public init() {}

  var foreground: Foreground { .init(role: .tertiary) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of words that hold a place.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style of lines between content.
public struct SeparatorShapeStyle: RoleStyle {
  /// Makes the style.
  public init() {}

  var foreground: Foreground { .init(role: .tertiary) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The style of what is selected.
public struct SelectionShapeStyle: RoleStyle {
  /// Makes the style.
  public init() {}

  var foreground: Foreground { .init(role: nil) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The style of filled shapes.
public struct FillShapeStyle: RoleStyle {
  /// Makes the style.
  public init() {}

  var foreground: Foreground { .init(role: nil) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of filled shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The style of a window's background.
public struct WindowBackgroundShapeStyle: RoleStyle {
  /// Makes the style.
  public init() {}

  var foreground: Foreground { .init(role: nil) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of a window's background.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
