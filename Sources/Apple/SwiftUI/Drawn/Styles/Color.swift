// Colors. A card keeps their names.

import BehestCards
public import Foundation

/// A color.
///
/// A card keeps standard colors by name, so that a theme decides how each is drawn. A color of
/// components or of an asset is accepted, and text in it is drawn as usual.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  enum Source: Hashable, Sendable {
    case tint(Tint)
    case secondary
    case clear
    case asset(String)
    case components(red: Double, green: Double, blue: Double)
    case system(String)
  }

  let source: Source
  var alpha = 1.0

  init(_ source: Source, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha
  }

  /// The color space of the components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The extended sRGB color space.
    case sRGB
    /// The extended sRGB color space with linear components.
    case sRGBLinear
    /// The Display P3 color space, with a wider gamut.
    case displayP3
  }

  /// Creates a color from components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { self.init(.components(red: red, green: green, blue: blue), alpha: opacity) }

  /// Creates a gray from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.components(red: white, green: white, blue: white), alpha: opacity)
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let channel = { (offset: Double) in
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(
      .components(red: channel(5), green: channel(3), blue: channel(1)), alpha: opacity)
  }

  /// Creates a color from its name in the app's resources.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }

  /// Creates a color from a UIKit color.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a color from a UIKit color.
  @_disfavoredOverload public init(_ color: UIColor) { self = color.color }

  /// Returns the color with its opacity multiplied. At 0 nothing is drawn.
  public func opacity(_ opacity: Double) -> Color { Color(source, alpha: alpha * opacity) }

  /// Returns the color mixed with another one. A card keeps the name of the greater part.
  public func mix(with rhs: Color, by fraction: Double) -> Color { fraction > 0.5 ? rhs : self }

  /// A gradient that varies the color slightly.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  /// The color's name or components.
  public var description: String {
    switch source {
    case .tint(let tint): tint.rawValue
    case .secondary: "secondary"
    case .clear: "clear"
    case .asset(let name), .system(let name): name
    case .components(let red, let green, let blue): "(\(red), \(green), \(blue), \(alpha))"
    }
  }
}

extension Color: RoleStyle {
  var foreground: Foreground {
    switch source {
    case .tint(.primary): Foreground(role: nil)
    case .tint(let tint): Foreground(role: .tint(tint))
    case .secondary: Foreground(role: .secondary)
    case .clear, .asset, .components, .system: Foreground(role: nil)
    }
  }
}

extension Color: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { [] }
}

extension Color {
  /// The color red.
  public static let red = Color(.tint(.red))
  /// The color orange.
  public static let orange = Color(.tint(.orange))
  /// The color yellow.
  public static let yellow = Color(.tint(.yellow))
  /// The color green.
  public static let green = Color(.tint(.green))
  /// The color mint.
  public static let mint = Color(.tint(.mint))
  /// The color teal.
  public static let teal = Color(.tint(.teal))
  /// The color cyan.
  public static let cyan = Color(.tint(.cyan))
  /// The color blue.
  public static let blue = Color(.tint(.blue))
  /// The color indigo.
  public static let indigo = Color(.tint(.indigo))
  /// The color purple.
  public static let purple = Color(.tint(.purple))
  /// The color pink.
  public static let pink = Color(.tint(.pink))
  /// The color brown.
  public static let brown = Color(.tint(.brown))
  /// The color white.
  public static let white = Color(.tint(.white))
  /// The color gray.
  public static let gray = Color(.tint(.gray))
  /// The color black.
  public static let black = Color(.tint(.black))
  /// A transparent color.
  public static let clear = Color(.clear)
  /// The color of primary content.
  public static let primary = Color(.tint(.primary))
  /// The color of secondary content.
  public static let secondary = Color(.secondary)
  /// The accent color of the app.
  public static let accentColor = Color(.tint(.accent))
}

extension ShapeStyle where Self == Color {
  /// The color red.
  public static var red: Color { Color(.tint(.red)) }
  /// The color orange.
  public static var orange: Color { Color(.tint(.orange)) }
  /// The color yellow.
  public static var yellow: Color { Color(.tint(.yellow)) }
  /// The color green.
  public static var green: Color { Color(.tint(.green)) }
  /// The color mint.
  public static var mint: Color { Color(.tint(.mint)) }
  /// The color teal.
  public static var teal: Color { Color(.tint(.teal)) }
  /// The color cyan.
  public static var cyan: Color { Color(.tint(.cyan)) }
  /// The color blue.
  public static var blue: Color { Color(.tint(.blue)) }
  /// The color indigo.
  public static var indigo: Color { Color(.tint(.indigo)) }
  /// The color purple.
  public static var purple: Color { Color(.tint(.purple)) }
  /// The color pink.
  public static var pink: Color { Color(.tint(.pink)) }
  /// The color brown.
  public static var brown: Color { Color(.tint(.brown)) }
  /// The color white.
  public static var white: Color { Color(.tint(.white)) }
  /// The color gray.
  public static var gray: Color { Color(.tint(.gray)) }
  /// The color black.
  public static var black: Color { Color(.tint(.black)) }
  /// A transparent color.
  public static var clear: Color { Color(.clear) }
}
