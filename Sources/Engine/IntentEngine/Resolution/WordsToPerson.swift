// Reads words as a person: a name, a mail address, a telephone number, or a name with an address.

import AppIntents
import Foundation

/// Reads people, who are known by nothing but what was said of them.
enum WordsToPerson {
  /// The person that words name: "Ada", "ada@example.org", "Ada <ada@example.org>", "+44 20 7946 0000".
  ///
  /// - Returns: `nil` for empty words.
  static func person(_ text: String) -> IntentPerson? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty else { return nil }
    if let both = words.wholeMatch(of: /(.+?)\s*<([^<>\s]+)>/) {
      return IntentPerson(
        identifier: .unknown, name: .displayName(String(both.1)), handle: handle(String(both.2)))
    }
    if let both = words.wholeMatch(of: /(.*\S)\s+([^@\s]+@[^@\s]+\.[^@\s]+)/) {
      return IntentPerson(
        identifier: .unknown, name: .displayName(String(both.1)), handle: handle(String(both.2)))
    }
    return IntentPerson(identifier: .unknown, name: .displayName(words), handle: handle(words))
  }

  /// A name in its parts: what comes last is the family's.
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

  private static func handle(_ words: String) -> IntentPerson.Handle? {
    if words.wholeMatch(of: /[^@\s]+@[^@\s]+\.[^@\s]+/) != nil {
      return IntentPerson.Handle(emailAddress: words)
    }
    let digits = words.count(where: \.isNumber)
    guard digits >= 3, words.wholeMatch(of: /\+?[\d ()\/.-]+/) != nil else { return nil }
    return IntentPerson.Handle(phoneNumber: words)
  }
}
