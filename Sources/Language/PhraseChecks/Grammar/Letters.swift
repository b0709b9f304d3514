// Texts as the letters that the checks compare: folded, with one break between words.

import PhraseMatching

/// A letter of a folded word, or the break between two words.
typealias Letter = UInt32

/// Texts as letters.
enum Letters {
  /// What stands between words.
  static let wordBreak: Letter = 0x20
  /// What stands for any letter where all that matters is that there is one.
  static let any: Letter = 0x78

  /// The letters of a text; at its edges a break where the text has something that is no word.
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

  /// The letters of a value or a name, without breaks at the edges; empty when it has no word.
  static func inner(_ text: String) -> [Letter] {
    var letters: [Letter] = []
    for word in Normalizer.utterance(text).words {
      if !letters.isEmpty { letters.append(wordBreak) }
      letters += word.unicodeScalars.map(\.value)
    }
    return letters
  }

  /// The text of letters.
  static func text(_ letters: [Letter]) -> String {
    var text = String.UnicodeScalarView()
    for letter in letters { if let scalar = Unicode.Scalar(letter) { text.append(scalar) } }
    return String(text)
  }

  /// Whether a text without a word ends the word before it.
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

/// Tells whether two letters that touch are in different words all the same, as `Normalizer` has it.
struct LetterGroups {
  /// A kind of letters that make a word together.
  typealias Group = UInt8

  /// Letters of scripts that put spaces between words.
  static let ordinary: Group = 0
  private static let symbol: Group = 1
  private static let hangul: Group = 2
  /// Each of these is a word.
  private static let single: Group = 3
  /// Before the first letter.
  static let start: Group = 4

  private var known: [Letter: Group] = [:]

  /// The group of a letter.
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

  /// Whether a word ends between letters of two groups whatever stands between them.
  static func separate(_ first: Group, _ second: Group) -> Bool {
    first != second || first == single
  }
}
