// The door: what this app offers to the system.

import AppIntents

/// Lamps of a house: a switch, a slider, a colour, and things that need permission.
public enum Lights {
  /// Every intent of the app.
  public static var intents: [any AppIntent.Type] {
    [
      ToggleLightIntent.self, SetLightIntent.self, SetBrightnessIntent.self, SetColorIntent.self,
      SunriseIntent.self, PairLightIntent.self, DisarmAlarmIntent.self, LightControlConfig.self,
    ]
  }

  /// The phrases of the app.
  public static var shortcuts: any AppShortcutsProvider.Type { LightsShortcuts.self }

  /// Makes the app ready for its intents.
  public static func launch() {
    AppDependencyManager.shared.add(dependency: LightService())
    LightsShortcuts.updateAppShortcutParameters()
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
