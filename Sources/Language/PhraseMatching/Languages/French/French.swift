// French: politeness, articles and elision.

enum French {
  static let rules = LanguageRules(
    tag: "fr",
    articles: [
      "le", "la", "les", "l", "un", "une", "des", "du", "mon", "ma", "mes",
    ],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "de", "d", "à", "au", "aux", "dans", "avec", "sur", "en", "depuis", "chez", "par", "pour",
      "et", "ou", "où", "est", "que", "qu", "je", "tu", "vous", "s", "c", "ce",
    ],
    contractions: contracted,
    elisions: elided,
    inflections: baseForms,
    numbers: NumberSpelling(
      regions: ["fr-BE", "fr-CH"], decimalMarks: [" point "], halves: ["# et demi", "# et demie"],
      more: [0.5: ["demi", "un demi", "la moitié"]], respellings: [("é", "e"), ("è", "e")]),
    truth: truth,
    timeWords: timeWords)

  /// Words that are elided before a vowel: `l'oignon`, `qu'on`.
  static let elided: Set<String> = [
    "l", "d", "j", "m", "t", "s", "n", "c", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu", "presqu",
  ]
}
