// Actions that cannot be taken back, done as soon as they are said.

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
    await garden.removeBed(named: name)
    return .result()
  }
}

struct PayGardenerIntent: AppIntent {
  static let title: LocalizedStringResource = "Pay Gardener"
  static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

  @Dependency
  private var till: Till

  func perform() async throws -> some IntentResult {
    try await till.pay(25)
    return .result()
  }
}
