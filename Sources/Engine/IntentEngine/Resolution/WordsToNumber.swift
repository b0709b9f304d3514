// Reads words as numbers, as people in a locale write and say them: "1.234,5", "two dozen", "¾".

import Foundation
import FoundationGaps
import PhraseMatching
import SpokenValues

/// A reader of numbers, whose methods return `nil` for words that are none.
///
/// It reads every language that has rules; in English also numbers above a thousand, fractions and
/// dozens. Adjacent words form a number only where people say it so: "twenty five" is one, "five
/// fifty" is not.
struct WordsToNumber: Sendable {
  /// The locale, for its separators of thousands and decimals.
  var locale = LocalizationEnvironment.locale

  /// Whether words of languages besides the locale's and English are read; loading them takes time.
  var hearsOthers = true

  /// Returns the number in words or digits.
  ///
  /// - Complexity: O(*n*) in the length of the text, which callers limit.
  func decimal(_ text: String) -> Decimal? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return digits(words) ?? fraction(words) ?? EnglishNumber.value(of: words) ?? spelled(words)
  }

  /// Returns the whole number in words or digits, including ordinals: "the third".
  func integer(_ text: String) -> Int? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let number = Int(words) { return number }
    guard let number = decimal(words) else { return ordinal(words) }
    return Int("\(number)")
  }

  /// Returns the ordinal number in words, in the language of the locale or in English.
  func ordinal(_ text: String) -> Int? {
    TypedWords.ordinal(of: text, tag: locale.language.languageCode?.identifier)
  }

  /// Returns the number in words or digits, at the precision of a `Double`.
  func number(_ text: String) -> Double? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if words.wholeMatch(of: /[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?/) != nil, !isGrouped(words),
      let number = Double(words)
    {
      return number.isFinite ? number : nil
    }
    return decimal(words).flatMap { Double("\($0)") }
  }

  /// Returns the number before a sign or word for percent; `nil` when there is no percentage.
  func percent(_ text: String) -> Decimal? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let lower = words.lowercased()
    guard let mark = Self.percent.first(where: lower.hasSuffix) else { return nil }
    return decimal(String(words.dropLast(mark.count)))
  }

  private static let percent = [
    "%", "percent", "per cent", "prozent", "pour cent", "por ciento", "per cento", "procent",
    "por cento", "パーセント", "퍼센트", "％",
  ]

  // MARK: Digits

  /// Returns the number in digits of any script, with separators of the locale or of others.
  ///
  /// Of several separators the last one is the decimal separator. A single separator before three
  /// digits separates thousands if it does so in the locale, else decimals.
  private func digits(_ text: String) -> Decimal? {
    var words = Substring(text)
    let isNegative = words.first.map { "-−–".contains($0) } ?? false
    if isNegative || words.first == "+" { words = words.dropFirst() }
    guard let first = words.first, first.isWholeNumber || first == "." || first == "," else {
      return nil
    }
    var exponent = ""
    if let mark = words.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      exponent = "e" + words[words.index(after: mark)...]
      guard exponent.wholeMatch(of: /e[-+]?\d{1,3}/) != nil else { return nil }
      words = words[..<mark]
    }
    guard let plain = withoutGroups(words) else { return nil }
    let posix = Locale(identifier: "en_US_POSIX")
    guard let value = Decimal(string: plain + exponent, locale: posix), value.isFinite else {
      return nil
    }
    return isNegative ? -value : value
  }

  /// Returns the digits of a number with at most one decimal point, grouping separators removed.
  private func withoutGroups(_ text: Substring) -> String? {
    var marks: [Character] = []
    var groups = [""]
    for character in text {
      if let digit = character.wholeNumberValue, (0...9).contains(digit),
        character.isNumber
      {
        groups[groups.count - 1] += String(digit)
      } else if ".,_'’ \u{A0}\u{202F}\u{2009}٫٬".contains(character) {
        marks.append(character)
        groups.append("")
      } else {
        return nil
      }
    }
    guard let last = marks.last else { return groups[0] }
    let isDecimal: Bool
    if !".,٫".contains(last) || marks.count(where: { $0 == last }) > 1 {
      isDecimal = false
    } else if marks.count > 1 || groups[1].count != 3 || groups[0].isEmpty || groups[0] == "0" {
      isDecimal = true
    } else {
      isDecimal = String(last) != locale.groupingSeparator
    }
    let whole = isDecimal ? Array(groups.dropLast()) : groups
    guard Set(isDecimal ? marks.dropLast() : marks[...]).count <= 1,
      whole.count == 1 || (1...3).contains(whole[0].count),
      whole.dropFirst().allSatisfy({ $0.count == 3 })
    else { return nil }
    let decimals = isDecimal ? groups[groups.count - 1] : ""
    let text = whole.joined()
    guard !text.isEmpty || !decimals.isEmpty else { return nil }
    return (text.isEmpty ? "0" : text) + (decimals.isEmpty ? "" : "." + decimals)
  }

  /// Returns whether the point is a grouping separator of the locale: "1.234" in German.
  private func isGrouped(_ words: String) -> Bool {
    locale.groupingSeparator == "." && words.wholeMatch(of: /[-+]?[1-9]\d{0,2}\.\d{3}/) != nil
  }

  // MARK: Fractions and words

  /// Returns the value of a fraction in digits: "½", "1½", "3/4" and "1 1/2".
  private func fraction(_ text: String) -> Decimal? {
    if let last = text.last, let part = Self.fractions[last] {
      let whole = text.dropLast().trimmingCharacters(in: .whitespaces)
      guard !whole.isEmpty else { return part }
      return Int(whole).map { $0 < 0 ? Decimal($0) - part : Decimal($0) + part }
    }
    guard let match = text.wholeMatch(of: /(?:(\d{1,6}) )?(\d{1,2})\/(\d{1,2})/),
      let upper = Int(match.2), let lower = Int(match.3), upper < lower
    else { return nil }
    return Decimal(match.1.flatMap { Int($0) } ?? 0) + Decimal(upper) / Decimal(lower)
  }

  private static let fractions: [Character: Decimal] = [
    "½": Decimal(1) / 2, "⅓": Decimal(1) / 3, "⅔": Decimal(2) / 3, "¼": Decimal(1) / 4,
    "¾": Decimal(3) / 4, "⅛": Decimal(1) / 8, "⅜": Decimal(3) / 8, "⅝": Decimal(5) / 8,
    "⅞": Decimal(7) / 8,
  ]

  /// Returns a number in the words of any language that is read.
  private func spelled(_ words: String) -> Decimal? {
    guard words.contains(where: \.isLetter), !words.contains(where: { $0.isASCII && $0.isNumber })
    else { return nil }
    let tag = hearsOthers ? nil : locale.language.languageCode?.identifier ?? "en"
    return TypedWords.number(of: words, only: tag).flatMap { Decimal(string: "\($0)") }
  }
}

