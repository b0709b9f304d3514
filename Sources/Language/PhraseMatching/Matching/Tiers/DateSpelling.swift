// Finds the word of a date that a misspelled one is meant for: "tomorow", "wensday".

import SpokenValues
import Synchronization

/// Slips in the words of dates, of which every language has few.
package enum DateSpelling {
  /// The least number of letters of a word in which two slips are forgiven.
  private static let leastForTwo = 7

  /// The words of sets of languages, by their tags; made once for each.
  private static let known = Mutex<[[String]: SpelledWords]>([:])

  /// Returns the word of dates that is nearest to a word that is none; `nil` when none or several are near.
  static func word(nearestTo word: String, in languages: [LanguageRules]) -> String? {
    guard !EnglishCommonWords.contains(word) else { return nil }
    let words = known.withLock { known in
      let tags = languages.map(\.tag)
      if let words = known[tags] { return words }
      let words = SpelledWords(SpokenValues.longDateWords(languages))
      known[tags] = words
      return words
    }
    let nearest = words.word(nearestTo: word) { $0 < leastForTwo ? 1 : 2 }
    // "Sieben" is no slip in "siebter".
    return nearest == nil || SpokenValues.number(of: word) != nil ? nil : nearest
  }

  /// Returns a text with the words of dates that are misspelled in it put right; `nil` for one without any.
  package static func corrected(_ text: String, tag: String?) -> String? {
    let languages = LanguageRules.all.filter { [tag, "en"].contains($0.tag) }
    let utterance = Normalizer.utterance(text)
    let words = utterance.words.map { word(nearestTo: $0, in: languages) ?? $0 }
    return words == utterance.words ? nil : words.joined(separator: " ")
  }
}
