// Finds the singular of French nouns and adjectives.

extension French {
  /// Returns the words that a plural may be a form of: `soupe` for `soupes`, `journal` for
  /// `journaux`.
  ///
  /// Cost: words of five letters or more that differ only by `s` or `x` are taken for one, which
  /// few different words do (`cour` and `cours`). Forms of verbs are left alone, because
  /// `commander` and `commande` are a verb and a noun.
  @Sendable static func baseForms(_ word: String) -> [String] {
    guard word.utf8.count > 4 else { return [] }
    if word.hasSuffix("aux") { return [word.dropLast(3) + "al", String(word.dropLast())] }
    guard word.hasSuffix("s") && !word.hasSuffix("ss") || word.hasSuffix("x") else { return [] }
    return [String(word.dropLast())]
  }
}
