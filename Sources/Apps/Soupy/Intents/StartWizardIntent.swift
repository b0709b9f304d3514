// Collects the values of an order step by step; another intent places it.

import AppIntents

struct StartWizardIntent: AppIntent {
  static var title: LocalizedStringResource = "Start Soup Wizard"
  static var description = IntentDescription("Leads you to today's soup in two steps.")

  init() {}

  func perform() async throws -> some IntentResult & ProvidesDialog & OpensIntent {
    let soup = SoupEntity(SoupMenu.featured[0])
    try await requestConfirmation(
      actionName: .continue, dialog: "Step 1 of 2: today's soup is \(soup.name).")
    try await requestConfirmation(
      actionName: .continue, dialog: "Step 2 of 2: a small one costs \(soup.price.inDollars).")
    return .result(
      opensIntent: OrderSoupIntent(soup: soup, size: .small), dialog: "Here is your order.")
  }
}
