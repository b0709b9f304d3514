// Reads amounts of money: "$5", "twelve euros", "five fifty", "one dollar and ten cents".

extension PhraseReader {
  /// Reads amounts of money, also those without a currency, which are in the usual one.
  mutating func money(at start: Int) -> [Found<SpokenValue>] {
    var found: [Found<SpokenValue>] = []
    for (sign, index) in signs(at: start) {
      func add(_ value: Double, _ currency: String?, _ end: Int) {
        found.append((.amount(sign * value, currency: currency), end))
      }
      // "A $5", and not "a dollar five".
      let start = ends(of: .one, at: index).first { $0 < pieces.all.count && isSign($0) } ?? index
      for (word, end) in words(at: start) {
        guard case .currency(let code) = word else { continue }
        // -$5 and $-5
        for (sign, end) in signs(at: end) {
          for (value, end) in numbers(at: end) { add(sign * value, code, end) }
        }
      }
      let plain = amounts(at: index)
      for (value, end) in plain + plain.flatMap({ paired($0) }) {
        add(value, nil, end)
        for end in ends(of: .cents, at: end) { add(value / 100, nil, end) }
        for start in optional([.of], at: end) {
          for (word, end) in words(at: start) {
            guard case .currency(let code) = word else { continue }
            add(value, code, end)
            // "A $65" is no dollar and 65 cents.
            guard pieces.all[start - 1].isNumber || !isSign(start) else { continue }
            for (cents, end) in cents(at: end) { add(value + cents / 100, code, end) }
          }
        }
      }
    }
    return found
  }

  /// Whether a piece is a currency's sign.
  private func isSign(_ index: Int) -> Bool {
    String(decoding: pieces.bytes(index), as: UTF8.self).first?.isCurrencySymbol ?? false
  }

  /// Reads the hundredths in words behind a whole number in words: the `fifty` of `five fifty`.
  private mutating func paired(_ whole: Found<Double>) -> [Found<Double>] {
    guard whole.value == whole.value.rounded(), !pieces.all[whole.end - 1].isNumber,
      whole.end < pieces.all.count, !pieces.all[whole.end].isNumber
    else { return [] }
    return wholeNumbers(at: whole.end, below: 100).filter { $0.value > 9 }
      .map { (whole.value + Double($0.value) / 100, $0.end) }
  }

  /// Reads the hundredths behind a currency: `fifty`, `and ten cents`.
  private mutating func cents(at index: Int) -> [Found<Double>] {
    var found: [Found<Double>] = []
    for start in optional([.and], at: index) {
      for (value, end) in wholeNumbers(at: start, below: 100) {
        if start == index { found.append((Double(value), end)) }
        found += ends(of: .cents, at: end).map { (Double(value), $0) }
      }
    }
    return found
  }
}
