// The app: registers the dependencies of its intents at launch.

import AppIntents
import SwiftUI

/// A sample app for lamps: a switch, a slider, a colour, and intents that need permission.
public enum Lights {
  /// Registers the dependencies of the intents.
  public static func launch() {
    AppDependencyManager.shared.add(dependency: LightService())
    LightsShortcuts.updateAppShortcutParameters()
  }
}

/// The app's entry point, which is created at launch.
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
