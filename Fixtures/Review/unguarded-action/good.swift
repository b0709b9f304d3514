// Actions that ask, need an unlocked device, or let the app ask.

import AppIntents

struct DeleteBedIntent: AppIntent {
  static let title: LocalizedStringResource = "Delete Bed"

  @Parameter(title: "Name")
  var name: String

  static var parameterSummary: some ParameterSummary {
    Summary("Delete \(\.$name)")
  }

  @Dependency
  private var garden: Garden

  func perform() async throws -> some IntentResult {
    try await confirm()
    await garden.removeBed(named: name)
    return .result()
  }

  private func confirm() async throws {
    try await requestConfirmation(actionName: .go, dialog: "Delete \(name)?")
  }
}

struct PayGardenerIntent: AppIntent {
  static let title: LocalizedStringResource = "Pay Gardener"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Dependency
  private var till: Till

  func perform() async throws -> some IntentResult {
    try await till.pay(25)
    return .result()
  }
}

struct SendReportIntent: AppIntent {
  static let title: LocalizedStringResource = "Send Report"
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult {
    .result()
  }
}
