// Values that only accepted modifiers take: screens, bars, keys and assistive technology.

/// The bar at the top of a screen; a card has none.
public struct NavigationBarItem: Sendable {
  /// How large the title of a screen is.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen before.
    case automatic
    /// Small, within the bar.
    case inline
    /// Large, under the bar.
    case large
  }
}

/// How large controls are. Has no effect in a terminal card.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The value `mini`.
  case mini
  /// The value `small`.
  case small
  /// The value `regular`.
  case regular
  /// The value `large`.
  case large
  /// The value `extraLarge`.
  case extraLarge
}

/// What a view is. Has no effect in a terminal card.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The member `isButton`.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The member `isHeader`.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The member `isSelected`.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// The member `isLink`.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// The member `isSearchField`.
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  /// The member `isImage`.
  public static let isImage = AccessibilityTraits(rawValue: 32)
  /// The member `playsSound`.
  public static let playsSound = AccessibilityTraits(rawValue: 64)
  /// The member `isKeyboardKey`.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
  /// The member `isStaticText`.
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  /// The member `isSummaryElement`.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  /// The member `updatesFrequently`.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  /// The member `startsMediaSession`.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  /// The member `allowsDirectInteraction`.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  /// The member `causesPageTurn`.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  /// The member `isModal`.
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  /// The member `isToggle`.
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
}

/// Keys held while another is pressed. Has no effect in a terminal card.
public struct EventModifiers: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The member `capsLock`.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The member `shift`.
  public static let shift = EventModifiers(rawValue: 2)
  /// The member `control`.
  public static let control = EventModifiers(rawValue: 4)
  /// The member `option`.
  public static let option = EventModifiers(rawValue: 8)
  /// The member `command`.
  public static let command = EventModifiers(rawValue: 16)
  /// The member `numericPad`.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// The member `all`.
  public static let all = EventModifiers(rawValue: 63)
}

/// A key; a card answers none.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// The character the key types.
  public var character: Character

  /// Makes a key that types a character.
  public init(_ character: Character) { self.character = character }

  /// Makes a key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
}

/// A key with others held; a card answers none.
public struct KeyboardShortcut: Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held.
  public var modifiers: EventModifiers

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The shortcut that presses the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut that cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
