// Materials: accepted, and drawn by no card.

import BehestCards

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
