// Strips the endings of German nouns, adjectives and verbs.

extension German {
  /// Returns the words that a declined or conjugated word may be a form of: `suppe` for `suppen`.
  ///
  /// Cost: a word of five letters or more is taken for another that differs only by `e`, `en`,
  /// `n`, `er`, `es`, `em` or `s` at its end, such as `bestelle` and `bestellen`, but also
  /// `karte` and `karten`, `licht` and `lichter`. Changed vowels (`häuser`) are not undone.
  @Sendable static func baseForms(_ word: String) -> [String] {
    guard word.utf8.count > 4 else { return [] }
    var forms: [String] = []
    for ending in ["en", "er", "es", "em", "e", "n", "s"] where word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      guard stem.utf8.count > 3 else { continue }
      forms.append(stem)
      if ending.count == 2 { forms.append(stem + "e") }
    }
    return forms
  }
}
