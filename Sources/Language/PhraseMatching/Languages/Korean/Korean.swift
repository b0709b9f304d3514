// Korean: politeness and numbers; particles are written onto the words before them.

enum Korean {
  static let rules = LanguageRules(
    tag: "ko",
    articles: [],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "을", "를", "이", "가", "은", "는", "에", "에서", "의", "로", "으로", "와", "과", "도", "내", "좀",
    ],
    contractions: contracted,
    inflections: baseForms,
    numbers: NumberSpelling(
      minus: ["영하 ", "마이너스 "], halves: ["# 개 반"], more: [0: ["공", "제로"], 0.5: ["반", "절반"]]),
    truth: truth,
    timeWords: timeWords,
    countsMonths: true)
}
