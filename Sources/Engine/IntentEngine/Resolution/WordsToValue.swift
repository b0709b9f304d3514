// Reads words as Booleans, URLs, durations, people and places.

import Foundation
import SpokenValues

/// Readers of plain values, which return `nil` for words that are no such value.
///
/// Their patterns are fast only on short texts: callers do not pass longer ones than `longest`.
enum WordsToValue {
  /// The maximum length in bytes of a text that can be a value of any kind read here.
  static let longest = 2048

  /// The maximum length in bytes of a text that can be a number, a date or a duration.
  static let longestNumber = 100

  /// Returns the Boolean for yes or no, in the words of every language that has rules.
  static func boolean(_ text: String) -> Bool? {
    let folded = SpokenValues.withoutPoliteness(text.comparable)
    if AnswerWords.isTrue.contains(where: { $0.comparable == folded }) { return true }
    return AnswerWords.isFalse.contains { $0.comparable == folded } ? false : nil
  }

  /// Returns a URL from an address with a scheme, or from a bare domain, which becomes https.
  ///
  /// "localhost:8080" is an address without a scheme, and "3.5" is no domain.
  static func url(_ text: String) -> URL? {
    var words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty, !words.contains(where: \.isWhitespace) else { return nil }
    if case .url(let address)? = SpokenValues.value(of: words, as: .url) {
      return URL(string: address)
    }
    if words.wholeMatch(of: /localhost(:\d{1,5})?(\/.*)?/) != nil { words = "http://" + words }
    if words.wholeMatch(of: /[^\/:]+\.[^\/:]+:\d{1,5}(\/.*)?/) == nil, let url = URL(string: words),
      let scheme = url.scheme
    {
      // An address such as "https://" has no host.
      let isBare = words.count <= scheme.count + 3 && words.hasSuffix("/")
      return isBare ? nil : url
    }
    while words.hasSuffix(".") { words.removeLast() }
    let host = words.prefix { $0 != "/" && $0 != ":" && $0 != "?" && $0 != "#" }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), let last = labels.last,
      last.count > 1, last.contains(where: \.isLetter)
    else { return nil }
    return URL(string: "https://\(words)")
  }

  /// Returns a duration: "90 min", "1 h 30 m", "1:30" (hours and minutes), "anderthalb Stunden".
  static func duration(_ text: String) -> Duration? {
    if let iso = Duration(iso8601: text) { return iso }
    guard case .duration(let seconds)? = SpokenValues.value(of: text, as: .duration),
      seconds < 1e12
    else { return nil }
    return .milliseconds(Int64(seconds * 1000))
  }

  /// Returns the person that words name: "Ada", "Ada <ada@example.org>", "+44 20 7946 0000".
  ///
  /// - Returns: `nil` for empty words.
  static func person(_ text: String) -> Value.Person? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty else { return nil }
    if let both = words.wholeMatch(of: /(.+?)\s*<([^<>\s]+)>/) {
      return person(named: String(both.1), at: String(both.2))
    }
    if let both = words.wholeMatch(of: /(.*\S)\s+([^@\s]+@[^@\s]+\.[^@\s]+)/) {
      return person(named: String(both.1), at: String(both.2))
    }
    return person(named: words, at: words)
  }

  /// Returns the components of a person's name; the last word is the family name.
  ///
  /// - Returns: `nil` for empty words.
  static func name(_ text: String) -> PersonNameComponents? {
    var parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !parts.isEmpty else { return nil }
    var name = PersonNameComponents()
    name.givenName = parts.removeFirst()
    name.familyName = parts.popLast()
    name.middleName = parts.isEmpty ? nil : parts.joined(separator: " ")
    return name
  }

  private static func person(named name: String, at address: String) -> Value.Person {
    var person = Value.Person(name: name)
    if address.wholeMatch(of: /[^@\s]+@[^@\s]+\.[^@\s]+/) != nil {
      person.emailAddress = address
    } else if address.count(where: \.isNumber) >= 3,
      address.wholeMatch(of: /\+?[\d ()\/.-]+/) != nil
    {
      person.phoneNumber = address
    }
    return person
  }

  /// Returns the place that words name: "48.2082, 16.3738", "10 Downing Street, London".
  ///
  /// Text that is no coordinate is an address; no map service is queried.
  ///
  /// - Returns: `nil` for empty words, and for a coordinate outside the globe.
  static func place(_ text: String) -> Value.Place? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty else { return nil }
    guard
      let match = words.wholeMatch(
        of: /([+-]?\d{1,3}(?:\.\d{1,12})?)\s*[,; ]\s*([+-]?\d{1,3}(?:\.\d{1,12})?)/),
      let latitude = Double(match.1), let longitude = Double(match.2)
    else { return .address(words) }
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    return .coordinate(latitude: latitude, longitude: longitude)
  }
}
