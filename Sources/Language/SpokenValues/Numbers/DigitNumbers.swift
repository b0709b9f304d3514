// Reads a number in digits from an utterance.

/// A reader of numbers in digits, of any script with decimal digits.
package enum DigitNumbers {
  /// Returns the number at a word, or `offset` bytes into the word's folded text.
  ///
  /// The forms are `20`, `20.5`, `20,5`, `1,000`, `1.000.000`, `20½`, `½`, `٢٠٫٥`, and each with a
  /// sign. A hyphen before the word is a sign unless it follows a letter or digit. A comma before
  /// exactly three digits separates thousands, one point before three digits does not.
  ///
  /// - Returns: `value`; the number ends before the word `token` if `offset` is zero, otherwise
  ///   inside that word, `offset` bytes into its folded text: `20c` ends at 2. `nil` if no number
  ///   starts there.
  /// - Complexity: O(*n*) in the length of the word; nothing is allocated for other words.
  package static func reading(
    at place: Int, offset: Int = 0, in utterance: Utterance
  ) -> (value: Double, token: Int, offset: Int)? {
    guard place >= 0, place < utterance.tokens.count else { return nil }
    if offset > 0 { return magnitude(at: place, offset: offset, in: utterance) }
    let bytes = utterance.folded
    let token = utterance.tokens[place]
    let first = bytes[Int(token.foldedLower)]
    // A sign that is a symbol, as `+` and the minus sign are, is a word of its own.
    if first == UInt8(ascii: "+") || first == 0xE2 {
      guard let sign = sign(of: token, in: bytes), place + 1 < utterance.tokens.count,
        utterance.tokens[place + 1].lower == token.upper,
        let reading = magnitude(at: place + 1, in: utterance)
      else { return nil }
      return (sign * reading.value, reading.token, reading.offset)
    }
    guard first &- 48 < 10 || first >= 0x80, let reading = magnitude(at: place, in: utterance)
    else { return nil }
    return (
      isAfterMinus(token, utterance.text) ? -reading.value : reading.value, reading.token,
      reading.offset
    )
  }

  /// Returns the value of a sign that is a word: U+2212 or `+`.
  private static func sign(of token: Utterance.Token, in bytes: [UInt8]) -> Double? {
    let word = bytes[Int(token.foldedLower)..<Int(token.foldedUpper)]
    if word.elementsEqual([UInt8(ascii: "+")]) { return 1 }
    return word.elementsEqual([0xE2, 0x88, 0x92]) ? -1 : nil
  }

  /// Returns the start of a number with its hyphen, if that is a sign, as a UTF-8 offset.
  package static func start(ofWordAt place: Int, in utterance: Utterance) -> Int {
    let token = utterance.tokens[place]
    return minus(before: token, utterance.text) ?? Int(token.lower)
  }

  /// Whether a hyphen before a word is a sign.
  static func isAfterMinus(_ token: Utterance.Token, _ text: String) -> Bool {
    minus(before: token, text) != nil
  }

  /// Returns the offset of a hyphen before a word, unless it joins the word to other text.
  private static func minus(before token: Utterance.Token, _ text: String) -> Int? {
    let utf8 = text.utf8
    guard token.lower > 0 else { return nil }
    let start = utf8.index(utf8.startIndex, offsetBy: Int(token.lower))
    let sign = text.unicodeScalars.index(before: start)
    guard ["-", "\u{2010}", "\u{FE63}", "\u{FF0D}"].contains(text.unicodeScalars[sign]) else {
      return nil
    }
    if sign > text.startIndex {
      let before = text.unicodeScalars[text.unicodeScalars.index(before: sign)]
      guard
        before.properties.isWhitespace || before == "(" || before == "="
          || before.properties.generalCategory == .currencySymbol
      else { return nil }
    }
    return utf8.distance(from: utf8.startIndex, to: sign)
  }

  /// Whether an apostrophe in a word separates other digits than thousands: 5'10 are feet and inches.
  private static func isDivided(_ token: Utterance.Token, _ text: String) -> Bool {
    guard token.upper - token.lower > token.foldedUpper - token.foldedLower else { return false }
    let parts = text.slice(Int(token.lower)..<Int(token.upper)).split { "'’".contains($0) }
    return parts.count > 1 && !parts.dropFirst().allSatisfy { $0.prefix { $0.isNumber }.count == 3 }
  }

  private static func magnitude(
    at place: Int, offset: Int = 0, in utterance: Utterance
  ) -> (value: Double, token: Int, offset: Int)? {
    let token = utterance.tokens[place]
    guard !isDivided(token, utterance.text), !utterance.hasColonBetweenDigits(before: place),
      !utterance.hasColonBetweenDigits(before: place + 1)
    else { return nil }
    var scanner = DigitScanner(
      word: utterance.folded[Int(token.foldedLower) + offset..<Int(token.foldedUpper)])
    guard var value = scanner.number() else { return nil }
    guard scanner.isAtEnd else { return (value, place, offset + scanner.offset) }
    if let fraction = vulgarFraction(at: place, in: utterance) { return fraction }
    // The Arabic decimal mark separates words, so the digits after it are the next word.
    if place + 1 < utterance.tokens.count {
      let next = utterance.tokens[place + 1]
      if next.lower - token.upper == 2,
        utterance.text.slice(Int(token.upper)..<Int(next.lower)) == "\u{66B}"
      {
        var rest = DigitScanner(
          word: utterance.folded[Int(next.foldedLower)..<Int(next.foldedUpper)])
        if let decimals = rest.digits() {
          value = (value * decimals.scale + decimals.value) / decimals.scale
          return rest.isAtEnd ? (value, place + 2, 0) : (value, place + 1, rest.offset)
        }
      }
    }
    return (value, place + 1, 0)
  }

  /// Returns a number that ends with a character such as `½`, which folds to the words 1, ⁄ and 2.
  ///
  /// The first of them joins the digits before it: `2½` folds to 21, ⁄ and 2, which is ambiguous
  /// without the character.
  private static func vulgarFraction(
    at place: Int, in utterance: Utterance
  ) -> (value: Double, token: Int, offset: Int)? {
    let token = utterance.tokens[place]
    guard place + 2 < utterance.tokens.count, !utterance.tokens[place + 1].startsWord,
      utterance.tokens[place + 1].lower == token.upper,
      utterance.folded[Int(utterance.tokens[place + 1].foldedLower)] == 0xE2
    else { return nil }
    var value = 0.0
    for scalar in utterance.text.slice(Int(token.lower)..<Int(token.upper)).unicodeScalars {
      guard let digit = scalar.properties.numericValue else { return nil }
      if digit.rounded() == digit {
        value = value * 10 + digit
        continue
      }
      // The last digit of the fraction and the letters after it are one word.
      let last = utterance.tokens[place + 2]
      let length = digit == 0.1 ? 2 : 1
      return last.foldedUpper - last.foldedLower == length
        ? (value + digit, place + 3, 0) : (value + digit, place + 2, length)
    }
    return nil
  }
}
