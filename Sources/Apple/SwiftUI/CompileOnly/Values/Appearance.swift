// Values that only accepted modifiers take: how things look, scroll and are laid out.

public import Foundation

/// The shape of glass. Has no effect in a terminal card.
public struct DefaultGlassEffectShape: Shape {
  /// Makes the shape.
  nonisolated public init() {}

  /// An empty outline: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

/// A kind of glass. Has no effect in a terminal card.
public struct Glass: Equatable, Sendable {
  /// The value `regular`.
  public static let regular = Glass()
  /// The value `clear`.
  public static let clear = Glass()
  /// The value `identity`.
  public static let identity = Glass()

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass { self }

  /// The glass that answers touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How a view is mixed with what is behind it. Has no effect in a terminal card.
public enum BlendMode: Hashable, CaseIterable, Sendable {
  /// The value `normal`.
  case normal
  /// The value `multiply`.
  case multiply
  /// The value `screen`.
  case screen
  /// The value `overlay`.
  case overlay
  /// The value `darken`.
  case darken
  /// The value `lighten`.
  case lighten
  /// The value `colorDodge`.
  case colorDodge
  /// The value `colorBurn`.
  case colorBurn
  /// The value `softLight`.
  case softLight
  /// The value `hardLight`.
  case hardLight
  /// The value `difference`.
  case difference
  /// The value `exclusion`.
  case exclusion
  /// The value `hue`.
  case hue
  /// The value `saturation`.
  case saturation
  /// The value `color`.
  case color
  /// The value `luminosity`.
  case luminosity
  /// The value `sourceAtop`.
  case sourceAtop
  /// The value `destinationOver`.
  case destinationOver
  /// The value `destinationOut`.
  case destinationOut
  /// The value `plusDarker`.
  case plusDarker
  /// The value `plusLighter`.
  case plusLighter
}

/// Whether the surroundings are light or dark. Has no effect in a terminal card.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// The value `light`.
  case light
  /// The value `dark`.
  case dark
}

/// How content fits into a space. Has no effect in a terminal card.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The value `fit`.
  case fit
  /// The value `fill`.
  case fill
}

/// Whether something is shown. Has no effect in a terminal card.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The value `automatic`.
  case automatic
  /// The value `visible`.
  case visible
  /// The value `hidden`.
  case hidden
}

/// How much something stands out. Has no effect in a terminal card.
public enum Prominence: Hashable, Sendable {
  /// The value `standard`.
  case standard
  /// The value `increased`.
  case increased
}

/// How large letters are. Has no effect in a terminal card.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The value `xSmall`.
  case xSmall
  /// The value `small`.
  case small
  /// The value `medium`.
  case medium
  /// The value `large`.
  case large
  /// The value `xLarge`.
  case xLarge
  /// The value `xxLarge`.
  case xxLarge
  /// The value `xxxLarge`.
  case xxxLarge
  /// The value `accessibility1`.
  case accessibility1
  /// The value `accessibility2`.
  case accessibility2
  /// The value `accessibility3`.
  case accessibility3
  /// The value `accessibility4`.
  case accessibility4
  /// The value `accessibility5`.
  case accessibility5

  /// Whether the first size is smaller.
  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// A variant of a symbol. Has no effect in a terminal card.
public struct SymbolVariants: Hashable, Sendable {
  /// The value `none`.
  public static let none = SymbolVariants()
  /// The value `circle`.
  public static let circle = SymbolVariants()
  /// The value `square`.
  public static let square = SymbolVariants()
  /// The value `rectangle`.
  public static let rectangle = SymbolVariants()
  /// The value `fill`.
  public static let fill = SymbolVariants()
  /// The value `slash`.
  public static let slash = SymbolVariants()

  /// The variant in a circle.
  public var circle: SymbolVariants { self }
  /// The variant in a square.
  public var square: SymbolVariants { self }
  /// The variant that is filled.
  public var fill: SymbolVariants { self }
  /// The variant that is struck through.
  public var slash: SymbolVariants { self }
}

/// Why content is not shown. Has no effect in a terminal card.
public struct RedactionReasons: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The member `placeholder`.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The member `privacy`.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The member `invalidated`.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// What a safe area keeps clear of. Has no effect in a terminal card.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The member `container`.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The member `keyboard`.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// The member `all`.
  public static let all = SafeAreaRegions(rawValue: 3)
}

/// The size and guides of a view; a card measures none.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public var width: CGFloat { 0 }
  /// The height in points.
  public var height: CGFloat { 0 }

  /// Where a guide is.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// Where a guide is.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }

  /// Where a guide is, if the view says so; a card's views do not.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// Where a guide is, if the view says so; a card's views do not.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether it can be.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// It can be.
  public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// It cannot be.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// How the layers of a symbol are coloured. Has no effect in a terminal card.
public struct SymbolRenderingMode: Sendable {
  /// In one colour.
  public static let monochrome = SymbolRenderingMode()
  /// In the symbol's own colours.
  public static let multicolor = SymbolRenderingMode()
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode()
  /// In several colours.
  public static let palette = SymbolRenderingMode()
}
