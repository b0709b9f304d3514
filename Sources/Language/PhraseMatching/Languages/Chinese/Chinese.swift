// Chinese: politeness and numbers; every character is a word, so no rule parts them.

enum Chinese {
  static let rules = LanguageRules(
    tag: "zh",
    articles: [],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "的", "在", "里", "裡", "用", "把", "从", "從", "给", "給", "是", "我", "你", "一", "个", "個",
    ],
    numbers: NumberSpelling(
      minus: ["负", "負", "零下"], halves: ["#个半", "#個半"],
      more: [0.5: ["半", "一半"], 100: ["百"], 20: ["廿"], 30: ["卅"]]),
    truth: truth,
    timeWords: timeWords,
    unitRegions: ["zh-Hant"],
    countsMonths: true)
}
