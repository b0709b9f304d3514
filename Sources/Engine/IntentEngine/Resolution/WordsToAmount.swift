// Reads words as an amount of money: "$5", "twelve euros", "1.234,50 €", "five fifty".

import Foundation

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
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let both = words.wholeMatch(of: Self.wholeAndCents), let whole = amount(String(both.1)),
      let cents = numbers.decimal(String(both.2))
    {
      return Value.Amount(
        amount: whole.amount + cents / 100, currencyCode: whole.currencyCode)
    }
    if let cents = words.wholeMatch(of: Self.cents), let number = numbers.decimal(String(cents.1)) {
      return Value.Amount(amount: number / 100, currencyCode: usual)
    }
    let (rest, code) = withoutCurrency(words)
    if let number = numbers.decimal(rest) ?? paired(rest) {
      return Value.Amount(amount: number, currencyCode: code ?? usual)
    }
    return code == nil ? parted(words) : nil
  }

  private static var wholeAndCents: Regex<(Substring, Substring, Substring)> {
    /(.+?\p{L}) (?:(?:and|und|et|y|e|en) )?(\S+) (?:cents?|pence|p|rappen|centimes?|c[eé]ntimos?|centavos?)/
      .ignoresCase()
  }

  private static var cents: Regex<(Substring, Substring)> {
    /(.+?) (?:cents?|pence|rappen|centimes?|c[eé]ntimos?|centavos?)/.ignoresCase()
  }

  private var numbers: WordsToNumber { WordsToNumber(locale: locale) }

  /// Returns the amount of a whole number followed by hundredths: "five fifty".
  private func paired(_ words: String) -> Decimal? {
    let parts = words.split(separator: " ")
    for place in parts.indices.dropFirst() {
      guard let whole = numbers.integer(parts[..<place].joined(separator: " ")), whole >= 0,
        let cents = numbers.integer(parts[place...].joined(separator: " ")),
        (10...99).contains(cents), parts.allSatisfy({ $0.allSatisfy(\.isLetter) })
      else { continue }
      return Decimal(whole) + Decimal(cents) / 100
    }
    return nil
  }

  /// Returns an amount with the currency between whole and hundredths: "one dollar fifty", "12 Euro
  /// 50".
  private func parted(_ words: String) -> Value.Amount? {
    let parts = words.split(separator: " ")
    guard
      let place = parts.dropFirst().dropLast().firstIndex(where: { Self.code(String($0)) != nil }),
      let code = Self.code(String(parts[place])),
      let whole = numbers.integer(parts[..<place].joined(separator: " ")), whole >= 0,
      let cents = numbers.integer(parts[(place + 1)...].joined(separator: " ")),
      (0...99).contains(cents)
    else { return nil }
    return Value.Amount(
      amount: Decimal(whole) + Decimal(cents) / 100, currencyCode: code)
  }

  /// The currency of an amount that is given without one.
  private var usual: String {
    let own = locale.currency?.identifier ?? "USD"
    return codes.isEmpty || codes.contains(own) ? own : codes[0]
  }

  /// Returns the words without the currency, and its code; `nil` when there is none.
  private func withoutCurrency(_ words: String) -> (String, code: String?) {
    for (symbol, code) in Self.symbols {
      for isPrefix in [true, false] {
        guard isPrefix ? words.hasPrefix(symbol) : words.hasSuffix(symbol) else { continue }
        let rest = isPrefix ? words.dropFirst(symbol.count) : words.dropLast(symbol.count)
        // Several currencies share a symbol; the locale's own one wins.
        let own = locale.currency?.identifier
        let isOwn = own.map { Self.sharing[symbol]?.contains($0) == true } ?? false
        return (rest.trimmingCharacters(in: .whitespaces), isOwn ? own : code)
      }
    }
    if let glued = words.wholeMatch(of: /([A-Za-z]{3})(\d[\d.,]*)|(\d[\d.,]*)([A-Za-z]{3})/),
      let code = (glued.1 ?? glued.4).flatMap({ Self.code(String($0)) })
    {
      return ((glued.2 ?? glued.3).map(String.init) ?? "", code)
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
    let folded = word.comparable
    if let code = names[folded] { return code }
    let upper = folded.uppercased()
    return upper.count == 3 && Locale.commonISOCurrencyCodes.contains(upper) ? upper : nil
  }

  private static let symbols: [(String, String)] = [
    ("US$", "USD"), ("美元", "USD"), ("ドル", "USD"), ("달러", "USD"), ("ユーロ", "EUR"), ("欧元", "EUR"),
    ("歐元", "EUR"), ("유로", "EUR"), ("ポンド", "GBP"), ("人民币", "CNY"), ("日元", "JPY"), ("엔", "JPY"),
    ("$", "USD"), ("€", "EUR"), ("£", "GBP"), ("¥", "JPY"), ("₹", "INR"),
    ("₩", "KRW"), ("円", "JPY"), ("元", "CNY"), ("원", "KRW"),
  ]

  private static let sharing: [String: Set<String>] = [
    "$": ["USD", "CAD", "AUD", "NZD", "MXN", "SGD", "HKD"], "¥": ["JPY", "CNY"],
  ]

  private static let names: [String: String] = {
    var table: [String: String] = [:]
    // Keys have no accents and no capitals, as words are folded before the lookup.
    for word in ["dollar", "dollars", "bucks", "buck", "dolar", "dolares", "dollari", "dollaro"] {
      table[word] = "USD"
    }
    for word in ["euro", "euros"] { table[word] = "EUR" }
    for word in ["pound", "pounds", "quid", "pfund"] { table[word] = "GBP" }
    for word in ["yen"] { table[word] = "JPY" }
    for word in ["franken", "francs", "franc"] { table[word] = "CHF" }
    for word in ["yuan"] { table[word] = "CNY" }
    for word in ["rupee", "rupees", "rupien"] { table[word] = "INR" }
    for word in ["won"] { table[word] = "KRW" }
    return table
  }()
}
