// An amount of money.

public import Foundation

/// An amount of money in a currency.
public struct IntentCurrencyAmount: Hashable, Sendable, _IntentValue {
  /// The amount.
  public var amount: Decimal

  /// The currency, as an ISO 4217 code.
  public var currencyCode: String

  /// Creates an amount from a number and a currency.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}
