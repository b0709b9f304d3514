// Reads a number in digits at a word of an utterance.

/// Reads numbers in digits, of any script that has decimal digits.
package enum DigitNumbers {
  /// The number whose first word is at `place`, or in that word `offset` bytes of its folded text on.
  ///
  /// Read are `20`, `20.5`, `20,5`, `1,000`, `1.000.000`, `20½`, `½`, `٢٠٫٥` and each of them after
  /// a sign. A hyphen before the word is a sign unless it stands after a letter or digit. A comma
  /// before exactly three digits parts thousands, one point before three digits does not.
  ///
  /// - Returns: `value`; the number ends before the word `token` when `offset` is zero, else inside
  ///   that word, `offset` bytes of its folded text on: `20c` ends at 2. `nil` when no number
  ///   starts there.
  /// - Complexity: O(*n*) in the length of the word; nothing is allocated when it starts otherwise.
  package static func reading(
    at place: Int, offset: Int = 0, in utterance: Utterance
  ) -> (value: Double, token: Int, offset: Int)? {
    guard place >= 0, place < utterance.tokens.count else { return nil }
    if offset > 0 { return magnitude(at: place, offset: offset, in: utterance) }
    let bytes = utterance.folded
    let token = utterance.tokens[place]
    let first = bytes[Int(token.foldedLower)]
    // A sign is a word of its own when it is a symbol, as `+` and the minus sign are.
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

  /// The value of a sign that is a word: U+2212 or `+`.
  private static func sign(of token: Utterance.Token, in bytes: [UInt8]) -> Double? {
    let word = bytes[Int(token.foldedLower)..<Int(token.foldedUpper)]
    if word.elementsEqual([UInt8(ascii: "+")]) { return 1 }
    return word.elementsEqual([0xE2, 0x88, 0x92]) ? -1 : nil
  }

  /// Where the number begins that a word is, as a UTF-8 offset: at its sign, if a hyphen is one.
  static func start(ofWordAt place: Int, in utterance: Utterance) -> Int {
    let token = utterance.tokens[place]
    return minus(before: token, utterance.text) ?? Int(token.lower)
  }

  private static func isAfterMinus(_ token: Utterance.Token, _ text: String) -> Bool {
    minus(before: token, text) != nil
  }

  /// Where the hyphen is that stands right before a word, when there is nothing before that which it
  /// could be joining, as a UTF-8 offset.
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
      guard before.properties.isWhitespace || before == "(" || before == "=" else { return nil }
    }
    return utf8.distance(from: utf8.startIndex, to: sign)
  }

  private static func magnitude(
    at place: Int, offset: Int = 0, in utterance: Utterance
  ) -> (value: Double, token: Int, offset: Int)? {
    let token = utterance.tokens[place]
    var scanner = DigitScanner(
      word: utterance.folded[Int(token.foldedLower) + offset..<Int(token.foldedUpper)])
    guard var value = scanner.number() else { return nil }
    guard scanner.isAtEnd else { return (value, place, offset + scanner.offset) }
    if let fraction = vulgarFraction(at: place, in: utterance) { return fraction }
    // The Arabic decimal mark separates words, and the digits after it are the next one.
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

  /// The number whose last character is one such as `½`, which stands for the words 1, ⁄ and 2.
  ///
  /// The first of them joins the digits before it: `2½` is 21, ⁄ and 2. The character tells more.
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
      // The digits after the fraction go on in the same word as the letters behind them.
      let last = utterance.tokens[place + 2]
      let length = digit == 0.1 ? 2 : 1
      return last.foldedUpper - last.foldedLower == length
        ? (value + digit, place + 3, 0) : (value + digit, place + 2, length)
    }
    return nil
  }
}
