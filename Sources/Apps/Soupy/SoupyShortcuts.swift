// The App Shortcuts of the app, with their phrases.

import AppIntents

struct SoupyShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderSoupIntent(),
      phrases: [
        "Order \(\.$soup) in \(.applicationName)",
        "Order a \(\.$size) soup in \(.applicationName)",
        "Get soup from \(.applicationName)",
      ],
      shortTitle: "Order Soup",
      systemImageName: "cup.and.saucer"
    )
    AppShortcut(
      intent: CheckOrderStatusIntent(),
      phrases: [
        "Check my order in \(.applicationName)",
        "Where is my soup in \(.applicationName)",
      ],
      shortTitle: "Check Order",
      systemImageName: "clock"
    )
    AppShortcut(
      intent: ReorderIntent(),
      phrases: [
        "Order again in \(.applicationName)",
        "Reorder \(\.$soup) in \(.applicationName)",
      ],
      shortTitle: "Order Again",
      systemImageName: "arrow.clockwise"
    )
    AppShortcut(
      intent: StartWizardIntent(),
      phrases: ["Help me choose a soup in \(.applicationName)"],
      shortTitle: "Choose a Soup",
      systemImageName: "wand.and.stars"
    )
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Spill soup in \(.applicationName)"])
  }

  static var shortcutTileColor: ShortcutTileColor = .tangerine
}
