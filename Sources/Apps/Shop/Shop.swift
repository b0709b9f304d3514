// The app itself: what its intents share is set up when it starts.

import AppIntents
import SwiftUI

/// A grocer: one shared basket, small things said at once, and a checkout that asks first.
public enum Shop {
  /// Makes the app ready for its intents.
  ///
  /// - Parameter basketFile: Where the basket is kept; `nil` for the person's data folder.
  public static func launch(basketFile: URL? = nil) {
    AppDependencyManager.shared.add(
      dependency: Basket(file: basketFile ?? Basket.standardFile))
  }
}

/// The app, as the system starts it.
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
