// Finds the similar name for “did you mean” in error messages.

import PhraseMatching

/// A search for the name most similar to a misspelt one.
enum SimilarName {
  /// Returns the nearest name if at most a third of its letters differ; otherwise `nil`.
  ///
  /// - Complexity: O(*n* · *m*) for each name, in letters; names over 64 letters are never near.
  static func nearest(to word: String, among names: some Sequence<String>) -> String? {
    EditDistance.nearest(to: word, among: names.sorted().lazy.filter { $0.utf8.count <= 256 })
  }
}
