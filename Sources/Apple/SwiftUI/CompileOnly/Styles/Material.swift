// Materials, which a card does not draw.

import BehestCards

/// A translucent background material. Never drawn in a card.
public struct Material: RoleStyle {
  /// A mostly translucent material.
  public static let ultraThin = Material()
  /// A more translucent than opaque material.
  public static let thin = Material()
  /// A somewhat translucent material.
  public static let regular = Material()
  /// A more opaque than translucent material.
  public static let thick = Material()
  /// A mostly opaque material.
  public static let ultraThick = Material()
  /// The material of system toolbars.
  public static let bar = Material()

  var foreground: Foreground { Foreground(role: nil) }
}

extension ShapeStyle where Self == Material {
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { Material() }
  /// A more translucent than opaque material.
  public static var thinMaterial: Material { Material() }
  /// A somewhat translucent material.
  public static var regularMaterial: Material { Material() }
  /// A more opaque than translucent material.
  public static var thickMaterial: Material { Material() }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { Material() }
  /// The material of system toolbars.
  public static var bar: Material { Material() }
}
