// Reads words as numbers, truth values, dates, durations and addresses.

import Foundation
import PhraseMatching

/// Readers of plain values; each gives `nil` for words that are no such value.
///
/// The patterns they use are only fast on short texts: callers read none above `longest`.
enum WordsToValue {
  /// The most bytes of a text that can be a number, a date, a duration or an address.
  static let longest = 2048

  /// The most bytes of a text that can be a number, a date or a duration.
  static let longestNumber = 100

  /// A whole number in digits, with separators of thousands, or in words up to the millions.
  static func integer(_ text: String) -> Int? {
    let words = text.trimmingCharacters(in: .whitespaces)
    if let number = Int(words) { return number }
    if words.wholeMatch(of: /[-+]?\d+\.0+/) != nil {
      return words.split(separator: ".").first.flatMap { Int($0) }
    }
    if words.wholeMatch(of: /[-+]?\d{1,3}(?:[,_ ]\d{3})+/) != nil {
      return Int(words.filter { $0.isNumber || $0 == "-" })
    }
    if let number = numberInWords(words) { return number }
    return TypedWords.number(of: words).flatMap(Int.init(exactly:))
  }

  /// A number in digits, with a point or one decimal comma, or in words.
  static func number(_ text: String) -> Double? {
    let words = text.trimmingCharacters(in: .whitespaces)
    if words.wholeMatch(of: /[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?/) != nil {
      return Double(words).flatMap { $0.isFinite ? $0 : nil }
    }
    if words.wholeMatch(of: /[-+]?\d+,\d{1,2}/) != nil {
      return Double(words.replacingOccurrences(of: ",", with: "."))
    }
    return integer(words).map(Double.init)
  }

  /// A decimal in digits.
  static func decimal(_ text: String) -> Decimal? {
    let words = text.trimmingCharacters(in: .whitespaces)
    guard words.wholeMatch(of: /[-+]?(\d+\.?\d*|\.\d+)/) != nil else {
      return integer(words).map { Decimal($0) }
    }
    return Decimal(string: words, locale: Locale(identifier: "en_US_POSIX"))
  }

  /// Yes or no, in the words of every language there are rules for.
  static func boolean(_ text: String) -> Bool? {
    let folded = AnswerReader.fold(text)
    if AnswerWords.isTrue.contains(where: { AnswerReader.fold($0) == folded }) { return true }
    return AnswerWords.isFalse.contains { AnswerReader.fold($0) == folded } ? false : nil
  }

  /// An address with a scheme, or a bare domain, which becomes https.
  static func url(_ text: String) -> URL? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty, !words.contains(where: \.isWhitespace) else { return nil }
    if let url = URL(string: words), url.scheme != nil { return url }
    guard words.contains("."), !words.hasPrefix("."), !words.hasSuffix(".") else { return nil }
    return URL(string: "https://\(words)")
  }

  /// A duration: "90 min", "1 h 30 m", "1:30" (hours and minutes), "two hours", "anderthalb Stunden".
  static func duration(_ text: String) -> Duration? {
    if case .duration(let seconds)? = TypedWords.value(of: text, as: .duration), seconds < 1e12 {
      return .milliseconds(Int64(seconds * 1000))
    }
    let words = AnswerReader.fold(text)
    var seconds = 0.0
    var number: String?
    var isRead = false
    let spaced = words.replacing(/(\d)([a-z])/) { "\($0.1) \($0.2)" }
      .replacing(/([a-z])(\d)/) { "\($0.1) \($0.2)" }
    for word in spaced.split(whereSeparator: { $0 == " " || $0 == "," }) where word != "and" {
      if let unit = secondsPerUnit[String(word)] {
        guard let amount = Self.number(number ?? "1") else { return nil }
        seconds += amount * unit
        number = nil
        isRead = true
      } else {
        number = number.map { "\($0) \(word)" } ?? String(word)
      }
    }
    guard isRead, number == nil, seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    return .milliseconds(Int64(seconds * 1000))
  }

  private static let secondsPerUnit: [String: Double] = {
    var table: [String: Double] = [:]
    for word in ["s", "sec", "secs", "second", "seconds"] { table[word] = 1 }
    for word in ["m", "min", "mins", "minute", "minutes"] { table[word] = 60 }
    for word in ["h", "hr", "hrs", "hour", "hours"] { table[word] = 3600 }
    for word in ["d", "day", "days"] { table[word] = 86_400 }
    for word in ["w", "week", "weeks"] { table[word] = 604_800 }
    return table
  }()

  // MARK: Numbers in words

  private static let units: [String: Int] = [
    "zero": 0, "one": 1, "a": 1, "an": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
    "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13,
    "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18,
    "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
    "seventy": 70, "eighty": 80, "ninety": 90, "couple": 2,
  ]

  private static func numberInWords(_ text: String) -> Int? {
    let words = text.lowercased().split { $0 == " " || $0 == "-" }
      .filter { $0 != "and" && $0 != "of" }
    guard !words.isEmpty, words.count <= 16 else { return nil }
    // No number in words comes near the limits of Int; what does is a slip or a trick.
    let limit = 1_000_000_000_000
    var total = 0
    var group = 0
    var isEmpty = true
    for word in words {
      switch word {
      case "dozen": group = max(group, 1) * 12
      case "hundred": group = max(group, 1) * 100
      case "thousand":
        total += max(group, 1) * 1000
        group = 0
      case "million":
        total += max(group, 1) * 1_000_000
        group = 0
      default:
        if let unit = units[String(word)] {
          // "one couple" is two, not three.
          group = word == "couple" ? max(group, 1) * unit : group + unit
        } else if let number = Int(word), isEmpty {
          group = number
        } else {
          return nil
        }
      }
      guard abs(group) <= limit, abs(total) <= limit else { return nil }
      isEmpty = false
    }
    return total + group
  }
}
