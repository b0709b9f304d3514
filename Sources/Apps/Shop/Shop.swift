// The door: what this app offers to the system.

import AppIntents

/// A grocer: one shared basket, small things said at once, and a checkout that asks first.
public enum Shop {
  /// Every intent of the app.
  public static var intents: [any AppIntent.Type] {
    [
      AddItemIntent.self, BasketTotalIntent.self, CheckoutIntent.self, EmptyBasketIntent.self,
      SendGiftCardIntent.self, ChooseDeliveryIntent.self, StockIntent.self,
    ]
  }

  /// The phrases of the app.
  public static var shortcuts: any AppShortcutsProvider.Type { ShopShortcuts.self }

  /// Makes the app ready for its intents.
  ///
  /// - Parameter basketFile: Where the basket is kept; `nil` for the person's data folder.
  public static func launch(basketFile: URL? = nil) {
    AppDependencyManager.shared.add(
      dependency: Basket(file: basketFile ?? Basket.standardFile))
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
