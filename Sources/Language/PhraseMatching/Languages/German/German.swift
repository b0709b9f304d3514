// German: politeness and articles.

enum German {
  static let rules = LanguageRules(
    tag: "de",
    articles: [
      "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines",
      "mein", "meine", "meinen", "meinem", "meiner",
    ],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "in", "im", "mit", "bei", "von", "vom", "aus", "auf", "an", "am", "zu", "zum", "zur", "über",
      "für", "und", "oder", "ist", "sind", "wo", "was", "ich", "du", "sie", "es",
    ],
    contractions: contracted,
    inflections: baseForms,
    numbers: NumberSpelling(
      halves: ["#einhalb", "# einhalb", "#undeinhalb"],
      more: [
        0.5: ["halb", "einhalb", "ein halb", "ein halbes"], 1.5: ["eineinhalb", "anderthalb"],
        2: ["zwo"],
      ],
      respellings: [("ü", "ue"), ("ö", "oe"), ("ä", "ae")]),
    truth: truth,
    timeWords: timeWords)
}
