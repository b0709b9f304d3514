// The app: registers the dependencies of its intents at launch.

import AppIntents
import SwiftUI

/// A sample app for orders of soup: entities, an enum, confirmations, choices and a live card.
public enum Soupy {
  /// Registers the dependencies of the intents, without accessing any file.
  ///
  /// - Parameter ordersFile: The file of the orders; `nil` for the one in the user's data folder.
  public static func launch(ordersFile: URL? = nil) {
    AppDependencyManager.shared.add(
      dependency: OrderBook(file: ordersFile ?? OrderBook.standardFile))
    AppDependencyManager.shared.add(dependency: TableBook())
    SoupyShortcuts.updateAppShortcutParameters()
  }
}

/// The app's entry point, which is created at launch.
struct SoupyApp: App {
  init() { Soupy.launch() }

  var body: some Scene {
    WindowGroup { Text("Soupy") }
  }
}
