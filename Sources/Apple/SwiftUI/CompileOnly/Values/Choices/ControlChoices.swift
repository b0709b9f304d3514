// Values that modifiers of controls take, and that a card does not keep.

public import Foundation

/// How far sections of a list are apart. Has no effect in a terminal card.
public struct ListSectionSpacing: Hashable, Sendable {
  /// The value `default`.
  public static let `default` = ListSectionSpacing(name: "default")
  /// The value `compact`.
  public static let compact = ListSectionSpacing(name: "compact")

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "custom")
  }

  private let name: String
}

/// What a shape of content is for. Has no effect in a terminal card.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The kinds as bits.
  public var rawValue: Int

  /// Kinds by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// For presses.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// For what is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// For the picture beside a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// For pointers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// For the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// For assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Whether a value is made more or less. Has no effect in a terminal card.
public enum AccessibilityAdjustmentDirection: Hashable, CaseIterable, Sendable {
  /// The value `increment`.
  case increment
  /// The value `decrement`.
  case decrement
}

/// The level of a heading. Has no effect in a terminal card.
public enum AccessibilityHeadingLevel: Hashable, CaseIterable, Sendable {
  /// The value `unspecified`.
  case unspecified
  /// The value `h1`.
  case h1
  /// The value `h2`.
  case h2
  /// The value `h3`.
  case h3
  /// The value `h4`.
  case h4
  /// The value `h5`.
  case h5
  /// The value `h6`.
  case h6
}

extension Image {
  /// How bright a picture may be. Has no effect in a terminal card.
  public struct DynamicRange: Hashable, Sendable {
    /// The usual range.
    public static let standard = DynamicRange(name: "standard")
    /// A wider range.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as can be.
    public static let high = DynamicRange(name: "high")

    private let name: String
  }
}
