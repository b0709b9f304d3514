// Finds the word of a date that a misspelled one is meant for: "tomorow", "wensday".

import SpokenValues

/// Slips in the words of dates, of which every language has few.
package enum DateSpelling {
  /// The least number of letters of a word in which two slips are forgiven.
  private static let leastForTwo = 7

  /// Returns the word of dates that is nearest to a word that is none; `nil` when none or several are near.
  static func word(nearestTo word: String, in languages: [LanguageRules]) -> String? {
    let letters = Array(word.unicodeScalars.prefix(32))
    let known = SpokenValues.longDateWords(languages)
    guard letters.count > 4, letters.count < 32, !known.contains(word),
      !EnglishCommonWords.contains(word)
    else { return nil }
    let limit = letters.count < leastForTwo ? 1 : 2
    let near = known.compactMap { other -> (word: String, slips: Int)? in
      guard other.unicodeScalars.first == letters.first else { return nil }
      return EditDistance.slips(letters, Array(other.unicodeScalars), atMost: limit)
        .map { (other, $0) }
    }
    guard let least = near.map(\.slips).min() else { return nil }
    let best = near.filter { $0.slips == least }
    return best.count == 1 ? best[0].word : nil
  }

  /// Returns a text with the words of dates that are misspelled in it put right; `nil` for one without any.
  package static func corrected(_ text: String, tag: String?) -> String? {
    let languages = LanguageRules.all.filter { [tag, "en"].contains($0.tag) }
    let utterance = Normalizer.utterance(text)
    var words = utterance.words
    for place in words.indices {
      words[place] = word(nearestTo: words[place], in: languages) ?? words[place]
    }
    return words == utterance.words ? nil : words.joined(separator: " ")
  }
}
