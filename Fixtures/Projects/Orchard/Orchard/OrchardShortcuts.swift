// The phrases of the app, most of them for intents of another module; some of them cannot be compiled.

import AppIntents
import OrchardKit

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickFruitIntent(),
      phrases: [
        "Pick \(\.$tree) in \(.applicationName)",
        "Pick \(\.$pounds) pounds in \(.applicationName)",
        "Pick something",
      ],
      shortTitle: "Pick Fruit",
      systemImageName: "leaf")
    AppShortcut(
      intent: OrchardKit.CountIntent(),
      phrases: ["Count in \(.applicationName)"],
      shortTitle: "Count",
      systemImageName: "number")
    AppShortcut(
      intent: PackIntent(),
      phrases: ["Pack \(\.$crate) in \(.applicationName)"],
      shortTitle: "Pack",
      systemImageName: "shippingbox")
    AppShortcut(
      intent: NewBinIntent(),
      phrases: ["New bin in \(.applicationName)"],
      shortTitle: "New Bin",
      systemImageName: "archivebox")
  }
}
