// The platform's colours, as far as views name them: `Color(uiColor: .secondarySystemBackground)`.

import BehestCards

/// A colour of the platform, by name.
public struct UIColor: Hashable, Sendable {
  let color: Color
}

extension UIColor {
  /// The platform's label.
  public static let label = UIColor(color: Color(.tint(.primary)))
  /// The platform's secondary label.
  public static let secondaryLabel = UIColor(color: Color(.secondary))
  /// The platform's tertiary label.
  public static let tertiaryLabel = UIColor(color: Color(.secondary))
  /// The platform's quaternary label.
  public static let quaternaryLabel = UIColor(color: Color(.secondary))
  /// The platform's link.
  public static let link = UIColor(color: Color(.tint(.blue)))
  /// The platform's placeholder text.
  public static let placeholderText = UIColor(color: Color(.secondary))
  /// The platform's separator.
  public static let separator = UIColor(color: Color(.system("separator")))
  /// The platform's opaque separator.
  public static let opaqueSeparator = UIColor(color: Color(.system("opaqueSeparator")))
  /// The platform's system background.
  public static let systemBackground = UIColor(color: Color(.system("systemBackground")))
  /// The platform's secondary system background.
  public static let secondarySystemBackground = UIColor(
    color: Color(.system("secondarySystemBackground")))
  /// The platform's tertiary system background.
  public static let tertiarySystemBackground = UIColor(
    color: Color(.system("tertiarySystemBackground")))
  /// The platform's system grouped background.
  public static let systemGroupedBackground = UIColor(
    color: Color(.system("systemGroupedBackground")))
  /// The platform's secondary system grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    color: Color(.system("secondarySystemGroupedBackground")))
  /// The platform's tertiary system grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(
    color: Color(.system("tertiarySystemGroupedBackground")))
  /// The platform's system fill.
  public static let systemFill = UIColor(color: Color(.system("systemFill")))
  /// The platform's secondary system fill.
  public static let secondarySystemFill = UIColor(color: Color(.system("secondarySystemFill")))
  /// The platform's tertiary system fill.
  public static let tertiarySystemFill = UIColor(color: Color(.system("tertiarySystemFill")))
  /// The platform's quaternary system fill.
  public static let quaternarySystemFill = UIColor(color: Color(.system("quaternarySystemFill")))
  /// The platform's system gray.
  public static let systemGray = UIColor(color: Color(.tint(.gray)))
  /// The platform's system gray2.
  public static let systemGray2 = UIColor(color: Color(.tint(.gray)))
  /// The platform's system gray3.
  public static let systemGray3 = UIColor(color: Color(.tint(.gray)))
  /// The platform's system gray4.
  public static let systemGray4 = UIColor(color: Color(.tint(.gray)))
  /// The platform's system gray5.
  public static let systemGray5 = UIColor(color: Color(.tint(.gray)))
  /// The platform's system gray6.
  public static let systemGray6 = UIColor(color: Color(.tint(.gray)))
  /// The platform's system red.
  public static let systemRed = UIColor(color: Color(.tint(.red)))
  /// The platform's system orange.
  public static let systemOrange = UIColor(color: Color(.tint(.orange)))
  /// The platform's system yellow.
  public static let systemYellow = UIColor(color: Color(.tint(.yellow)))
  /// The platform's system green.
  public static let systemGreen = UIColor(color: Color(.tint(.green)))
  /// The platform's system mint.
  public static let systemMint = UIColor(color: Color(.tint(.mint)))
  /// The platform's system teal.
  public static let systemTeal = UIColor(color: Color(.tint(.teal)))
  /// The platform's system cyan.
  public static let systemCyan = UIColor(color: Color(.tint(.cyan)))
  /// The platform's system blue.
  public static let systemBlue = UIColor(color: Color(.tint(.blue)))
  /// The platform's system indigo.
  public static let systemIndigo = UIColor(color: Color(.tint(.indigo)))
  /// The platform's system purple.
  public static let systemPurple = UIColor(color: Color(.tint(.purple)))
  /// The platform's system pink.
  public static let systemPink = UIColor(color: Color(.tint(.pink)))
  /// The platform's system brown.
  public static let systemBrown = UIColor(color: Color(.tint(.brown)))
  /// The platform's tint color.
  public static let tintColor = UIColor(color: Color(.tint(.accent)))
  /// The platform's clear.
  public static let clear = UIColor(color: Color(.clear))
  /// The platform's red.
  public static let red = UIColor(color: Color(.tint(.red)))
  /// The platform's orange.
  public static let orange = UIColor(color: Color(.tint(.orange)))
  /// The platform's yellow.
  public static let yellow = UIColor(color: Color(.tint(.yellow)))
  /// The platform's green.
  public static let green = UIColor(color: Color(.tint(.green)))
  /// The platform's cyan.
  public static let cyan = UIColor(color: Color(.tint(.cyan)))
  /// The platform's blue.
  public static let blue = UIColor(color: Color(.tint(.blue)))
  /// The platform's purple.
  public static let purple = UIColor(color: Color(.tint(.purple)))
  /// The platform's brown.
  public static let brown = UIColor(color: Color(.tint(.brown)))
  /// The platform's white.
  public static let white = UIColor(color: Color(.tint(.white)))
  /// The platform's gray.
  public static let gray = UIColor(color: Color(.tint(.gray)))
  /// The platform's dark gray.
  public static let darkGray = UIColor(color: Color(.tint(.gray)))
  /// The platform's light gray.
  public static let lightGray = UIColor(color: Color(.tint(.gray)))
  /// The platform's black.
  public static let black = UIColor(color: Color(.tint(.black)))
  /// The platform's magenta.
  public static let magenta = UIColor(color: Color(.system("magenta")))
}
