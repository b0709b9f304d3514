// Spells out numbers in words.

import Foundation

/// The words for a number, for the value tables of number slots.
package enum SpelledNumbers {
  /// Returns all spellings of a number in a language: `vingt-et-un`, `vingt-et-une`, `septante`.
  ///
  /// Genders, cases, counting forms and regional words are included; tenths follow the language's
  /// decimal mark, and halves also have the form `twenty and a half`. `Normalizer` treats hyphens
  /// as spaces, so only the usual ones are written.
  ///
  /// - Parameter language: A BCP 47 tag of any language in Unicode's CLDR.
  /// - Returns: Distinct texts without invisible characters, the usual one first; empty for an
  ///   unknown language, and for a number with more than one decimal.
  /// - Complexity: About a microsecond for a text, and a millisecond for the first of a language.
  package static func texts(of number: Double, language: String) -> [String] {
    let magnitude = number.magnitude
    let tenths = (magnitude * 10).rounded()
    guard magnitude < 1e12, abs(magnitude * 10 - tenths) < 1e-6 else { return [] }
    let spelling = LanguageRules.rules(for: language)?.numbers ?? NumberSpelling()
    var texts: [String] = []
    for tag in [language] + spelling.regions {
      let positive = positiveTexts(tenths, tag: tag, spelling)
      if number >= 0 {
        texts += positive
        continue
      }
      // Some languages' rules drop the sign of a number above -1.
      texts += CLDR.cardinals(of: -tenths / 10, tag: tag).filter { !positive.contains($0) }
      texts += spelling.minus.flatMap { sign in positive.map { sign + $0 } }
    }
    var seen: Set<String> = []
    return texts.map(visible).flatMap { [$0, spelling.respelled($0)] }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private static func positiveTexts(
    _ tenths: Double, tag: String, _ spelling: NumberSpelling
  ) -> [String] {
    let whole = (tenths / 10).rounded(.down)
    let rest = tenths - whole * 10
    var texts = CLDR.cardinals(of: tenths / 10, tag: tag)
    texts += spelling.more[tenths / 10] ?? []
    guard rest != 0 else { return texts }
    // The first forms are those for counting; genders and cases do not precede a decimal mark.
    let wholes = CLDR.cardinals(of: whole, tag: tag).prefix(2)
    let digit = CLDR.cardinals(of: rest, tag: tag).prefix(1)
    for whole in wholes {
      texts += spelling.decimalMarks.flatMap { mark in digit.map { whole + mark + $0 } }
    }
    if rest == 5, whole > 0 {
      let all = CLDR.cardinals(of: whole, tag: tag)
      texts += spelling.halves.flatMap { half in all.map { half.replacing("#", with: $0) } }
    }
    return texts
  }

  /// Returns a text without soft hyphens and zero-width spaces.
  private static func visible(_ text: String) -> String {
    // Most are plain, and there are hundreds.
    if text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(
      contentsOf: text.unicodeScalars.filter {
        !$0.properties.isDefaultIgnorableCodePoint && $0.value != 0x200B
      })
    return String(scalars).trimmingCharacters(in: .whitespaces)
  }
}
