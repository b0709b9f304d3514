// Suggests the nearest of several names: "Did you mean".

import PhraseMatching

/// The search for the name that a person may have meant by a misspelled one.
package enum Nearest {
  /// Returns the nearest name to a word; `nil` when none is near enough.
  ///
  /// A name is near enough if it begins with the whole word, or differs by at most a third of the
  /// letters in the distance of Damerau, "A technique for computer detection and correction of
  /// spelling errors", CACM 7(3), 1964, doi:10.1145/363958.363994.
  ///
  /// - Complexity: O(*n* · *m*) for each name, in letters.
  package static func word(to word: String, among names: [String]) -> String? {
    if let near = EditDistance.nearest(to: word, among: names) { return near }
    let prefix = word.lowercased()
    guard (3...64).contains(prefix.count) else { return nil }
    return names.first { $0.lowercased().hasPrefix(prefix) }
  }
}
