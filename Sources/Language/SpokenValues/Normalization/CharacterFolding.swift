// Folds a character that is not plain ASCII.

import Foundation

/// The groups of characters that form words together.
enum WordGroup: UInt8, Sendable {
  /// Letters and digits of scripts with spaces between words.
  case other
  /// Hangul, whose particles are attached to words of other scripts.
  case hangul
  /// Scripts without spaces, where every character is a word.
  case character
  /// Symbols such as `+` in `C++`, separate from adjacent letters.
  case symbol
}

/// The folding of characters, one grapheme cluster at a time, so that every word keeps its offset.
///
/// Composition never crosses a cluster's boundary, so folding clusters gives NFKC of the whole.
package enum CharacterFolding {
  indirect enum Folded {
    /// The character is dropped and does not end a word.
    case nothing
    /// The character is dropped and ends a word.
    case separator
    case apostrophe
    case word(WordGroup, [UInt8])
    /// A character that decomposes into several, such as ㍿, ½ and ำ.
    case several([Folded])
  }

  static func fold(_ character: Character) -> Folded {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return .nothing }
    if isApostrophe(first) { return .apostrophe }
    // ™ composes to "TM", © to text that nobody says.
    if [0x00A9, 0x00AE, 0x2117, 0x2120, 0x2122].contains(first.value) { return .nothing }
    var composed = String(character).precomposedStringWithCompatibilityMapping
    if composed.unicodeScalars.contains(where: { (0x11A8...0x11C2).contains($0.value) }) {
      // Foundation does not compose a final consonant with a syllable that has none yet.
      composed =
        composed.decomposedStringWithCompatibilityMapping.precomposedStringWithCompatibilityMapping
    }
    if composed.unicodeScalars.count > 1, !composed.unicodeScalars.elementsEqual(scalars),
      !composed.unicodeScalars.elementsEqual(
        String(character).precomposedStringWithCanonicalMapping.unicodeScalars)
    {
      return several(composed)
    }
    return fold(composed: composed, isIgnorable: first.properties.isDefaultIgnorableCodePoint)
  }

  private static func fold(composed: String, isIgnorable: Bool) -> Folded {
    let scalars = composed.unicodeScalars
    if let first = scalars.first, scalars.count == 1, isApostrophe(first) { return .apostrophe }
    var kept: [UInt8] = []
    var word: WordGroup?
    for scalar in scalars where !scalar.properties.isDefaultIgnorableCodePoint {
      if isWord(scalar) {
        // Accents without a letter, such as one typed as an apostrophe, are ignored. A script's
        // vowel signs are not: phrases have them alone after a slot.
        if word == nil, isAccent(scalar) { continue }
        if scalar == "\u{307}", kept == [UInt8(ascii: "i")] { continue }
        word = word ?? group(of: scalar)
        kept.append(contentsOf: caseFolded(scalar))
      }
    }
    // A folded letter rarely needs another composition, which is cheap.
    if let word {
      let text = String(decoding: kept, as: UTF8.self)
      return .word(word, Array(text.precomposedStringWithCompatibilityMapping.utf8))
    }
    return isIgnorable ? .nothing : .separator
  }

  /// Folds each letter of a composed text, with its marks, as a character of its own.
  private static func several(_ composed: String) -> Folded {
    var parts: [String] = []
    for scalar in composed.unicodeScalars {
      if let last = parts.last, !last.isEmpty, isMark(scalar) {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      } else {
        parts.append(String(Character(scalar)))
      }
    }
    return .several(parts.map { fold(composed: $0, isIgnorable: false) })
  }

  /// Whether a folded word is one character of a script in which every character is a word.
  package static func isWordByItself(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, first.value >= 0x80 else { return false }
    return group(of: first) == .character
  }

  /// Whether a scalar is a variant of the ASCII apostrophe: typographic, a modifier letter, an
  /// accent or a prime typed instead, or full width.
  ///
  /// The opening quotation mark is one too: word processors put it in front of `’tis`.
  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x60, 0xB4, 0x2B9, 0x2BB...0x2BD, 0x2C8, 0x374, 0x55A, 0x5F3, 0x1FBD, 0x1FBF,
      0x2018, 0x2019, 0x201B, 0x2032, 0xA78B, 0xA78C, 0xFF07, 0xFF40:
      true
    default: false
    }
  }

  /// Whether a scalar is a mark on a letter, and not a sign that follows one, as Indic vowels do.
  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    isMark(scalar)
      && (scalar.properties.canonicalCombiningClass != .notReordered
        || scalar.properties.generalCategory == .enclosingMark)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    // A character that composes to ASCII is treated like ASCII.
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "+#%&@$=".unicodeScalars.contains(scalar)
    }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .otherSymbol, .currencySymbol, .mathSymbol:
      true
    case .modifierSymbol:
      // Skin tones are modifier symbols: they distinguish emoji.
      scalar.properties.isEmojiModifier
    default: false
    }
  }

  private static func group(of scalar: Unicode.Scalar) -> WordGroup {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3041...0x30FF,
      0x3100...0x312F, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      return .character
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF:
      return .hangul
    default:
      break
    }
    switch scalar.properties.generalCategory {
    case .otherSymbol, .currencySymbol, .mathSymbol, .modifierSymbol, .otherPunctuation:
      // Each emoji is a word, so that runs of them match regardless of spaces.
      return scalar.value < 0x80 ? .symbol : .character
    default: return .other
    }
  }

  /// Returns Unicode's full case folding: `ß` and `ẞ` become `ss`, every sigma becomes `σ`.
  ///
  /// Folding is the lower case of the upper case, with three exceptions. The Turkish letters i with
  /// and without a dot are one letter, because a capital `I` may be either.
  private static func caseFolded(_ scalar: Unicode.Scalar) -> [UInt8] {
    switch scalar.value {
    case 0x130, 0x131: return Array("i".utf8)
    case 0x1E9E: return Array("ss".utf8)
    // Cherokee had upper case first, and folds to it.
    case 0x13A0...0x13FF, 0xAB70...0xABBF: return Array(scalar.properties.uppercaseMapping.utf8)
    default: break
    }
    if scalar.properties.generalCategory == .otherLetter { return Array(String(scalar).utf8) }
    return Array(scalar.properties.uppercaseMapping.lowercased().utf8)
  }
}
