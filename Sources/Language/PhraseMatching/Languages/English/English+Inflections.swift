// Finds the singular of English nouns.

extension English {
  /// Returns the words that a plural or third person may be a form of: `soup` for `soups`.
  ///
  /// Cost: pairs such as `news` and `new`, `glasses` and `glass` are taken for one word. Words
  /// below four letters and those in `ss`, `us` and `is` are left alone: `gas`, `less`, `bus`.
  @Sendable static func baseForms(_ word: String) -> [String] {
    guard word.utf8.count > 3, word.hasSuffix("s"),
      !word.hasSuffix("ss"), !word.hasSuffix("us"), !word.hasSuffix("is")
    else { return [] }
    if word.hasSuffix("ies") { return [word.dropLast(3) + "y", String(word.dropLast())] }
    for ending in ["ches", "shes", "sses", "xes", "zes", "oes"] where word.hasSuffix(ending) {
      return [String(word.dropLast(2)), String(word.dropLast())]
    }
    return [String(word.dropLast())]
  }
}
