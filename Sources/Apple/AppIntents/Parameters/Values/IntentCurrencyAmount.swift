// An amount of money.

public import Foundation

/// An amount of money in a currency.
public struct IntentCurrencyAmount: Hashable, Sendable, _IntentValue {
  /// How much.
  public var amount: Decimal

  /// Of what, as an ISO 4217 code.
  public var currencyCode: String

  /// Makes an amount.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}
