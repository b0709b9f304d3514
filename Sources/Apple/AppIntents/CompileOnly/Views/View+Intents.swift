// Modifiers that associate views with intents and entities. They have no effect in a card.

public import BehestSwiftUI

extension View {
  /// Adds an action to perform when an intent targets the view. Has no effect in a terminal card:
  /// the action never runs.
  nonisolated public func onAppIntentExecution<I: TargetContentProvidingIntent>(
    _ intent: I.Type = I.self, perform action: @escaping @MainActor (I) -> Void
  ) -> some View { self }

  /// Associates the view with an entity. Has no effect in a terminal card.
  nonisolated public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View { self }

  /// Associates the items of a list with entities. Has no effect in a terminal card.
  nonisolated public func appEntityIdentifier<I: Hashable>(
    forSelectionType selectionType: I.Type, identifier: @escaping (I) -> EntityIdentifier?
  ) -> some View { self }

  /// Sets the style of Siri tips. Has no effect in a terminal card.
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }

  /// Sets the style of links to an app's shortcuts. Has no effect in a terminal card.
  nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}

/// The appearance of a Siri tip.
public struct SiriTipViewStyle: Hashable, Sendable {
  private let name: String

  /// The appearance of the surroundings.
  public static let automatic = SiriTipViewStyle(name: "automatic")
  /// A dark appearance.
  public static let dark = SiriTipViewStyle(name: "dark")
  /// A light appearance.
  public static let light = SiriTipViewStyle(name: "light")
}

/// The appearance of a link to the app's shortcuts.
public struct ShortcutsLinkStyle: Hashable, Sendable {
  private let name: String

  /// The appearance of the surroundings.
  public static let automatic = ShortcutsLinkStyle(name: "automatic")
  /// The appearance of the surroundings, with an outline.
  public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
  /// A dark appearance.
  public static let dark = ShortcutsLinkStyle(name: "dark")
  /// A dark appearance, with an outline.
  public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
  /// A light appearance.
  public static let light = ShortcutsLinkStyle(name: "light")
  /// A light appearance, with an outline.
  public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
}
