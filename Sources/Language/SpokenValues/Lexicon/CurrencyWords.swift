// The symbols and codes of currencies, in every language.

import Foundation

/// The symbols and codes of currencies; their names are in the files of the languages.
enum CurrencyWords {
  /// Passes every name of a currency in a language, the symbols and the codes to a function.
  static func add(_ language: LanguageRules, _ add: (TypedWord, String) -> Void) {
    for (code, texts) in language.currencies { texts.forEach { add(.currency(code), $0) } }
    language.cents.forEach { add(.cents, $0) }
    for (code, symbols) in symbols { symbols.forEach { add(.currency(code), $0) } }
    for code in Locale.commonISOCurrencyCodes where !words.contains(code) {
      add(.currency(code), code)
    }
  }

  /// Symbols by the code they stand for, or by themselves where that depends on the region.
  private static let symbols: [(String, [String])] = [
    ("$", ["$"]), ("¥", ["¥"]), ("USD", ["US$"]), ("EUR", ["€"]), ("GBP", ["£"]), ("INR", ["₹"]),
    ("KRW", ["₩"]),
  ]

  /// Codes that are rather words in a sentence.
  private static let words: Set<String> = [
    "ALL", "ANG", "BAM", "BOB", "COP", "CUP", "GEL", "LAK", "MAD", "MOP", "PEN", "SOS", "TOP",
    "TRY",
  ]
}
