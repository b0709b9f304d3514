// Chinese: polite phrases, small words, endings, and the words for dates and times.
// Every character is a word, so no rule parts them.

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
      more: [0.5: ["半", "一半"], 100: ["百"], 20: ["廿"], 30: ["卅"]],
      scales: [12: ["打"]]),
    truth: truth,
    timeWords: timeWords,
    unitRegions: ["zh-Hant"],
    currencies: [
      ("CNY", ["元", "块", "塊", "块钱", "人民币", "人民幣"]), ("USD", ["美元", "美金"]),
      ("EUR", ["欧元", "歐元"]), ("GBP", ["英镑", "英鎊"]), ("JPY", ["日元"]), ("KRW", ["韩元", "韓元"]),
    ],
    cents: ["分", "美分"],
    polite: ["谢谢", "謝謝"],
    examples: [.date: "明天", .duration: "10分钟", .amount: "5元", .boolean: "是"],
    positions: PositionWords(last: ["最后", "最後", "最后一个", "最後一個"], after: ["个", "個"]),
    countsMonths: true)

  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "请", "請", "请你", "請你", "麻烦", "麻煩", "麻烦你", "麻煩你", "麻烦您", "麻煩您", "劳驾", "勞駕", "请帮我", "請幫我", "帮我",
    "幫我", "帮忙", "幫忙", "给我", "給我", "你能", "你能不能", "能不能", "能不能帮我", "能不能幫我", "可以", "可以帮我", "可以幫我",
    "可不可以", "你可以", "我想", "我想要", "我要", "我需要", "我希望", "你好", "您好", "嗨", "嘿", "那么", "那麼", "嗯", "呃",
    "那个", "那個", "现在", "現在",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "谢谢", "謝謝", "谢谢你", "謝謝你", "多谢", "多謝", "谢了", "吗", "嗎", "呢", "啊", "呀", "好吗", "好嗎", "好不好", "行吗",
    "行嗎", "可以吗", "可以嗎", "一下", "现在", "現在", "马上", "馬上", "拜托", "拜託", "麻烦了", "麻煩了", "好吧",
  ]

  /// The words for yes and no.
  static let truth = TruthWords(
    yes: ["是", "是的", "对", "對", "好", "好的", "可以", "行", "没问题", "沒問題", "当然", "當然"],
    no: ["否", "不", "不是", "不行", "不好", "不要", "不用", "没有", "沒有"],
    on: ["真", "开", "開", "开启", "開啟", "打开", "打開"],
    off: ["假", "关", "關", "关闭", "關閉"],
    accept: ["确认", "確認", "确定", "確定", "继续", "繼續"],
    decline: ["取消", "算了", "停止"])

  /// The words for dates, times and durations; weekdays, months and numbers come from Unicode.
  static let timeWords: [(TypedWord, [String])] = [
    (.half, ["半", "半个", "半個"]),
    (.andHalf, ["半"]),
    (.and, ["零", "又"]),
    (.unit(1), ["秒", "秒钟", "秒鐘"]),
    (.unit(60), ["分", "分钟", "分鐘"]),
    (.unit(3_600), ["小时", "小時", "个小时", "個小時", "钟头", "鐘頭", "个钟头", "個鐘頭"]),
    (.unit(86_400), ["天", "日"]),
    (.unit(604_800), ["周", "週", "星期", "个星期", "個星期", "礼拜", "禮拜", "个礼拜", "個禮拜"]),
    (.months(1), ["个月", "個月"]),
    (.months(12), ["年"]),
    (.span(1_800), ["半小时", "半小時", "半个小时", "半個小時", "半个钟头", "半個鐘頭"]),
    (.span(900), ["一刻钟", "一刻鐘"]),
    (.span(43_200), ["半天"]),
    (.day(0, nil), ["今天", "今日"]),
    (.day(0, .am), ["今早", "今天早上", "今天上午"]),
    (.day(0, .pm), ["今天下午"]),
    (.day(0, .evening), ["今晚", "今天晚上"]),
    (.day(1, nil), ["明天", "明日"]),
    (.day(1, .am), ["明早"]),
    (.day(1, .evening), ["明晚"]),
    (.day(2, nil), ["后天", "後天"]),
    (.day(3, nil), ["大后天", "大後天"]),
    (.day(-1, nil), ["昨天", "昨日"]),
    (.day(-2, nil), ["前天"]),
    (.week(1), ["下", "下个", "下個"]),
    (.week(0), ["这", "這", "这个", "這個", "本"]),
    (.week(-1), ["上", "上个", "上個"]),
    (.next, ["下", "下个", "下個"]),
    (.this, ["这", "這", "这个", "這個", "本"]),
    (.last, ["上", "上个", "上個"]),
    (.of, ["的"]),
    (.yearMark, ["年"]),
    (.monthMark, ["月", "月份"]),
    (.ordinalMark, ["日", "号", "號"]),
    (.hourMark, ["点", "點", "点钟", "點鐘", "点整", "點整", "时", "時"]),
    (.minuteMark, ["分"]),
    (.weekday(1), ["星期日", "星期天", "周日", "週日", "礼拜天", "禮拜天", "礼拜日", "禮拜日"]),
    (.weekday(2), ["星期一", "周一", "週一", "礼拜一", "禮拜一"]),
    (.weekday(3), ["星期二", "周二", "週二", "礼拜二", "禮拜二"]),
    (.weekday(4), ["星期三", "周三", "週三", "礼拜三", "禮拜三"]),
    (.weekday(5), ["星期四", "周四", "週四", "礼拜四", "禮拜四"]),
    (.weekday(6), ["星期五", "周五", "週五", "礼拜五", "禮拜五"]),
    (.weekday(7), ["星期六", "周六", "週六", "礼拜六", "禮拜六"]),
    (.moment(720), ["中午", "正午"]),
    (.moment(0), ["午夜", "半夜"]),
    (.part(.am), ["上午", "早上", "早晨", "凌晨", "清晨"]),
    (.part(.pm), ["下午"]),
    (.part(.evening), ["晚上", "傍晚", "夜里", "夜裡"]),
    (.after(30), ["半"]),
    (.after(15), ["一刻"]),
    (.after(45), ["三刻"]),
    (.later, ["后", "後", "以后", "以後", "之后", "之後"]),
    (.ago, ["前", "以前", "之前"]),
    (.now, ["现在", "現在", "马上", "馬上"]),
    (.edgeOf(.month, isEnd: true), ["月底"]),
    (.edgeOf(.year, isEnd: true), ["年底"]),
    (.weekday(7), ["周末", "週末"]),
    (.holiday(month: 1, day: 1), ["元旦"]),
    (.holiday(month: 2, day: 14), ["情人节", "情人節"]),
    (.holiday(month: 5, day: 1), ["劳动节", "勞動節"]),
    (.holiday(month: 10, day: 1), ["国庆节", "國慶節"]),
    (.holiday(month: 12, day: 24), ["平安夜"]),
    (.holiday(month: 12, day: 25), ["圣诞节", "聖誕節"]),
  ]
}
