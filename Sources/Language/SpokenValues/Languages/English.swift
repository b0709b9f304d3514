// English: polite phrases, small words, endings, and the words for dates and times.

enum English {
  static let rules = LanguageRules(
    tag: "en",
    articles: ["a", "an", "the", "my", "some"],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "in", "on", "at", "to", "of", "for", "from", "with", "by", "using", "use", "is", "are", "do",
      "does", "what", "where", "it", "this", "that", "and", "or", "i", "me", "you", "your", "be",
      "how", "who", "when", "s",
    ], counting: ["for"],
    contractions: contracted,
    inflections: baseForms,
    numbers: NumberSpelling(
      minus: ["negative "], halves: ["# and a half"],
      more: [
        0.5: ["half", "a half", "one half"], 1.5: ["one and a half"],
        2: ["couple", "a couple", "couple of", "a couple of", "pair", "a pair", "a pair of"],
      ],
      parts: [
        0.5: ["halves"], 0.25: ["quarter", "quarters"], 1 / 3: ["third", "thirds"],
      ],
      scales: [12: ["dozen", "dozens"]], of: ["of"], zeros: ["oh"],
      percent: ["percent", "per cent"]),
    truth: truth,
    timeWords: timeWords,
    unitRegions: ["en-GB"],
    currencies: [
      ("USD", ["dollar", "dollars", "buck", "bucks"]), ("EUR", ["euro", "euros"]),
      ("GBP", ["pound", "pounds", "quid"]), ("JPY", ["yen"]), ("CHF", ["franc", "francs"]),
      ("CNY", ["yuan"]), ("INR", ["rupee", "rupees"]), ("KRW", ["won"]),
    ],
    cents: ["cent", "cents", "pence", "p"],
    polite: [
      "please", "thanks", "thank you", "thank you so much", "thank you very much", "thanks a lot",
      "thanks so much", "many thanks",
    ],
    examples: [.date: "tomorrow", .duration: "10 minutes", .amount: "5 dollars", .boolean: "yes"],
    positions: PositionWords(
      last: ["last"], before: ["number", "no", "option", "#"], after: ["one", "option"]))

  /// Contractions with the apostrophe, and the two words they stand for.
  ///
  /// Any other `'s` is a possessive and stays an `s`.
  static let shortForms: [String: (String, String)] = [
    "what's": ("what", "is"), "where's": ("where", "is"), "who's": ("who", "is"),
    "how's": ("how", "is"), "when's": ("when", "is"), "that's": ("that", "is"),
    "there's": ("there", "is"), "here's": ("here", "is"), "it's": ("it", "is"),
    "let's": ("let", "us"), "i'm": ("i", "am"), "i'd": ("i", "would"), "i'll": ("i", "will"),
    "i've": ("i", "have"), "you're": ("you", "are"), "you'd": ("you", "would"),
    "you'll": ("you", "will"), "you've": ("you", "have"), "we're": ("we", "are"),
    "we'd": ("we", "would"), "we'll": ("we", "will"), "we've": ("we", "have"),
    "they're": ("they", "are"), "they'll": ("they", "will"), "that'll": ("that", "will"),
    "it'll": ("it", "will"), "there'll": ("there", "will"), "don't": ("do", "not"),
    "doesn't": ("does", "not"),
    "didn't": ("did", "not"), "isn't": ("is", "not"), "aren't": ("are", "not"),
    "wasn't": ("was", "not"), "can't": ("can", "not"), "couldn't": ("could", "not"),
    "won't": ("will", "not"), "wouldn't": ("would", "not"), "shouldn't": ("should", "not"),
    "haven't": ("have", "not"), "hasn't": ("has", "not"), "mustn't": ("must", "not"),
  ]

  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "please", "can you", "could you", "would you", "will you", "can you please",
    "could you please", "would you please", "would you mind", "can i", "could i", "may i",
    "can we", "could we", "i want to", "i want you to", "i would like to", "i would like you to",
    "i need to", "i need you to", "let me", "let's", "help me",
    "go ahead and", "hey", "hi", "hello", "ok", "okay", "alright", "well", "just", "quickly",
    "so", "then", "um", "uh", "er", "hmm", "alexa", "siri", "hey siri", "hey google", "ok google",
    "computer", "hey computer",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "please", "thanks", "thank you", "thanks a lot", "thank you very much", "many thanks",
    "for me", "for us", "now", "right now", "right away", "real quick", "will you", "would you",
    "could you", "can you", "if you can", "if you could", "if you would", "if possible", "okay",
    "ok", "when you can",
  ]

  /// Contractions with the words they stand for, and short forms without apostrophes.
  static let contracted = shortForms.reduce(
    into: [
      "gonna": "going to", "wanna": "want to", "gotta": "got to", "lemme": "let me",
      "gimme": "give me", "cannot": "can not", "w": "with", "ppl": "people", "em": "them",
      "n": "and",
    ]
  ) { contracted, form in
    contracted[form.key.filter { $0 != "'" }] = form.value.0 + " " + form.value.1
  }

  /// The words for yes and no.
  static let truth = TruthWords(
    yes: ["yes", "y", "ok", "okay", "sure", "yep", "yeah", "yup", "of course"],
    no: ["no", "n", "nope", "nah"],
    on: ["true", "on", "enabled", "lit"],
    off: ["false", "off", "disabled"],
    accept: [
      "confirm", "go ahead", "go on", "continue", "proceed", "do it", "go", "ok go", "okay go",
      "go for it", "sounds good", "looks good", "perfect", "that's right", "yes do", "yes do it",
      "sure go ahead", "yes go ahead", "sure why not", "why not", "fine", "that's fine",
      "fine by me",
      "alright", "all right", "good", "great", "wonderful", "awesome", "lovely", "excellent",
      "brilliant", "cool", "nice", "super", "correct", "that's correct", "exactly", "right",
      "absolutely", "definitely", "yes that's right", "yes exactly", "yes it is", "yes i do",
      "please do", "do that", "let's do it", "let's do that", "let's go", "sure thing", "that's it",
      "place the order", "place my order",
    ],
    decline: [
      "cancel", "cancel it", "cancel that", "don't", "never mind", "nevermind", "forget it", "stop",
      "stop it", "i don't think so", "not really", "no way", "rather not", "better not", "not now",
      "no no", "no no no", "that's not what i wanted", "that's not what i want",
    ])

  /// Returns the plurals that a noun may have: `soups` for `soup`.
  @Sendable static func plurals(_ noun: String) -> [String] {
    guard noun.utf8.count > 2, !noun.hasSuffix("ss") else { return [] }
    return noun.hasSuffix("y") ? [noun + "s", noun.dropLast() + "ies"] : [noun + "s", noun + "es"]
  }

  /// Returns the words that a plural or third person may be a form of: `soup` for `soups`.
  ///
  /// Cost: pairs such as `glasses` and `glass` are taken for one word. Words
  /// below four letters and those in `ss`, `us` and `is` are left alone: `gas`, `less`, `bus`.
  @Sendable static func baseForms(_ word: String) -> [String] {
    guard word.utf8.count > 3, word.hasSuffix("s"), word != "news",
      !word.hasSuffix("ss"), !word.hasSuffix("us"), !word.hasSuffix("is")
    else { return [] }
    if word.hasSuffix("ies") { return [word.dropLast(3) + "y", String(word.dropLast())] }
    for ending in ["ches", "shes", "sses", "xes", "zes", "oes"] where word.hasSuffix(ending) {
      return [String(word.dropLast(2)), String(word.dropLast())]
    }
    return [String(word.dropLast())]
  }

  /// Returns the verbs that a word may be a form of: `order` for `ordering` and `ordered`.
  ///
  /// Cost: pairs such as `bed` and `b`, `wing` and `w` are ruled out by length alone. Only reading by
  /// parts uses it, where another word has to be one of a phrase.
  @Sendable static func verbForms(_ word: String) -> [String] {
    if let base = EnglishThesaurus.irregularForms[word] { return [base] }
    for ending in ["ing", "ed"] where word.hasSuffix(ending) && word.utf8.count > ending.count + 2 {
      let stem = String(word.dropLast(ending.count))
      var forms = [stem, stem + "e"]
      if let last = stem.last, stem.dropLast().last == last {
        forms.append(String(stem.dropLast()))
      }
      return forms
    }
    return []
  }

  /// Whether a word looks like a verb's past: `turned`, `bought`.
  @Sendable static func isPast(_ word: String) -> Bool {
    word.hasSuffix("ed") && word.utf8.count > 4 || EnglishThesaurus.irregularForms[word] != nil
  }

  /// The words for dates, times and durations; weekdays, months and numbers come from Unicode.
  static let timeWords: [(TypedWord, [String])] = [
    (.one, ["a", "an"]),
    (.half, ["half"]),
    (.andHalf, ["and a half"]),
    (.and, ["and"]),
    (.unit(1), ["s", "sec", "secs", "second", "seconds"]),
    (.unit(60), ["m", "min", "mins", "minute", "minutes"]),
    (.unit(3_600), ["h", "hr", "hrs", "hour", "hours"]),
    (.unit(86_400), ["d", "day", "days"]),
    (.unit(604_800), ["w", "wk", "wks", "week", "weeks"]),
    (.months(1), ["month", "months"]),
    (.months(12), ["year", "years"]),
    (.span(900), ["a quarter of an hour", "quarter of an hour"]),
    (.span(2_700), ["three quarters of an hour"]),
    (.day(0, nil), ["today"]),
    (.day(0, .am), ["this morning"]),
    (.day(0, .pm), ["this afternoon"]),
    (.day(0, .evening), ["this evening"]),
    (.day(0, .night), ["tonight"]),
    (.day(1, nil), ["tomorrow"]),
    (.day(2, nil), ["day after tomorrow", "the day after tomorrow"]),
    (.day(-1, nil), ["yesterday"]),
    (.day(-2, nil), ["day before yesterday", "the day before yesterday"]),
    (.day(-1, .night), ["last night"]),
    (.next, ["next", "the next", "coming"]),
    (.this, ["this"]),
    (.last, ["last"]),
    (.on, ["on"]),
    (.at, ["at", "by"]),
    (.the, ["the"]),
    (.of, ["of"]),
    (.ordinalMark, ["st", "nd", "rd", "th"]),
    (.hourMark, ["o'clock", "hours"]),
    (.moment(720), ["noon", "midday"]),
    (.moment(0), ["midnight"]),
    (.part(.am), ["am", "a.m.", "in the morning", "morning"]),
    (.part(.clockPM), ["pm", "p.m."]),
    (.part(.pm), ["in the afternoon", "afternoon"]),
    (.part(.evening), ["in the evening", "evening"]),
    (.part(.night), ["at night", "night"]),
    (.before(30), ["half past", "half"]),
    (.before(15), ["quarter past", "a quarter past", "quarter after"]),
    (.before(-15), ["quarter to", "a quarter to", "quarter of", "quarter till"]),
    (.past, ["past", "after"]),
    (.to, ["to", "before", "till"]),
    (.into, ["in", "within"]),
    (.ago, ["ago"]),
    (.later, ["from now", "from today", "later"]),
    (.now, ["now", "right now"]),
    (.edge(isEnd: true), ["end"]),
    (.edge(isEnd: false), ["beginning", "start"]),
    (.edgeOf(.month, isEnd: true), ["month end"]),
    (.edgeOf(.year, isEnd: true), ["year end"]),
    (.weekday(7), ["weekend"]),
    (.holiday(month: 1, day: 1), ["new year", "new year's", "new year's day"]),
    (.holiday(month: 2, day: 14), ["valentine's", "valentine's day"]),
    (
      .holiday(month: 3, day: 17), ["saint patrick's day", "st patrick's day", "st. patrick's day"]
    ),
    (.holiday(month: 4, day: 1), ["april fools", "april fools' day", "april fool's day"]),
    (.holiday(month: 10, day: 31), ["halloween"]),
    (.holiday(month: 12, day: 24), ["christmas eve"]),
    (.holiday(month: 12, day: 25), ["christmas", "christmas day", "xmas"]),
    (.holiday(month: 12, day: 26), ["boxing day"]),
    (.holiday(month: 12, day: 31), ["new year's eve"]),
  ]
}
