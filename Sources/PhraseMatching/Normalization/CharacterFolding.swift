// Folds one character that is not plain ASCII.

import Foundation

/// The kinds of characters that make a word together.
enum WordGroup: UInt8, Sendable {
  /// Letters and digits of scripts that put spaces between words.
  case other
  /// Hangul, whose particles are written onto words of other scripts.
  case hangul
  /// Scripts without spaces, where every character is a word.
  case character
  /// Symbols such as `+` in `C++`, apart from the letters beside them.
  case symbol
}

/// Folds one character (a grapheme cluster) at a time, so that every word keeps its place.
///
/// Composition never crosses a cluster's boundary, so folding clusters gives NFKC of the whole.
enum CharacterFolding {
  enum Folded {
    /// The character is dropped and does not end a word.
    case nothing
    /// The character is dropped and ends a word.
    case separator
    case apostrophe
    case word(WordGroup, [UInt8])
  }

  static func fold(_ character: Character) -> Folded {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return .nothing }
    if isApostrophe(first) { return .apostrophe }
    // ™ composes to "TM", © to nothing a person would say.
    if [0x00A9, 0x00AE, 0x2117, 0x2120, 0x2122].contains(first.value) { return .nothing }
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    if isSingle && isComposed(first) { return .word(group(of: first), caseFolded(first)) }

    let composed = String(character).precomposedStringWithCompatibilityMapping
    var kept: [UInt8] = []
    var word: WordGroup?
    for scalar in composed.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      if isWord(scalar) {
        word = word ?? group(of: scalar)
        kept.append(contentsOf: caseFolded(scalar))
      }
    }
    // Composing a folded letter once more is rarely needed, and cheap beside being wrong.
    if let word {
      let text = String(decoding: kept, as: UTF8.self)
      return .word(word, Array(text.precomposedStringWithCompatibilityMapping.utf8))
    }
    return first.properties.isDefaultIgnorableCodePoint ? .nothing : .separator
  }

  /// The ASCII apostrophe's relatives: typographic, modifier letters, full width.
  ///
  /// The opening quotation mark is one too: word processors put it in front of `’tis`.
  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x2019, 0x2018, 0x02BC, 0x02B9, 0xFF07, 0x201B, 0x55A, 0xA78C: true
    default: false
    }
  }

  /// Whether a scalar is a letter or mark that compatibility composition leaves as it is.
  private static func isComposed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x131, 0x134...0x13E, 0x141...0x148, 0x14A...0x17E,
      0x0400...0x0481, 0x0531...0x0556, 0x05D0...0x05EA, 0x3041...0x3096, 0x30A1...0x30FA,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x03AC...0x03CE:
      true
    default: false
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .otherSymbol, .currencySymbol, .mathSymbol:
      true
    case .otherPunctuation:
      scalar == "#" || scalar == "%" || scalar == "&" || scalar == "@"
    case .modifierSymbol:
      // Skin tones are modifier symbols: they tell two emoji apart.
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
      // A run of emoji matches however it is spaced.
      return scalar.value < 0x80 ? .symbol : .character
    default: return .other
    }
  }

  /// Unicode's full case folding: `ß` and `ẞ` become `ss`, every sigma becomes `σ`.
  ///
  /// Folding is lower-casing the upper case, except for the dotless i, which folds to itself.
  private static func caseFolded(_ scalar: Unicode.Scalar) -> [UInt8] {
    if scalar.value == 0x131 { return Array("ı".utf8) }
    if scalar.properties.generalCategory == .otherLetter { return Array(String(scalar).utf8) }
    return Array(scalar.properties.uppercaseMapping.lowercased().utf8)
  }
}
