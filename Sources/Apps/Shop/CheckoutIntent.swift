// Pays: asks for a confirmation with the basket on a card, then opens a web page.

import AppIntents
import SwiftUI

enum ShopError: Error, CustomLocalizedStringResourceConvertible {
  case nothingToBuy

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .nothingToBuy: "There is nothing in the basket."
    }
  }
}

struct CheckoutIntent: AppIntent {
  static var title: LocalizedStringResource = "Check Out"

  @Dependency
  var basket: Basket

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    let lines = await basket.lines
    guard !lines.isEmpty else { throw ShopError.nothingToBuy }
    let total = await basket.total
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Buy", acceptAlternatives: ["Buy it", "Take my money"],
        denyLabel: "Not Now", denyAlternatives: ["Never mind", "Later"], destructive: false),
      dialog: "Buy this for \(total.inDollars)?"
    ) {
      BasketView(lines: lines.map { "\($0.count) \($0.product.name)" }, total: total.inDollars)
    }
    try await basket.empty()
    guard let url = URL(string: "https://shop.example/pay?cents=\(total)") else {
      throw ShopError.nothingToBuy
    }
    return .result(opensIntent: OpenURLIntent(url), dialog: "Paying \(total.inDollars).")
  }
}

struct BasketView: View {
  let lines: [String]
  let total: String

  var body: some View {
    VStack(alignment: .leading) {
      Label("Basket", systemImage: "cart").font(.headline)
      ForEach(lines, id: \.self) { Text($0) }
      Divider()
      LabeledContent("Total", value: total)
    }
  }
}

struct ChooseDeliveryIntent: AppIntent {
  static var title: LocalizedStringResource = "Choose Delivery"

  @Dependency
  var basket: Basket

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let total = await basket.total
    let pickUp = IntentChoiceOption(title: "Pick Up")
    let door = IntentChoiceOption(title: "To the Door")
    let throwAway = IntentChoiceOption(title: "Throw Away", style: .destructive)
    let choice = try await requestChoice(
      between: [pickUp, door, throwAway, .cancel], dialog: "How do you want it?"
    ) {
      Text("Your basket: \(total.inDollars)")
    }
    return .result(value: choice == pickUp ? "pick up" : choice == door ? "door" : "gone")
  }
}

struct SendGiftCardIntent: AppIntent {
  static var title: LocalizedStringResource = "Send Gift Card"

  @Parameter(
    title: "Amount", currencyCodes: ["USD", "EUR"], requestValueDialog: "How much is it for?")
  var amount: IntentCurrencyAmount

  static var parameterSummary: some ParameterSummary {
    Summary("Send a gift card of \(\.$amount)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount> {
    let isRight = try await $amount.requestConfirmation(
      for: amount, dialog: "Send \(amount.amount.formatted()) \(amount.currencyCode)?")
    if !isRight { throw $amount.needsValueError("How much then?") }
    return .result(value: amount)
  }
}
