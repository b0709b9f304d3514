// The standard colors.

import BehestCards

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
