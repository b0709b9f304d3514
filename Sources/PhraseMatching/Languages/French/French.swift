// French: politeness, articles and elision.

enum French {
  static let rules = LanguageRules(
    tag: "fr",
    articles: [
      "le", "la", "les", "l", "un", "une", "des", "du", "mon", "ma", "mes",
    ],
    leading: [
      "s'il te plaît", "s'il vous plaît", "peux-tu", "pourrais-tu", "pouvez-vous",
      "pourriez-vous", "est-ce que tu peux", "je veux", "je voudrais", "j'aimerais", "bonjour",
      "salut", "dis", "hé", "ok",
    ],
    trailing: ["s'il te plaît", "s'il vous plaît", "stp", "svp", "merci", "pour moi"],
    functionWords: [
      "de", "d", "à", "au", "aux", "dans", "avec", "sur", "en", "depuis", "chez", "par", "pour",
      "et", "ou", "où", "est", "que", "qu", "je", "tu", "vous", "s", "c", "ce",
    ],
    numbers: NumberSpelling(
      regions: ["fr-BE", "fr-CH"], decimalMarks: [" point "], halves: ["# et demi", "# et demie"],
      more: [0.5: ["demi", "un demi", "la moitié"]], respellings: [("é", "e"), ("è", "e")]))

  /// Words that lose their vowel before another: `l'oignon`, `qu'on`.
  static let elisions: Set<String> = [
    "l", "d", "j", "m", "t", "s", "n", "c", "qu", "jusqu", "lorsqu", "puisqu",
  ]

  /// Whether a folded word starts with a vowel or a mute h, the condition of elision.
  static func startsWithVowel(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = String(decoding: word, as: UTF8.self).unicodeScalars.first else {
      return false
    }
    return "aeiouyhàâäéèêëîïôöùûüœæ".unicodeScalars.contains(first)
  }
}
