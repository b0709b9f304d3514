// Japanese: politeness; every character is a word, so particles need no rule.

enum Japanese {
  static let rules = LanguageRules(
    tag: "ja",
    articles: [],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "で", "を", "に", "の", "は", "が", "と", "へ", "も", "か", "ら", "て", "し", "す", "る", "た",
      "い", "ま", "ー",
    ],
    numbers: NumberSpelling(
      decimalMarks: ["点"], halves: ["#半"], more: [0: ["ゼロ", "零"], 0.5: ["半分"]]),
    truth: truth,
    timeWords: timeWords,
    countsMonths: true)
}
