// The door: what this app offers to the system.

import AppIntents

/// A soup kitchen that takes orders: entities, an enum, confirmations, choices and a live card.
///
/// Apple's build reads this list out of the sources. Here an app says it itself, in one place.
public enum Soupy {
  /// Every intent of the app, also those that only other intents and buttons use.
  public static var intents: [any AppIntent.Type] {
    [
      OrderSoupIntent.self,
      OrderByNameIntent.self,
      ReorderIntent.self,
      CheckOrderStatusIntent.self,
      TipIntent.self,
      ReserveTableIntent.self,
      ConfigureWidgetIntent.self,
      StartWizardIntent.self,
      AdvanceOrderIntent.self,
      CancelOrderIntent.self,
      OrderStatusSnippetIntent.self,
      RedeemGiftCardIntent.self,
    ]
  }

  /// The phrases of the app.
  public static var shortcuts: any AppShortcutsProvider.Type { SoupyShortcuts.self }

  /// Makes the app ready for its intents; nothing is opened or read.
  ///
  /// - Parameter ordersFile: Where the orders are kept; `nil` for the person's data folder.
  public static func launch(ordersFile: URL? = nil) {
    AppDependencyManager.shared.add(
      dependency: OrderBook(file: ordersFile ?? OrderBook.standardFile))
    SoupyShortcuts.updateAppShortcutParameters()
  }
}
