// Converts texts to folded letters with word breaks, for comparison by the checks.

import PhraseMatching
import SpokenValues

/// A letter of a folded word, or the break between two words.
typealias Letter = UInt32

/// Conversions between texts and letters.
enum Letters {
  /// The break between words.
  static let wordBreak: Letter = 0x20
  /// A placeholder for any letter.
  static let any: Letter = 0x78

  /// Returns the letters of a text, with a break at an edge that has white space or punctuation.
  static func of(_ text: String) -> [Letter] {
    let utterance = Normalizer.utterance(text)
    guard let first = utterance.tokens.first, let last = utterance.tokens.last else {
      return separates(text) ? [wordBreak] : []
    }
    var letters: [Letter] = []
    if separates(text.utf8Prefix(Int(first.lower))) { letters.append(wordBreak) }
    for index in utterance.tokens.indices {
      if index > 0 { letters.append(wordBreak) }
      letters += utterance.word(index).unicodeScalars.map(\.value)
    }
    if separates(text.utf8Suffix(from: Int(last.upper))) { letters.append(wordBreak) }
    return letters
  }

  /// Returns the letters of a value or name, without breaks at the edges; empty if it has no word.
  static func inner(_ text: String) -> [Letter] {
    var letters: [Letter] = []
    for word in Normalizer.utterance(text).words {
      if !letters.isEmpty { letters.append(wordBreak) }
      letters += word.unicodeScalars.map(\.value)
    }
    return letters
  }

  /// Returns the text of letters.
  static func text(_ letters: [Letter]) -> String {
    var text = String.UnicodeScalarView()
    for letter in letters { if let scalar = Unicode.Scalar(letter) { text.append(scalar) } }
    return String(text)
  }

  /// Whether a text without words ends the word before it.
  private static func separates(_ text: String) -> Bool {
    !text.isEmpty && Normalizer.utterance("a" + text + "a").tokens.count > 1
  }
}

extension String {
  fileprivate func utf8Prefix(_ length: Int) -> String {
    String(decoding: utf8.prefix(length), as: UTF8.self)
  }

  fileprivate func utf8Suffix(from offset: Int) -> String {
    String(decoding: utf8.dropFirst(offset), as: UTF8.self)
  }
}

/// The groups of letters that decide whether a word ends between two of them, as in `Normalizer`.
struct LetterGroups {
  /// A group of letters that form words together.
  typealias Group = UInt8

  /// Letters of scripts with spaces between words.
  static let ordinary: Group = 0
  private static let symbol: Group = 1
  private static let hangul: Group = 2
  /// Characters that are each a word.
  private static let single: Group = 3
  /// The group before the first letter.
  static let start: Group = 4

  private var known: [Letter: Group] = [:]

  /// Returns the group of a letter.
  mutating func group(of letter: Letter) -> Group {
    if letter &- 0x61 < 26 || letter &- 0x30 < 10 { return Self.ordinary }
    if let group = known[letter] { return group }
    let text = Letters.text([letter])
    let group: Group
    if Normalizer.utterance("a" + text).tokens.count < 2 {
      group = Self.ordinary
    } else if Normalizer.utterance(text + text).tokens.count > 1 {
      group = Self.single
    } else {
      group = letter < 0x80 ? Self.symbol : Self.hangul
    }
    known[letter] = group
    return group
  }

  /// Whether a word always ends between letters of two groups.
  static func separate(_ first: Group, _ second: Group) -> Bool {
    first != second || first == single
  }
}
