// Japanese: politeness; every character is a word, so particles need no rule.

enum Japanese {
  static let rules = LanguageRules(
    tag: "ja",
    articles: [],
    leading: ["すみません", "ねえ", "あの", "ちょっと"],
    trailing: ["ください", "下さい", "お願い", "お願いします", "おねがいします", "ね", "よ"],
    functionWords: [
      "で", "を", "に", "の", "は", "が", "と", "へ", "も", "か", "ら", "て", "し", "す", "る", "た",
      "い", "ま", "ー",
    ],
    numbers: NumberSpelling(
      decimalMarks: ["点"], halves: ["#半"], more: [0: ["ゼロ", "零"], 0.5: ["半分"]]))
}
