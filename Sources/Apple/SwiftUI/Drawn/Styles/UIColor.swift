// The colors of UIKit, as far as views use them: `Color(uiColor: .secondarySystemBackground)`.

import BehestCards
public import BehestUIKit
public import Foundation

/// A color of UIKit, by name.
public struct UIColor: Hashable, Sendable {
  let color: Color
}

extension UIColor {
  /// Creates a color from an asset catalog.
  public init(resource: ColorResource) { self.init(color: Color(resource)) }

  /// Creates a color from its name in the app's resources.
  public init?(named name: String) { self.init(color: Color(name)) }

  /// Creates a color from components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a gray from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(color: Color(white: white, opacity: alpha))
  }

  /// Creates the color that a closure returns for the traits of a card.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self = dynamicProvider(.current)
  }

  /// Creates a color from that of a view.
  public init(_ color: Color) { self.init(color: color) }
}

extension UIColor {
  /// The UIKit color `label`.
  public static let label = UIColor(color: Color(.tint(.primary)))
  /// The UIKit color `secondaryLabel`.
  public static let secondaryLabel = UIColor(color: Color(.secondary))
  /// The UIKit color `tertiaryLabel`.
  public static let tertiaryLabel = UIColor(color: Color(.secondary))
  /// The UIKit color `quaternaryLabel`.
  public static let quaternaryLabel = UIColor(color: Color(.secondary))
  /// The UIKit color `link`.
  public static let link = UIColor(color: Color(.tint(.blue)))
  /// The UIKit color `placeholderText`.
  public static let placeholderText = UIColor(color: Color(.secondary))
  /// The UIKit color `separator`.
  public static let separator = UIColor(color: Color(.system("separator")))
  /// The UIKit color `opaqueSeparator`.
  public static let opaqueSeparator = UIColor(color: Color(.system("opaqueSeparator")))
  /// The UIKit color `systemBackground`.
  public static let systemBackground = UIColor(color: Color(.system("systemBackground")))
  /// The UIKit color `secondarySystemBackground`.
  public static let secondarySystemBackground = UIColor(
    color: Color(.system("secondarySystemBackground")))
  /// The UIKit color `tertiarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(
    color: Color(.system("tertiarySystemBackground")))
  /// The UIKit color `systemGroupedBackground`.
  public static let systemGroupedBackground = UIColor(
    color: Color(.system("systemGroupedBackground")))
  /// The UIKit color `secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor(
    color: Color(.system("secondarySystemGroupedBackground")))
  /// The UIKit color `tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(
    color: Color(.system("tertiarySystemGroupedBackground")))
  /// The UIKit color `systemFill`.
  public static let systemFill = UIColor(color: Color(.system("systemFill")))
  /// The UIKit color `secondarySystemFill`.
  public static let secondarySystemFill = UIColor(color: Color(.system("secondarySystemFill")))
  /// The UIKit color `tertiarySystemFill`.
  public static let tertiarySystemFill = UIColor(color: Color(.system("tertiarySystemFill")))
  /// The UIKit color `quaternarySystemFill`.
  public static let quaternarySystemFill = UIColor(color: Color(.system("quaternarySystemFill")))
  /// The UIKit color `systemGray`.
  public static let systemGray = UIColor(color: Color(.tint(.gray)))
  /// The UIKit color `systemGray2`.
  public static let systemGray2 = UIColor(color: Color(.tint(.gray)))
  /// The UIKit color `systemGray3`.
  public static let systemGray3 = UIColor(color: Color(.tint(.gray)))
  /// The UIKit color `systemGray4`.
  public static let systemGray4 = UIColor(color: Color(.tint(.gray)))
  /// The UIKit color `systemGray5`.
  public static let systemGray5 = UIColor(color: Color(.tint(.gray)))
  /// The UIKit color `systemGray6`.
  public static let systemGray6 = UIColor(color: Color(.tint(.gray)))
  /// The UIKit color `systemRed`.
  public static let systemRed = UIColor(color: Color(.tint(.red)))
  /// The UIKit color `systemOrange`.
  public static let systemOrange = UIColor(color: Color(.tint(.orange)))
  /// The UIKit color `systemYellow`.
  public static let systemYellow = UIColor(color: Color(.tint(.yellow)))
  /// The UIKit color `systemGreen`.
  public static let systemGreen = UIColor(color: Color(.tint(.green)))
  /// The UIKit color `systemMint`.
  public static let systemMint = UIColor(color: Color(.tint(.mint)))
  /// The UIKit color `systemTeal`.
  public static let systemTeal = UIColor(color: Color(.tint(.teal)))
  /// The UIKit color `systemCyan`.
  public static let systemCyan = UIColor(color: Color(.tint(.cyan)))
  /// The UIKit color `systemBlue`.
  public static let systemBlue = UIColor(color: Color(.tint(.blue)))
  /// The UIKit color `systemIndigo`.
  public static let systemIndigo = UIColor(color: Color(.tint(.indigo)))
  /// The UIKit color `systemPurple`.
  public static let systemPurple = UIColor(color: Color(.tint(.purple)))
  /// The UIKit color `systemPink`.
  public static let systemPink = UIColor(color: Color(.tint(.pink)))
  /// The UIKit color `systemBrown`.
  public static let systemBrown = UIColor(color: Color(.tint(.brown)))
  /// The UIKit color `tintColor`.
  public static let tintColor = UIColor(color: Color(.tint(.accent)))
  /// The UIKit color `clear`.
  public static let clear = UIColor(color: Color(.clear))
  /// The UIKit color `red`.
  public static let red = UIColor(color: Color(.tint(.red)))
  /// The UIKit color `orange`.
  public static let orange = UIColor(color: Color(.tint(.orange)))
  /// The UIKit color `yellow`.
  public static let yellow = UIColor(color: Color(.tint(.yellow)))
  /// The UIKit color `green`.
  public static let green = UIColor(color: Color(.tint(.green)))
  /// The UIKit color `cyan`.
  public static let cyan = UIColor(color: Color(.tint(.cyan)))
  /// The UIKit color `blue`.
  public static let blue = UIColor(color: Color(.tint(.blue)))
  /// The UIKit color `purple`.
  public static let purple = UIColor(color: Color(.tint(.purple)))
  /// The UIKit color `brown`.
  public static let brown = UIColor(color: Color(.tint(.brown)))
  /// The UIKit color `white`.
  public static let white = UIColor(color: Color(.tint(.white)))
  /// The UIKit color `gray`.
  public static let gray = UIColor(color: Color(.tint(.gray)))
  /// The UIKit color `darkGray`.
  public static let darkGray = UIColor(color: Color(.tint(.gray)))
  /// The UIKit color `lightGray`.
  public static let lightGray = UIColor(color: Color(.tint(.gray)))
  /// The UIKit color `black`.
  public static let black = UIColor(color: Color(.tint(.black)))
  /// The UIKit color `magenta`.
  public static let magenta = UIColor(color: Color(.system("magenta")))
}
