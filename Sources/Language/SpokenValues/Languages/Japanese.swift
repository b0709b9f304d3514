// Japanese: polite phrases, small words, endings, and the words for dates and times.
// Every character is a word, so particles need no rule.

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
      decimalMarks: ["点"], halves: ["#半"],
      more: [0: ["ゼロ", "零"], 0.5: ["半分"], 12: ["一ダース"]], scales: [12: ["ダース"]]),
    truth: truth,
    timeWords: timeWords,
    currencies: [
      ("JPY", ["円", "日本円"]), ("USD", ["ドル", "米ドル"]), ("EUR", ["ユーロ"]), ("GBP", ["ポンド"]),
      ("CNY", ["元"]), ("KRW", ["ウォン"]),
    ],
    cents: ["セント"],
    polite: ["お願いします", "ありがとう"],
    examples: [.date: "明日", .duration: "10分", .amount: "500円", .boolean: "はい"],
    positions: PositionWords(
      last: ["最後", "最後の"], before: ["番号"], after: ["番目", "つ目", "番目の", "つ目の"]),
    countsMonths: true)

  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "すみません", "すいません", "ねえ", "ねぇ", "あの", "あのう", "あのさ", "えっと", "ええと", "えーと", "ちょっと", "じゃあ", "それでは",
    "もしもし", "こんにちは", "お願い", "お願いします", "お願いだから", "悪いけど", "今すぐ", "とりあえず",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "ください", "下さい", "くださいね", "くれる", "くれますか", "くれない", "くれませんか", "もらえる", "もらえますか", "もらえませんか",
    "いただけますか", "いただけませんか", "頂けますか", "ほしい", "欲しい", "ほしいです", "欲しいです", "ほしいんだけど", "欲しいんだけど", "お願い",
    "お願いします", "おねがい", "おねがいします", "頼む", "頼みます", "ちょうだい", "ね", "よ", "です", "ありがとう", "ありがとうございます",
  ]

  /// The words for yes and no.
  static let truth = TruthWords(
    yes: ["はい", "うん", "ええ", "いいよ", "いいです", "もちろん", "了解", "オーケー"],
    no: ["いいえ", "いや", "ううん", "だめ", "ダメ"],
    on: ["真", "オン", "入"],
    off: ["偽", "オフ", "切"],
    accept: ["確認", "確定", "お願いします"],
    decline: ["キャンセル", "やめて", "やめる", "やめてください", "中止", "結構です"])

  /// The words for dates, times and durations; weekdays, months and numbers come from Unicode.
  static let timeWords: [(TypedWord, [String])] = [
    (.half, ["半"]),
    (.andHalf, ["半"]),
    (.and, ["と"]),
    (.unit(1), ["秒", "秒間"]),
    (.unit(60), ["分", "分間"]),
    (.unit(3_600), ["時間"]),
    (.unit(86_400), ["日", "日間"]),
    (.unit(604_800), ["週", "週間"]),
    (.months(1), ["か月", "ヶ月", "ヵ月", "カ月", "ケ月", "箇月"]),
    (.months(12), ["年", "年間"]),
    (.span(1_800), ["半時間"]),
    (.span(43_200), ["半日"]),
    (.day(0, nil), ["今日", "きょう", "本日"]),
    (.day(0, .am), ["今朝", "けさ"]),
    (.day(0, .evening), ["今晩", "今夜", "今夕"]),
    (.day(1, nil), ["明日", "あした", "あす"]),
    (.day(2, nil), ["明後日", "あさって"]),
    (.day(-1, nil), ["昨日", "きのう"]),
    (.day(-2, nil), ["一昨日", "おととい"]),
    (.week(1), ["来週", "来週の"]),
    (.week(0), ["今週", "今週の"]),
    (.week(-1), ["先週", "先週の"]),
    (.next, ["来", "次の"]),
    (.this, ["今", "この"]),
    (.last, ["先", "前の"]),
    (.of, ["の"]),
    (.at, ["の", "に"]),
    (.yearMark, ["年"]),
    (.monthMark, ["月"]),
    (.ordinalMark, ["日"]),
    (.hourMark, ["時"]),
    (.minuteMark, ["分"]),
    (.weekday(1), ["日曜日", "日曜"]),
    (.weekday(2), ["月曜日", "月曜"]),
    (.weekday(3), ["火曜日", "火曜"]),
    (.weekday(4), ["水曜日", "水曜"]),
    (.weekday(5), ["木曜日", "木曜"]),
    (.weekday(6), ["金曜日", "金曜"]),
    (.weekday(7), ["土曜日", "土曜"]),
    (.moment(720), ["正午", "お昼"]),
    (.moment(0), ["真夜中", "午前零時"]),
    (.part(.am), ["午前", "朝", "朝の", "の朝", "午前の"]),
    (.part(.pm), ["午後", "午後の"]),
    (.part(.evening), ["夕方", "夕方の", "の夕方", "夜", "夜の", "の夜"]),
    (.part(.night), ["深夜", "深夜の"]),
    (.after(30), ["半"]),
    (.later, ["後", "あと", "のち"]),
    (.ago, ["前"]),
    (.now, ["今", "いま", "今すぐ"]),
    (.edgeOf(.month, isEnd: true), ["月末"]),
    (.edgeOf(.year, isEnd: true), ["年末"]),
    (.weekday(7), ["週末"]),
    (.holiday(month: 1, day: 1), ["元日", "元旦"]),
    (.holiday(month: 2, day: 14), ["バレンタインデー"]),
    (.holiday(month: 10, day: 31), ["ハロウィン"]),
    (.holiday(month: 12, day: 24), ["クリスマスイブ"]),
    (.holiday(month: 12, day: 25), ["クリスマス"]),
    (.holiday(month: 12, day: 31), ["大晦日"]),
  ]
}
