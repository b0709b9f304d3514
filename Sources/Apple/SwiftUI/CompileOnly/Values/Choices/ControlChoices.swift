// Values of modifiers of controls that have no effect in a card.

public import Foundation

/// The spacing between the sections of a list. Has no effect in a terminal card.
public struct ListSectionSpacing: Hashable, Sendable {
  /// The `default` list section spacing.
  public static let `default` = ListSectionSpacing(name: "default")
  /// The `compact` list section spacing.
  public static let compact = ListSectionSpacing(name: "compact")

  /// Returns a spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "custom")
  }

  private let name: String
}

/// The purposes of a content shape. Has no effect in a terminal card.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public var rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shape for hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The shape for the preview of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The shape for the preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The shape for the hover effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The shape for the focus effect.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The shape for assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The direction of an adjustment of a value. Has no effect in a terminal card.
public enum AccessibilityAdjustmentDirection: Hashable, CaseIterable, Sendable {
  /// The `increment` accessibility adjustment direction.
  case increment
  /// The `decrement` accessibility adjustment direction.
  case decrement
}

/// The level of a heading. Has no effect in a terminal card.
public enum AccessibilityHeadingLevel: Hashable, CaseIterable, Sendable {
  /// The `unspecified` accessibility heading level.
  case unspecified
  /// The `h1` accessibility heading level.
  case h1
  /// The `h2` accessibility heading level.
  case h2
  /// The `h3` accessibility heading level.
  case h3
  /// The `h4` accessibility heading level.
  case h4
  /// The `h5` accessibility heading level.
  case h5
  /// The `h6` accessibility heading level.
  case h6
}

extension Image {
  /// The allowed dynamic range of an image. Has no effect in a terminal card.
  public struct DynamicRange: Hashable, Sendable {
    /// The standard dynamic range.
    public static let standard = DynamicRange(name: "standard")
    /// A high dynamic range with limits.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// The full high dynamic range.
    public static let high = DynamicRange(name: "high")

    private let name: String
  }
}
