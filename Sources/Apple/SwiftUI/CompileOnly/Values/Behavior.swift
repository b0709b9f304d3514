// Values of modifiers of screens, keys and accessibility that have no effect in a card.

/// A navigation bar. Never shown in a card.
public struct NavigationBarItem: Sendable {
  /// The display mode of a navigation bar's title.
  public enum TitleDisplayMode: Sendable {
    /// The display mode of the previous screen.
    case automatic
    /// A small title in the bar.
    case inline
    /// A large title below the bar.
    case large
  }
}

/// The size of controls. Has no effect in a terminal card.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The `mini` control size.
  case mini
  /// The `small` control size.
  case small
  /// The `regular` control size.
  case regular
  /// The `large` control size.
  case large
  /// The `extraLarge` control size.
  case extraLarge
}

/// The traits of a view for assistive technologies. Has no effect in a terminal card.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The `isButton` accessibility trait.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The `isHeader` accessibility trait.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The `isSelected` accessibility trait.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// The `isLink` accessibility trait.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// The `isSearchField` accessibility trait.
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  /// The `isImage` accessibility trait.
  public static let isImage = AccessibilityTraits(rawValue: 32)
  /// The `playsSound` accessibility trait.
  public static let playsSound = AccessibilityTraits(rawValue: 64)
  /// The `isKeyboardKey` accessibility trait.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
  /// The `isStaticText` accessibility trait.
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  /// The `isSummaryElement` accessibility trait.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  /// The `updatesFrequently` accessibility trait.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  /// The `startsMediaSession` accessibility trait.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  /// The `allowsDirectInteraction` accessibility trait.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  /// The `causesPageTurn` accessibility trait.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  /// The `isModal` accessibility trait.
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  /// The `isToggle` accessibility trait.
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
}

/// The modifier keys of an event. Has no effect in a terminal card.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The `capsLock` event modifier.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The `shift` event modifier.
  public static let shift = EventModifiers(rawValue: 2)
  /// The `control` event modifier.
  public static let control = EventModifiers(rawValue: 4)
  /// The `option` event modifier.
  public static let option = EventModifiers(rawValue: 8)
  /// The `command` event modifier.
  public static let command = EventModifiers(rawValue: 16)
  /// The `numericPad` event modifier.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// The `all` event modifier.
  public static let all = EventModifiers(rawValue: 63)
}

/// A key on a keyboard. Has no effect in a card, which handles no keys.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// The character that the key types.
  public var character: Character

  /// Creates a key from the character that it types.
  public init(_ character: Character) { self.character = character }

  /// Creates a key from the character that it types.
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

/// A key with modifiers. Has no effect in a card, which handles no keys.
public struct KeyboardShortcut: Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers

  /// Creates a shortcut from a key and modifiers.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The shortcut of the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of the cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
