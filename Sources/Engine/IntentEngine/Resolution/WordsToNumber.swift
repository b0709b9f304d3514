// Reads words as numbers, as people in a locale write and say them: "1.234,5", "two dozen", "¾".

import Foundation
import FoundationGaps
import PhraseMatching
import SpokenValues

/// A reader of numbers, whose methods return `nil` for words that are none.
///
/// It reads digits as they are written in the locale; numbers in words are `SpokenValues`.
struct WordsToNumber: Sendable {
  /// The locale, for its separators of thousands and decimals.
  var locale = LocalizationEnvironment.locale

  /// Returns the number in words or digits.
  ///
  /// - Complexity: O(*n*) in the length of the text, which callers limit.
  func decimal(_ text: String) -> Decimal? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let digits = digits(words) { return digits }
    // The Korean "네" is a four only before a word for things.
    if AnswerWords.accept.isSaid(by: words) { return nil }
    return spoken(words).flatMap { $0.isPercent ? nil : Decimal(string: "\($0.value)") }
  }

  /// Returns the whole number in words or digits, including ordinals: "the third".
  func integer(_ text: String) -> Int? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let number = Int(words) { return number }
    guard let number = decimal(words) else {
      return SpokenValues.ordinal(of: text, tag: language) ?? counted(words)
    }
    return Int("\(number)")
  }

  /// Returns the number before a word for things, or glued to it: "2人", "두 명".
  private func counted(_ words: String) -> Int? {
    let counters = ConversationWords.rows(for: [language].compactMap(\.self)).flatMap(\.counters)
    return counters.lazy.filter { words.hasSuffix($0) && words != $0 }.compactMap { counter in
      decimal(String(words.dropLast(counter.count))).flatMap { Int("\($0)") }
    }.first
  }

  /// Returns the whole number that words change another one to: "one more", "two less", "double"; `nil` for
  /// other words.
  func integer(_ text: String, changing old: Int) -> Int? {
    let utterance = Normalizer.utterance(text)
    let words = utterance.words
    let rows = ConversationWords.rows(for: ["en", language].compactMap(\.self))
    func ending(_ phrase: String) -> [String]? {
      let phrase = Normalizer.utterance(phrase).words
      return words.ends(with: phrase) ? phrase : nil
    }
    if rows.flatMap(\.twice).contains(where: { ending($0)?.count == words.count }) {
      let (double, overflows) = old.multipliedReportingOverflow(by: 2)
      return overflows ? nil : double
    }
    // "Another", and "another one".
    let furthers = rows.flatMap { row in row.furthers + row.furthers.map { $0 + " one" } }
    if furthers.contains(where: { ending($0)?.count == words.count }) {
      let (next, overflows) = old.addingReportingOverflow(1)
      return overflows ? nil : next
    }
    for (phrases, sign) in [(rows.flatMap(\.more), 1), (rows.flatMap(\.fewer), -1)] {
      for phrase in phrases.compactMap(ending) where phrase.count < words.count {
        guard let number = integer(utterance.text(of: 0..<words.count - phrase.count)),
          case let (new, overflows) = old.addingReportingOverflow(sign * number), !overflows
        else { continue }
        return new
      }
    }
    for phrase in rows.flatMap(\.further).map({ Normalizer.utterance($0).words })
    where phrase.count < words.count && words.starts(with: phrase) {
      guard let number = integer(utterance.text(of: phrase.count..<words.count)),
        case let (new, overflows) = old.addingReportingOverflow(number), !overflows
      else { continue }
      return new
    }
    return nil
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
    spoken(text).flatMap { $0.isPercent ? Decimal(string: "\($0.value)") : nil }
  }

  /// Returns a text with numbers in digits as a computer writes them: "1.234,50 €" is "1234.5 €".
  func plainDigits(_ text: String) -> String {
    text.replacing(/\d[\d.,'’ \u{A0}\u{202F}]*\d/) { match in
      digits(String(match.output)).map { "\($0)" } ?? String(match.output)
    }
  }

  /// The language of the locale.
  var language: String? { locale.language.languageCode?.identifier }

  private func spoken(_ text: String) -> NumberReading? {
    SpokenValues.number(of: plainDigits(text), preferred: language)
  }

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
}
