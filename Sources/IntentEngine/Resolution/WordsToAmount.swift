// Reads words as an amount of money: "$5", "twelve euros", "1.234,50 €", "five dollars and ten cents".

import AppIntents
import Foundation

/// Reads amounts of money as people in a locale write and say them.
struct WordsToAmount: Sendable {
  /// The locale, for its currency and its decimal separator.
  var locale: Locale

  /// The currencies allowed, as ISO 4217 codes; empty for any.
  var codes: [String] = []

  /// The amount that words say, in whatever currency; `nil` when they say none.
  ///
  /// An amount without a currency is one of the locale's, or of the first that is allowed.
  func amount(_ text: String) -> IntentCurrencyAmount? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let both = words.wholeMatch(
      of: /(.+?\p{L}) (?:and )?(\S+) (?:cents?|pence|p)/.ignoresCase()),
      let whole = amount(String(both.1)), let cents = decimal(String(both.2))
    {
      return IntentCurrencyAmount(
        amount: whole.amount + cents / 100, currencyCode: whole.currencyCode)
    }
    if let cents = words.wholeMatch(of: /(.+?) (?:cents?|pence)/.ignoresCase()),
      let number = decimal(String(cents.1))
    {
      return IntentCurrencyAmount(amount: number / 100, currencyCode: usual)
    }
    let (rest, code) = withoutCurrency(words)
    guard let number = decimal(rest) else { return nil }
    return IntentCurrencyAmount(amount: number, currencyCode: code ?? usual)
  }

  /// The currency of an amount that comes without one.
  private var usual: String {
    let own = locale.currency?.identifier ?? "USD"
    return codes.isEmpty || codes.contains(own) ? own : codes[0]
  }

  /// The words without what says the currency, and its code; `nil` when nothing says it.
  private func withoutCurrency(_ words: String) -> (String, code: String?) {
    for (symbol, code) in Self.symbols {
      for isPrefix in [true, false] {
        guard isPrefix ? words.hasPrefix(symbol) : words.hasSuffix(symbol) else { continue }
        let rest = isPrefix ? words.dropFirst(symbol.count) : words.dropLast(symbol.count)
        // Several countries call their money by one sign.
        let own = locale.currency?.identifier
        let isOwn = own.map { Self.sharing[symbol]?.contains($0) == true } ?? false
        return (rest.trimmingCharacters(in: .whitespaces), isOwn ? own : code)
      }
    }
    let parts = words.split(separator: " ")
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return (words, nil)
    }
    if let code = Self.code(String(last)) { return (parts.dropLast().joined(separator: " "), code) }
    if let code = Self.code(String(first)) {
      return (parts.dropFirst().joined(separator: " "), code)
    }
    return (words, nil)
  }

  private static func code(_ word: String) -> String? {
    let folded = AnswerReader.fold(word)
    if let code = names[folded] { return code }
    let upper = folded.uppercased()
    return upper.count == 3 && Locale.commonISOCurrencyCodes.contains(upper) ? upper : nil
  }

  /// A number with separators as the locale, or anybody, writes them; or in words.
  private func decimal(_ text: String) -> Decimal? {
    let words = text.trimmingCharacters(in: .whitespaces)
    guard words.contains(where: \.isNumber), words.wholeMatch(of: /[-+]?[\d.,'\u{A0} ]+/) != nil
    else { return WordsToValue.decimal(words) }
    let compact = words.filter { !" '\u{A0}".contains($0) }
    let separators = compact.indices.filter { compact[$0] == "." || compact[$0] == "," }
    guard let last = separators.last else { return WordsToValue.decimal(compact) }
    let after = compact.distance(from: last, to: compact.endIndex) - 1
    let isRepeated = separators.count { compact[$0] == compact[last] } > 1
    // "1,234" is a thousand and more where thousands are written so.
    let isGrouping =
      isRepeated
      || (separators.count == 1 && after == 3 && String(compact[last]) != locale.decimalSeparator)
    let groups = compact[..<(isGrouping ? compact.endIndex : last)]
      .split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard groups.count == 1 || groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
    let whole = groups.joined()
    let fraction = isGrouping ? "" : "." + compact[compact.index(after: last)...]
    return WordsToValue.decimal(whole + (fraction == "." ? "" : fraction))
  }

  private static let symbols: [(String, String)] = [
    ("US$", "USD"), ("$", "USD"), ("€", "EUR"), ("£", "GBP"), ("¥", "JPY"), ("₹", "INR"),
    ("₩", "KRW"), ("円", "JPY"), ("元", "CNY"), ("원", "KRW"),
  ]

  private static let sharing: [String: Set<String>] = [
    "$": ["USD", "CAD", "AUD", "NZD", "MXN", "SGD", "HKD"], "¥": ["JPY", "CNY"],
  ]

  private static let names: [String: String] = {
    var table: [String: String] = [:]
    for word in ["dollar", "dollars", "bucks", "buck"] { table[word] = "USD" }
    for word in ["euro", "euros"] { table[word] = "EUR" }
    for word in ["pound", "pounds", "quid", "pfund"] { table[word] = "GBP" }
    for word in ["yen"] { table[word] = "JPY" }
    for word in ["franken", "francs", "franc"] { table[word] = "CHF" }
    for word in ["yuan"] { table[word] = "CNY" }
    for word in ["rupee", "rupees"] { table[word] = "INR" }
    for word in ["won"] { table[word] = "KRW" }
    return table
  }()
}
