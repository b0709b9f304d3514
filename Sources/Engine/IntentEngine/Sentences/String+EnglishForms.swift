// The forms that a name takes in an English sentence.

import Foundation
import FoundationGaps

extension String {
  /// The name of a kind, preceded by "a" or "an" where English requires it.
  var withArticle: String {
    guard let first = lowercased().first, self != Sentence.text.rawValue,
      self != Sentence.yesOrNo.rawValue
    else { return self }
    // These begin with the sound of "you".
    let isVowel =
      "aeiou".contains(first) && !["uni", "use", "url", "eur"].contains(lowercased().prefix(3))
    return (isVowel ? "an " : "a ") + self
  }

  /// The clause that something is not of a kind: "not a size", or of a name in the plural "none of
  /// the sizes".
  var otherness: String { isPlural ? "none of the \(self)" : "not \(withArticle)" }

  /// The sentence, without its end, that there is nothing of a kind: "There is no document", or of
  /// a name in the plural "There are no landmarks".
  var absence: String { "There \(isPlural ? "are" : "is") no \(self)" }

  /// The name of several things, of the name of one or several in English: "landmarks".
  var plural: String {
    let folded = lowercased()
    if isPlural || !isEnglish { return self }
    if folded.hasSuffix("y"), let before = folded.dropLast().last, !"aeiou".contains(before) {
      return dropLast() + "ies"
    }
    return self + (["s", "x", "z", "ch", "sh"].contains(where: folded.hasSuffix) ? "es" : "s")
  }

  /// Whether the last word is an English noun in the plural, by its ending.
  var isPlural: Bool {
    guard LocalizationEnvironment.locale.language.languageCode == .english,
      let word = split(separator: " ").last, word.count > 3, word.hasSuffix("s")
    else { return false }
    let singular = ["ss", "us", "is", "news", "lens", "canvas", "atlas", "gas", "bias", "alias"]
    return !singular.contains(where: word.lowercased().hasSuffix)
  }
}
