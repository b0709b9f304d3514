// Asks for the confirmation of a value before it is used.

import AppIntents

struct TipIntent: AppIntent {
  static var title: LocalizedStringResource = "Tip the Kitchen"
  static var description = IntentDescription("Adds a tip, in dollars.")

  @Parameter(title: "Amount", default: 5, inclusiveRange: (1, 100))
  var amount: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Tip \(\.$amount) dollars")
  }

  init() {}

  init(amount: Int) {
    self.amount = amount
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    var charged = amount
    if try await !$amount.requestConfirmation(for: charged, dialog: "Charge $\(charged)?") {
      charged = try await $amount.requestValue("How much would you like to give?")
    }
    return .result(value: charged, dialog: "Thank you! The kitchen got $\(charged).")
  }
}
