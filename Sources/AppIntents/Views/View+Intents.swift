// What views say about intents and entities. A card has no use for it.

public import SwiftUI

extension View {
  /// Accepted and ignored: an intent that is shown by a scene has no scene here.
  nonisolated public func onAppIntentExecution<I: TargetContentProvidingIntent>(
    _ intent: I.Type = I.self, perform action: @escaping @MainActor (I) -> Void
  ) -> some View { self }

  /// Accepted and ignored: nobody asks what is on screen.
  nonisolated public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View { self }

  /// Accepted and ignored: a card has no tips.
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }

  /// Accepted and ignored: a card has no such link.
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
