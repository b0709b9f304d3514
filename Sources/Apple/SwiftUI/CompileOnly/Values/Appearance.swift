// Values of modifiers of appearance that have no effect in a card.

public import Foundation

/// The default shape of the glass effect. Has no effect in a terminal card.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  nonisolated public init() {}

  /// Returns an empty path: a card draws no shape.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

/// A variant of the glass effect. Has no effect in a terminal card.
public struct Glass: Equatable, Sendable {
  /// The `regular` glass.
  public static let regular = Glass()
  /// The `clear` glass.
  public static let clear = Glass()
  /// The `identity` glass.
  public static let identity = Glass()

  /// Returns the glass with a tint color.
  public func tint(_ color: Color?) -> Glass { self }

  /// Returns the glass with a reaction to touch.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The mode in which a view is blended with its background. Has no effect in a terminal card.
public enum BlendMode: Hashable, CaseIterable, Sendable {
  /// The `normal` blend mode.
  case normal
  /// The `multiply` blend mode.
  case multiply
  /// The `screen` blend mode.
  case screen
  /// The `overlay` blend mode.
  case overlay
  /// The `darken` blend mode.
  case darken
  /// The `lighten` blend mode.
  case lighten
  /// The `colorDodge` blend mode.
  case colorDodge
  /// The `colorBurn` blend mode.
  case colorBurn
  /// The `softLight` blend mode.
  case softLight
  /// The `hardLight` blend mode.
  case hardLight
  /// The `difference` blend mode.
  case difference
  /// The `exclusion` blend mode.
  case exclusion
  /// The `hue` blend mode.
  case hue
  /// The `saturation` blend mode.
  case saturation
  /// The `color` blend mode.
  case color
  /// The `luminosity` blend mode.
  case luminosity
  /// The `sourceAtop` blend mode.
  case sourceAtop
  /// The `destinationOver` blend mode.
  case destinationOver
  /// The `destinationOut` blend mode.
  case destinationOut
  /// The `plusDarker` blend mode.
  case plusDarker
  /// The `plusLighter` blend mode.
  case plusLighter
}

/// The color scheme: light or dark. Has no effect in a terminal card.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// The `light` color scheme.
  case light
  /// The `dark` color scheme.
  case dark
}

/// The mode in which content is fitted to a space. Has no effect in a terminal card.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The `fit` content mode.
  case fit
  /// The `fill` content mode.
  case fill
}

/// The visibility of an element. Has no effect in a terminal card.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The `automatic` visibility.
  case automatic
  /// The `visible` visibility.
  case visible
  /// The `hidden` visibility.
  case hidden
}

/// The prominence of an element. Has no effect in a terminal card.
public enum Prominence: Hashable, Sendable {
  /// The `standard` prominence.
  case standard
  /// The `increased` prominence.
  case increased
}

/// The size of text. Has no effect in a terminal card.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The `xSmall` dynamic type size.
  case xSmall
  /// The `small` dynamic type size.
  case small
  /// The `medium` dynamic type size.
  case medium
  /// The `large` dynamic type size.
  case large
  /// The `xLarge` dynamic type size.
  case xLarge
  /// The `xxLarge` dynamic type size.
  case xxLarge
  /// The `xxxLarge` dynamic type size.
  case xxxLarge
  /// The `accessibility1` dynamic type size.
  case accessibility1
  /// The `accessibility2` dynamic type size.
  case accessibility2
  /// The `accessibility3` dynamic type size.
  case accessibility3
  /// The `accessibility4` dynamic type size.
  case accessibility4
  /// The `accessibility5` dynamic type size.
  case accessibility5

  /// Returns whether the first size is smaller.
  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// The reasons for redacting content. Has no effect in a terminal card.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The `placeholder` redaction reason.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The `privacy` redaction reason.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The `invalidated` redaction reason.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The regions of a safe area. Has no effect in a terminal card.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The `container` safe area region.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The `keyboard` safe area region.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// The `all` safe area region.
  public static let all = SafeAreaRegions(rawValue: 3)
}

/// The size and alignment guides of a view. A card measures none, so all are zero.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public var width: CGFloat { 0 }
  /// The height in points.
  public var height: CGFloat { 0 }

  /// The position of a horizontal alignment guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// The position of a vertical alignment guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }

  /// The explicit position of a horizontal alignment guide: `nil` in a card.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// The explicit position of a vertical alignment guide: `nil` in a card.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// A type that describes whether people can select text.
public protocol TextSelectability {
  /// Whether people can select the text.
  static var allowsSelection: Bool { get }
}

/// The selectability of text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Whether people can select the text: `true`.
  public static let allowsSelection = true
}

/// The selectability of text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Whether people can select the text: `false`.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The selectability of text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// The selectability of text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The mode in which the layers of a symbol are colored. Has no effect in a terminal card.
public struct SymbolRenderingMode: Sendable {
  /// A mode with one color.
  public static let monochrome = SymbolRenderingMode()
  /// A mode with the symbol's own colors.
  public static let multicolor = SymbolRenderingMode()
  /// A mode with shades of one color.
  public static let hierarchical = SymbolRenderingMode()
  /// A mode with several given colors.
  public static let palette = SymbolRenderingMode()
}
