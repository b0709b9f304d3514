// Requires a service that this edition of the app does not register.

import AppIntents

/// The service for gift cards.
///
/// This edition registers none: an intent without its dependency must throw an error that
/// names it, and this one demonstrates that.
protocol GiftCardService: Sendable {
  func redeem(_ code: String) async throws -> Int
}

struct RedeemGiftCardIntent: AppIntent {
  static var title: LocalizedStringResource = "Redeem Gift Card"
  static var isDiscoverable = false

  @Parameter(title: "Code", default: "SOUP")
  var code: String

  @Dependency
  private var giftCards: any GiftCardService

  init() {}

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: try await giftCards.redeem(code))
  }
}