/// A reader of numbers in English words: up to the billions, with fractions, dozens and couples.
private enum EnglishNumber {
  static func value(of text: String) -> Decimal? {
    var words = text.lowercased().split { $0 == " " || $0 == "-" }.map(String.init)
    guard !words.isEmpty, words.count <= 16 else { return nil }
    let isNegative = words.first == "minus" || words.first == "negative"
    if isNegative { words.removeFirst() }
    return value(of: words[...]).map { isNegative ? -$0 : $0 }
  }

  private static func value(of given: ArraySlice<String>) -> Decimal? {
    var words = given
    if words.count > 1, words.last == "of" { words.removeLast() }
    guard let last = words.last else { return nil }
    if words.count > 1, let magnitude = magnitudes[last] {
      // two and a half million, half a dozen
      var rest = words.dropLast()
      if let part = fraction(rest) { return part * Decimal(magnitude) }
      if rest.last == "of" { rest = rest.dropLast() }
      if let mixed = mixed(rest) { return mixed * Decimal(magnitude) }
    }
    if let part = fraction(words) ?? mixed(words) ?? pointed(words) { return part }
    return cardinal(words).map { Decimal($0) }
  }

  /// Returns the value of a fraction: "a half", "three quarters of a".
  private static func fraction(_ given: ArraySlice<String>) -> Decimal? {
    var words = given
    if words.count > 1, let last = words.last, last == "a" || last == "an" { words.removeLast() }
    if words.count > 1, words.last == "of" { words.removeLast() }
    guard let name = words.last, let part = parts[name] else { return nil }
    let count = words.dropLast()
    if count.isEmpty { return name == "half" || name == "quarter" ? part : nil }
    return cardinal(count).flatMap { (1...9).contains($0) ? Decimal($0) * part : nil }
  }

