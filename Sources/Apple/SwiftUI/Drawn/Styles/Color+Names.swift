// The colours that have a name.

import BehestCards

extension Color {
  /// Red.
  public static let red = Color(.tint(.red))
  /// Orange.
  public static let orange = Color(.tint(.orange))
  /// Yellow.
  public static let yellow = Color(.tint(.yellow))
  /// Green.
  public static let green = Color(.tint(.green))
  /// Mint.
  public static let mint = Color(.tint(.mint))
  /// Teal.
  public static let teal = Color(.tint(.teal))
  /// Cyan.
  public static let cyan = Color(.tint(.cyan))
  /// Blue.
  public static let blue = Color(.tint(.blue))
  /// Indigo.
  public static let indigo = Color(.tint(.indigo))
  /// Purple.
  public static let purple = Color(.tint(.purple))
  /// Pink.
  public static let pink = Color(.tint(.pink))
  /// Brown.
  public static let brown = Color(.tint(.brown))
  /// White.
  public static let white = Color(.tint(.white))
  /// Gray.
  public static let gray = Color(.tint(.gray))
  /// Black.
  public static let black = Color(.tint(.black))
  /// No colour at all.
  public static let clear = Color(.clear)
  /// The colour of primary content.
  public static let primary = Color(.tint(.primary))
  /// The colour of secondary content.
  public static let secondary = Color(.secondary)
  /// The colour of the app's accents.
  public static let accentColor = Color(.tint(.accent))
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color(.tint(.red)) }
  /// Orange.
  public static var orange: Color { Color(.tint(.orange)) }
  /// Yellow.
  public static var yellow: Color { Color(.tint(.yellow)) }
  /// Green.
  public static var green: Color { Color(.tint(.green)) }
  /// Mint.
  public static var mint: Color { Color(.tint(.mint)) }
  /// Teal.
  public static var teal: Color { Color(.tint(.teal)) }
  /// Cyan.
  public static var cyan: Color { Color(.tint(.cyan)) }
  /// Blue.
  public static var blue: Color { Color(.tint(.blue)) }
  /// Indigo.
  public static var indigo: Color { Color(.tint(.indigo)) }
  /// Purple.
  public static var purple: Color { Color(.tint(.purple)) }
  /// Pink.
  public static var pink: Color { Color(.tint(.pink)) }
  /// Brown.
  public static var brown: Color { Color(.tint(.brown)) }
  /// White.
  public static var white: Color { Color(.tint(.white)) }
  /// Gray.
  public static var gray: Color { Color(.tint(.gray)) }
  /// Black.
  public static var black: Color { Color(.tint(.black)) }
  /// No colour at all.
  public static var clear: Color { Color(.clear) }
}
