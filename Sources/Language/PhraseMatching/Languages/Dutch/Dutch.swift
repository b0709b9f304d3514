// Dutch: politeness, articles and numbers.

enum Dutch {
  static let rules = LanguageRules(
    tag: "nl",
    articles: ["de", "het", "een", "mijn", "m'n"],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "in", "op", "aan", "van", "voor", "met", "bij", "uit", "naar", "te", "om", "en", "of", "is",
      "zijn", "wat", "waar", "wie", "hoe", "dat", "dit", "ik", "je", "jij", "u", "me",
    ],
    contractions: contracted,
    inflections: baseForms,
    numbers: NumberSpelling(
      decimalMarks: [" punt "], halves: ["#eneenhalf", "#eneenhalve", "# en een half", "#ënhalf"],
      more: [
        0.5: ["half", "halve", "een half", "een halve"], 1: ["één", "eén"],
        1.5: ["anderhalf", "anderhalve"],
      ],
      respellings: [("ë", "e")]),
    truth: truth,
    timeWords: timeWords,
    unitWords: [("°", ["graad", "graden"])])
}
