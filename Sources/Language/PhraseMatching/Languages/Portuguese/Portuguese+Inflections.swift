// Finds the singular of Portuguese nouns and adjectives.

extension Portuguese {
  /// Returns the words that a plural may be a form of: `sopa` for `sopas`, `canção` for `canções`.
  ///
  /// Cost: words of five letters or more that differ only by `s` or `es` are taken for one, also
  /// the second person of a verb (`abre` and `abres`).
  @Sendable static func baseForms(_ word: String) -> [String] {
    guard word.utf8.count > 4, word.hasSuffix("s") else { return [] }
    for (ending, singular) in [
      ("ões", "ão"), ("ães", "ão"), ("ais", "al"), ("éis", "el"), ("ns", "m"),
    ]
    where word.hasSuffix(ending) {
      return [word.dropLast(ending.count) + singular, String(word.dropLast())]
    }
    if word.hasSuffix("res") || word.hasSuffix("zes") || word.hasSuffix("ses") {
      return [String(word.dropLast(2)), String(word.dropLast())]
    }
    return [String(word.dropLast())]
  }
}
