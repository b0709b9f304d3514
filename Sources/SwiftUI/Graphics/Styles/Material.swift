// Materials: accepted, and drawn by no card.

import Cards

/// A background that lets what is behind it shine through; a card draws none.
public struct Material: RoleStyle {
  /// Mostly clear.
  public static let ultraThin = Material()
  /// More clear than not.
  public static let thin = Material()
  /// Somewhat clear.
  public static let regular = Material()
  /// More opaque than clear.
  public static let thick = Material()
  /// Mostly opaque.
  public static let ultraThick = Material()
  /// As toolbars have it.
  public static let bar = Material()

  var foreground: Foreground { Foreground(role: nil) }
}

extension ShapeStyle where Self == Material {
  /// Mostly clear.
  public static var ultraThinMaterial: Material { Material() }
  /// More clear than not.
  public static var thinMaterial: Material { Material() }
  /// Somewhat clear.
  public static var regularMaterial: Material { Material() }
  /// More opaque than clear.
  public static var thickMaterial: Material { Material() }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { Material() }
  /// As toolbars have it.
  public static var bar: Material { Material() }
}

extension ShapeStyle {
  /// The style at the second level of importance.
  public var secondary: some ShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The style at the third level of importance.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The style at the fourth level of importance; in a card, the third.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyle(level: 4) }
  /// The style at the fifth level of importance; in a card, the third.
  public var quinary: some ShapeStyle { HierarchicalShapeStyle(level: 5) }

  /// The style, more or less opaque; text in it is drawn as usual.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}
