// "Did you mean": the name in a phrase file that somebody may have meant.

import PhraseMatching

/// Finds the name that somebody may have meant.
enum SimilarName {
  /// The nearest name when no more than a third of its letters differ; `nil` when none is near.
  ///
  /// - Complexity: O(*n* · *m*) for each name, in letters; names over 64 letters are never near.
  static func nearest(to word: String, among names: some Sequence<String>) -> String? {
    EditDistance.nearest(to: word, among: names.sorted().lazy.filter { $0.utf8.count <= 256 })
  }
}
