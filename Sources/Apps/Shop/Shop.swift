// The app: registers the dependencies of its intents at launch.

import AppIntents
import SwiftUI

/// A sample app for a grocer: one shared basket, short replies, and a checkout with confirmation.
public enum Shop {
  /// Registers the dependencies of the intents.
  ///
  /// - Parameter basketFile: The file of the basket; `nil` for the one in the user's data folder.
  public static func launch(basketFile: URL? = nil) {
    AppDependencyManager.shared.add(
      dependency: Basket(file: basketFile ?? Basket.standardFile))
  }
}

/// The app's entry point, which is created at launch.
struct ShopApp: App {
  init() { Shop.launch() }

  var body: some Scene {
    WindowGroup { Text("Shop") }
  }
}

struct ShopShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddItemIntent(),
      phrases: [
        "Add \(\.$product) in \(.applicationName)", "Add something in \(.applicationName)",
      ],
      shortTitle: "Add Item", systemImageName: "cart.badge.plus")
    AppShortcut(
      intent: BasketTotalIntent(),
      phrases: ["What is my total in \(.applicationName)"],
      shortTitle: "Total", systemImageName: "sum")
    AppShortcut(
      intent: CheckoutIntent(), phrases: ["Check out in \(.applicationName)"],
      shortTitle: "Check Out", systemImageName: "creditcard")
    AppShortcut(
      intent: StockIntent(), phrases: ["Stock up in \(.applicationName)"],
      shortTitle: "Stock Up", systemImageName: "shippingbox")
  }

  static var shortcutTileColor: ShortcutTileColor = .lime
}
