// Finds the singular of Dutch nouns and the stem of adjectives.

extension Dutch {
  /// Returns the words that a plural or a declined word may be a form of: `soep` for `soepen`.
  ///
  /// Cost: words of five letters or more that differ only by `en`, `n`, `s` or `e` are taken for
  /// one, also infinitives and imperatives (`bestellen` and `bestel`). Doubled letters are undone
  /// (`mannen`), so `bommen` is `bom`; open syllables (`boeken`, `bomen`) are `boek` and `boom`.
  @Sendable static func baseForms(_ word: String) -> [String] {
    guard word.utf8.count > 4 else { return [] }
    for ending in ["en", "e"] where word.hasSuffix(ending) {
      let stem = Array(String(word.dropLast(ending.count)))
      guard stem.count > 2, let last = stem.last else { return [] }
      var forms = [String(stem)]
      if stem[stem.count - 2] == last {
        forms.append(String(stem.dropLast()))
      } else if "aeou".contains(stem[stem.count - 2]), !"aeiou".contains(stem[stem.count - 3]) {
        forms.append(String(stem.dropLast()) + String(stem[stem.count - 2]) + String(last))
      }
      if ending == "en" { forms.append(String(word.dropLast())) }
      return forms
    }
    return word.hasSuffix("s") ? [String(word.dropLast())] : []
  }
}
