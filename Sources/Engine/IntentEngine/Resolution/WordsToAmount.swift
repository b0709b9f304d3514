// Reads words as an amount of money: "$5", "twelve euros", "1.234,50 €", "five fifty".

import Foundation
import SpokenValues

/// A reader of amounts of money as people in a locale write and say them.
struct WordsToAmount: Sendable {
  /// The locale, for its currency and its decimal separator.
  var locale: Locale

  /// The currencies allowed, as ISO 4217 codes; empty for any.
  var codes: [String] = []

  /// Returns the amount in words, in any currency; `nil` when they contain none.
  ///
  /// An amount without a currency is in the locale's, or in the first one allowed.
  func amount(_ text: String) -> Value.Amount? {
    let numbers = WordsToNumber(locale: locale)
    guard
      case .amount(let number, let currency)? = SpokenValues.value(
        of: numbers.plainDigits(text), as: .amount, preferred: numbers.language),
      let amount = Decimal(string: "\(number)")
    else { return nil }
    return Value.Amount(amount: amount, currencyCode: currency.map(code) ?? usual)
  }

  /// The currency of an amount that is given without one.
  private var usual: String {
    let own = locale.currency?.identifier ?? "USD"
    return codes.isEmpty || codes.contains(own) ? own : codes[0]
  }

  /// Returns the code of a currency by its symbol; of several, the locale's own.
  private func code(_ symbol: String) -> String {
    guard let sharing = Self.sharing[symbol] else { return symbol }
    return locale.currency.map(\.identifier).flatMap { sharing.contains($0) ? $0 : nil }
      ?? sharing[0]
  }

  private static let sharing = [
    "$": ["USD", "CAD", "AUD", "NZD", "MXN", "SGD", "HKD"], "¥": ["JPY", "CNY"],
  ]
}
