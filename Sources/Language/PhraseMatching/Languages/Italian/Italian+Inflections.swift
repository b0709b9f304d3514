// Finds the singular of Italian nouns and adjectives.

extension Italian {
  /// Returns the words that a plural may be a form of: `documento` for `documenti`, `zuppa` for
  /// `zuppe`.
  ///
  /// Cost: the plural is in the last vowel, so words of five letters or more in `i` or `e` are
  /// taken for those in `o`, `a` or `e`: `porti` (harbours, you carry) for `porto`, `porte` (doors)
  /// for `porta`, also where they are verbs.
  @Sendable static func baseForms(_ word: String) -> [String] {
    guard word.utf8.count > 4 else { return [] }
    if word.hasSuffix("chi") || word.hasSuffix("ghi") { return [word.dropLast(2) + "o"] }
    if word.hasSuffix("che") || word.hasSuffix("ghe") { return [word.dropLast(2) + "a"] }
    if word.hasSuffix("i") { return [word.dropLast() + "o", word.dropLast() + "e"] }
    return word.hasSuffix("e") ? [word.dropLast() + "a"] : []
  }
}
