// Korean: polite phrases, small words, endings, and the words for dates and times.
// Particles are written onto the words before them.

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
      minus: ["영하 ", "마이너스 "], halves: ["# 개 반"], more: [0: ["공", "제로"], 0.5: ["반", "절반"]],
      scales: [12: ["다스"]]),
    truth: truth,
    timeWords: timeWords,
    currencies: [
      ("KRW", ["원"]), ("USD", ["달러"]), ("EUR", ["유로"]), ("GBP", ["파운드"]), ("JPY", ["엔"]),
      ("CNY", ["위안"]),
    ],
    cents: ["센트"],
    polite: ["부탁해요", "고마워"],
    examples: [.date: "내일", .duration: "10분", .amount: "5000원", .boolean: "네"],
    positions: PositionWords(last: ["마지막"], after: ["거", "것"]),
    countsMonths: true)

  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "제발", "부탁인데", "죄송한데", "미안한데", "혹시", "저기", "저기요", "여보세요", "안녕", "안녕하세요", "야", "있잖아", "그럼",
    "그러면", "음", "어", "네", "응", "좋아", "오케이", "지금", "당장", "빨리", "좀", "나는", "저는",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "줘", "줘요", "주세요", "주십시오", "주라", "줄래", "줄래요", "주실래요", "줄 수 있어", "줄 수 있어요", "줄 수 있니",
    "주실 수 있나요", "주시겠어요", "주시겠습니까", "해 줘", "해줘", "해 주세요", "해주세요", "해 줄래", "해줄래", "부탁해", "부탁해요",
    "부탁합니다", "부탁드려요", "부탁드립니다", "고마워", "고마워요", "감사합니다", "지금", "좀",
  ]

  /// Contractions, with the words they stand for.
  static let contracted: [String: String] = [
    "뭐": "무엇",
    "난": "나는",
    "넌": "너는",
    "뭘": "무엇을",
    "이걸": "이것을",
    "그걸": "그것을",
    "저걸": "저것을",
  ]

  /// The words for yes and no.
  static let truth = TruthWords(
    yes: ["네", "예", "응", "어", "그래", "그래요", "좋아", "좋아요", "물론", "맞아", "맞아요"],
    no: ["아니", "아니요", "아뇨", "아니오", "싫어", "싫어요"],
    on: ["참", "켜기", "켜짐", "온"],
    off: ["거짓", "끄기", "꺼짐", "오프"],
    accept: ["확인", "진행", "계속"],
    decline: ["취소", "그만", "됐어", "됐어요", "하지 마", "하지 마세요"])

  /// Returns the word without its particle: `주문` for `주문을`.
  ///
  /// Cost: a word of two syllables or more that happens to end like a particle is taken for the
  /// word before it: `나이` is not, `고양이` is taken for `고양`. A particle must fit the sound it
  /// follows, `을` a closed syllable and `를` an open one, which leaves half of those out.
  @Sendable static func baseForms(_ word: String) -> [String] {
    let scalars = Array(word.unicodeScalars)
    var forms: [String] = []
    for (particle, follows) in particles {
      let count = particle.unicodeScalars.count
      guard scalars.count >= count + 2, word.hasSuffix(particle) else { continue }
      let last = scalars[scalars.count - count - 1].value
      guard (0xAC00...0xD7A3).contains(last) else { continue }
      let final = (last - 0xAC00) % 28
      // `로` follows an open syllable or one that ends in ㄹ.
      let isClosed = final != 0 && !(follows == .open && particle.hasPrefix("로") && final == 8)
      if follows == .any || (follows == .closed) == isClosed {
        forms.append(String(word.dropLast(particle.count)))
      }
    }
    return forms
  }

  private enum Syllable { case open, closed, any }

  private static let particles: [(String, Syllable)] = [
    ("에서는", .any), ("에서", .any), ("에게", .any), ("한테", .any), ("까지", .any), ("부터", .any),
    ("으로", .closed), ("로", .open), ("에", .any), ("의", .any), ("도", .any), ("만", .any),
    ("을", .closed), ("를", .open), ("은", .closed), ("는", .open), ("이", .closed), ("가", .open),
    ("과", .closed), ("와", .open), ("이랑", .closed), ("랑", .open),
  ]

  /// The words for dates, times and durations; weekdays, months and numbers come from Unicode.
  static let timeWords: [(TypedWord, [String])] = [
    (.half, ["반"]),
    (.andHalf, ["반"]),
    (.and, ["하고"]),
    (.unit(1), ["초"]),
    (.unit(60), ["분"]),
    (.unit(3_600), ["시간"]),
    (.unit(86_400), ["일"]),
    (.unit(604_800), ["주", "주일"]),
    (.months(1), ["개월", "달"]),
    (.months(12), ["년"]),
    (.span(1_800), ["반시간"]),
    (.span(86_400), ["하루"]),
    (.span(172_800), ["이틀"]),
    (.span(259_200), ["사흘"]),
    (.span(345_600), ["나흘"]),
    (.span(604_800), ["일주일"]),
    (.day(0, nil), ["오늘"]),
    (.day(0, .am), ["오늘 아침", "오늘 오전"]),
    (.day(0, .pm), ["오늘 오후"]),
    (.day(0, .evening), ["오늘 저녁", "오늘 밤"]),
    (.day(1, nil), ["내일"]),
    (.day(2, nil), ["모레", "내일모레"]),
    (.day(-1, nil), ["어제"]),
    (.day(-2, nil), ["그저께", "그제"]),
    (.week(1), ["다음 주", "다음주"]),
    (.week(0), ["이번 주", "이번주"]),
    (.week(-1), ["지난 주", "지난주", "저번 주"]),
    (.next, ["다음"]),
    (.this, ["이번"]),
    (.last, ["지난", "저번"]),
    (.at, ["에"]),
    (.yearMark, ["년"]),
    (.monthMark, ["월"]),
    (.ordinalMark, ["일"]),
    (.hourMark, ["시"]),
    (.minuteMark, ["분"]),
    (.moment(720), ["정오"]),
    (.moment(0), ["자정"]),
    (.part(.am), ["오전", "아침", "새벽"]),
    (.part(.pm), ["오후"]),
    (.part(.evening), ["저녁", "밤"]),
    (.after(30), ["반"]),
    (.later, ["후", "뒤", "후에", "뒤에", "있다가"]),
    (.ago, ["전", "전에"]),
    (.now, ["지금", "당장"]),
    (.edgeOf(.month, isEnd: true), ["월말"]),
    (.edgeOf(.year, isEnd: true), ["연말"]),
    (.weekday(7), ["주말"]),
    (.holiday(month: 1, day: 1), ["신정", "새해 첫날"]),
    (.holiday(month: 10, day: 31), ["핼러윈"]),
    (.holiday(month: 12, day: 24), ["크리스마스이브", "크리스마스 이브"]),
    (.holiday(month: 12, day: 25), ["크리스마스", "성탄절"]),
  ]
}
