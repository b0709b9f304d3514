// What views say about intents and entities. A card has no use for it.

public import BehestSwiftUI

extension View {
  /// Adds an action to perform when an intent targets the view. Has no effect in a terminal card:
  /// the action never runs.
  nonisolated public func onAppIntentExecution<I: TargetContentProvidingIntent>(
    _ intent: I.Type = I.self, perform action: @escaping @MainActor (I) -> Void
  ) -> some View { self }

  /// Associates the view with an entity. Has no effect in a terminal card.
  nonisolated public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View { self }

  /// Sets the style of Siri tips. Has no effect in a terminal card.
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }

  /// Sets the style of links to an app's shortcuts. Has no effect in a terminal card.
  nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}

/// How a tip about a phrase looks.
public struct SiriTipViewStyle: Hashable, Sendable {
  private let name: String

  /// As its surroundings.
  public static let automatic = SiriTipViewStyle(name: "automatic")
  /// Dark.
  public static let dark = SiriTipViewStyle(name: "dark")
  /// Light.
  public static let light = SiriTipViewStyle(name: "light")
}

/// How a link to the app's shortcuts looks.
public struct ShortcutsLinkStyle: Hashable, Sendable {
  private let name: String

  /// As its surroundings.
  public static let automatic = ShortcutsLinkStyle(name: "automatic")
  /// As its surroundings, with an outline.
  public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
  /// Dark.
  public static let dark = ShortcutsLinkStyle(name: "dark")
  /// Dark, with an outline.
  public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
  /// Light.
  public static let light = ShortcutsLinkStyle(name: "light")
  /// Light, with an outline.
  public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
}
