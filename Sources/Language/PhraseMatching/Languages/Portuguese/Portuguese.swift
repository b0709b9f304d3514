// Portuguese: politeness, articles and numbers.

enum Portuguese {
  static let rules = LanguageRules(
    tag: "pt",
    articles: [
      "o", "a", "os", "as", "um", "uma", "uns", "umas", "meu", "minha", "meus", "minhas",
    ],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "de", "em", "com", "por", "para", "pra", "e", "ou", "que", "é", "são", "está", "estão",
      "onde", "como", "quando", "me", "te", "se", "eu", "tu", "você",
    ],
    contractions: contracted,
    inflections: baseForms,
    numbers: NumberSpelling(
      regions: ["pt-PT"], decimalMarks: [" ponto "], halves: ["# e meio", "# e meia"],
      more: [0.5: ["meio", "meia", "metade"], 14: ["quatorze", "catorze"]],
      respellings: [("ê", "e"), ("í", "i")]),
    truth: truth,
    timeWords: timeWords,
    unitRegions: ["pt-PT"])
}
