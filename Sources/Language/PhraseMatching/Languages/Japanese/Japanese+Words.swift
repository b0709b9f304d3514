// The Japanese words for yes and no.

extension Japanese {
  /// The words for yes and no.
  static let truth = TruthWords(
    yes: ["はい", "うん", "ええ", "いいよ", "いいです", "もちろん", "了解", "オーケー"],
    no: ["いいえ", "いや", "ううん", "だめ", "ダメ"],
    on: ["真", "オン", "入"],
    off: ["偽", "オフ", "切"],
    accept: ["確認", "確定", "お願いします"],
    decline: ["キャンセル", "やめて", "やめる", "やめてください", "中止", "結構です"])
}
