// Intents without a card: adding a product, the total, new products, emptying the basket.

import AppIntents

struct AddItemIntent: UndoableIntent {
  static var title: LocalizedStringResource = "Add Item"

  @Parameter(title: "Product")
  var product: ProductEntity

  @Parameter(title: "Quantity", default: 1, inclusiveRange: (1, 99))
  var quantity: Int

  @Dependency
  var basket: Basket

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$quantity) \(\.$product)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await basket.add(product.id, quantity)
    let (id, count) = (product.id, quantity)
    await undoManager?.registerUndo(withTarget: basket) { basket in
      Task { try await basket.add(id, -count) }
    }
    await undoManager?.setActionName("Add \(quantity) \(product.name)")
    return .result(dialog: "Added \(quantity) \(product.name).")
  }
}

struct BasketTotalIntent: AppIntent {
  static var title: LocalizedStringResource = "Basket Total"

  @Dependency
  var basket: Basket

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let total = await basket.total
    return .result(value: total, dialog: "That is \(total.inDollars).")
  }
}

/// An intent that adds a product to the shop, and updates the shortcut parameters.
struct StockIntent: AppIntent {
  static var title: LocalizedStringResource = "Stock Up"

  @Parameter(title: "Name", requestValueDialog: "What is new?")
  var name: String

  @Dependency
  var basket: Basket

  static var parameterSummary: some ParameterSummary {
    Summary("Stock \(\.$name)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await basket.stock(name)
    ShopShortcuts.updateAppShortcutParameters()
    return .result(dialog: "\(name) is on the shelf.")
  }
}

struct EmptyBasketIntent: AppIntent {
  static var title: LocalizedStringResource = "Empty Basket"

  @Dependency
  var basket: Basket

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Empty It", acceptAlternatives: ["Throw it out", "Clear"],
        denyLabel: "Keep It", denyAlternatives: ["Leave it"], destructive: true),
      dialog: "Empty the basket? This cannot be undone.")
    try await basket.empty()
    return .result(dialog: "The basket is empty.")
  }
}
