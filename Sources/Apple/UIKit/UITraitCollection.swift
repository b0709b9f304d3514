// The traits that dynamic colors are chosen by.

public import Foundation

/// The appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified
  /// The light appearance.
  case light
  /// The dark appearance.
  case dark
}

/// The environment of an interface.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Unchecked: NSObject is not known to be Sendable, and all that is stored is constant.

  /// The appearance of the interface.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates traits of an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates traits that are not known.
  public override convenience init() { self.init(userInterfaceStyle: .unspecified) }

  private static let card = UITraitCollection(userInterfaceStyle: .light)

  /// The traits of a card: the light appearance, as a card does not know the terminal's.
  open class var current: UITraitCollection { card }
}
