// The app itself: what its intents share is set up when it starts.

import AppIntents
import SwiftUI

/// Lamps of a house: a switch, a slider, a colour, and things that need permission.
public enum Lights {
  /// Makes the app ready for its intents.
  public static func launch() {
    AppDependencyManager.shared.add(dependency: LightService())
    LightsShortcuts.updateAppShortcutParameters()
  }
}

/// The app, as the system starts it.
struct LightsApp: App {
  init() { Lights.launch() }

  var body: some Scene {
    WindowGroup { Text("Lights") }
  }
}

struct LightsShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ToggleLightIntent(),
      phrases: [
        "Toggle \(\.$light) in \(.applicationName)", "Toggle a light in \(.applicationName)",
      ],
      shortTitle: "Toggle Light", systemImageName: "lightbulb")
    AppShortcut(
      intent: SetColorIntent(),
      phrases: ["Make it \(\.$color) in \(.applicationName)"],
      shortTitle: "Set Color", systemImageName: "paintpalette")
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Toggle the fridge in \(.applicationName)"])
  }

  static var shortcutTileColor: ShortcutTileColor = .yellow
}