  /// Returns the value of a mixed number: "two and three quarters".
  private static func mixed(_ words: ArraySlice<String>) -> Decimal? {
    guard let and = words.lastIndex(of: "and"),
      let part = fraction(words[words.index(after: and)...]),
      let whole = cardinal(words[..<and])
    else { return nil }
    return Decimal(whole) + part
  }

  /// Returns the value of a decimal number: "zero point two five".
  private static func pointed(_ words: ArraySlice<String>) -> Decimal? {
    guard let point = words.firstIndex(of: "point"),
      let whole = point == words.startIndex ? 0 : cardinal(words[..<point])
    else { return nil }
    let digits = words[words.index(after: point)...].map { word in
      word == "oh" ? 0 : units[word] ?? Int(word)
    }
    guard !digits.isEmpty, digits.allSatisfy({ $0.map { (0...9).contains($0) } ?? false }) else {
      return nil
    }
    let decimals = digits.compactMap { $0.map(String.init) }.joined()
    return Decimal(string: "\(whole).\(decimals)", locale: Locale(identifier: "en_US_POSIX"))
  }

  /// Returns a whole number whose words are in the order in which people say them.
  private static func cardinal(_ given: ArraySlice<String>) -> Int? {
    var words = given
    if words.count == 2, let first = words.first, first == "a" || first == "one",
      words.last == "couple" || words.last == "pair"
    {
      return 2
    }
    if words.count == 1, let first = words.first, first == "couple" || first == "pair" { return 2 }
    var total = 0
    var smallest = Int.max
    while !words.isEmpty {
      guard let (group, rest) = belowThousand(words) else { return nil }
      words = rest
      var scale = 1
      if let name = words.first, let power = magnitudes[name], power >= 1_000 {
        scale = power
        words.removeFirst()
      }
      let (product, isOver) = group.multipliedReportingOverflow(by: scale)
      guard scale < smallest, !isOver, product <= 1_000_000_000_000 else { return nil }
      smallest = scale
      total += product
      if scale > 1, words.first == "and", words.count > 1 { words.removeFirst() }
    }
    return total
  }

  /// Returns the number below a thousand at the beginning of words, and the words after it.
  private static func belowThousand(
    _ given: ArraySlice<String>
  ) -> (value: Int, rest: ArraySlice<String>)? {
    // "hundred" without a number before it means one hundred.
    let isBare = given.first.map { magnitudes[$0] != nil } ?? false
    guard var (value, words) = isBare ? (1, given) : belowHundred(given) else { return nil }
    switch words.first {
    case "dozen":
      return (value * 12, words.dropFirst())
    case "hundred":
      value *= 100
      words.removeFirst()
      let rest = words.first == "and" ? words.dropFirst() : words
      guard let (small, end) = belowHundred(rest) else { return (value, words) }
      return (value + small, end)
    default:
      return (value, words)
    }
  }

  /// Returns the number below a hundred at the beginning of words, and the words after it.
  private static func belowHundred(
    _ given: ArraySlice<String>
  ) -> (value: Int, rest: ArraySlice<String>)? {
    var words = given
    guard let first = words.popFirst() else { return nil }
    if let number = Int(first), (0...1_000_000).contains(number) { return (number, words) }
    guard let value = units[first] else { return nil }
    guard value >= 20, let name = words.first, name != "a", name != "an",
      let next = units[name], (1...9).contains(next)
    else { return (value, words) }
    return (value + next, words.dropFirst())
  }

  private static let magnitudes = [
    "dozen": 12, "hundred": 100, "thousand": 1_000, "million": 1_000_000,
    "billion": 1_000_000_000,
  ]

  private static let parts: [String: Decimal] = [
    "half": Decimal(1) / 2, "halves": Decimal(1) / 2, "quarter": Decimal(1) / 4,
    "quarters": Decimal(1) / 4, "third": Decimal(1) / 3, "thirds": Decimal(1) / 3,
  ]

  private static let units: [String: Int] = [
    "zero": 0, "one": 1, "a": 1, "an": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
    "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13,
    "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18,
    "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
    "seventy": 70, "eighty": 80, "ninety": 90,
  ]
}
