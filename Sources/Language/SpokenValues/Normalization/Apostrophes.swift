// Interprets an apostrophe inside a word.

/// The interpretation of an apostrophe inside a word.
///
/// Templates of several languages share one program, so the reading depends on the word alone.
enum Apostrophes {
  enum Reading {
    /// The apostrophe is dropped: `o'clock`, `dell'`.
    case joined
    /// The apostrophe separates two words: `l'oignon`.
    case elision
    /// The apostrophe attaches a short form, given here in full: `what's`, `don't`, `Anna's`.
    case suffix(ArraySlice<UInt8>, ArraySlice<UInt8>)
  }

  /// Interprets the apostrophe between the folded, non-empty halves of a word.
  static func reading(head: ArraySlice<UInt8>, tail: ArraySlice<UInt8>) -> Reading {
    let before = String(decoding: head, as: UTF8.self)
    let after = String(decoding: tail, as: UTF8.self)
    if let contraction = English.shortForms[before + "'" + after] {
      return .suffix(
        ArraySlice(contraction.0.utf8), ArraySlice(contraction.1.utf8))
    }
    if after == "s" { return .suffix(head, tail) }
    if LanguageRules.elisions.contains(before), startsWithVowel(tail) { return .elision }
    return .joined
  }

  /// Whether a folded word starts with a vowel or a mute h, the condition of elision.
  private static func startsWithVowel(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = String(decoding: word, as: UTF8.self).unicodeScalars.first else {
      return false
    }
    return "aeiouyhàâäáéèêëîïíìôöóòùûüúœæ".unicodeScalars.contains(first)
  }
}
