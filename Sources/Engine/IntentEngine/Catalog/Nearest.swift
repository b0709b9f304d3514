// "Did you mean": the nearest of several names.

import PhraseMatching

/// Finds the name somebody may have meant.
package enum Nearest {
  /// The nearest name, when it is near enough to be worth naming; `nil` when none is.
  ///
  /// Near enough is a third of the letters by the distance of Damerau, "A technique for computer
  /// detection and correction of spelling errors", CACM 7(3), 1964, doi:10.1145/363958.363994;
  /// or a name that begins with the whole word.
  ///
  /// - Complexity: O(*n* · *m*) for each name, in letters.
  package static func word(to word: String, among names: [String]) -> String? {
    if let near = EditDistance.nearest(to: word, among: names) { return near }
    let prefix = word.lowercased()
    guard (3...64).contains(prefix.count) else { return nil }
    return names.first { $0.lowercased().hasPrefix(prefix) }
  }
}
