// The app itself: what its intents share is set up when it starts.

import AppIntents
import SwiftUI

/// A soup kitchen that takes orders: entities, an enum, confirmations, choices and a live card.
public enum Soupy {
  /// Makes the app ready for its intents; nothing is opened or read.
  ///
  /// - Parameter ordersFile: Where the orders are kept; `nil` for the person's data folder.
  public static func launch(ordersFile: URL? = nil) {
    AppDependencyManager.shared.add(
      dependency: OrderBook(file: ordersFile ?? OrderBook.standardFile))
    SoupyShortcuts.updateAppShortcutParameters()
  }
}

/// The app, as the system starts it.
struct SoupyApp: App {
  init() { Soupy.launch() }

  var body: some Scene {
    WindowGroup { Text("Soupy") }
  }
}
