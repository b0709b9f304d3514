// Reads words as a person: a name, an email address, a telephone number, or a name with an address.

import Foundation

/// A reader of people, who are identified only by the words.
enum WordsToPerson {
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
}
