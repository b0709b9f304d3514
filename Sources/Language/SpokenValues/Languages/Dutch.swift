// Dutch: polite phrases, small words, endings, and the words for dates and times.

enum Dutch {
  static let rules = LanguageRules(
    tag: "nl",
    articles: ["de", "het", "een", "mijn", "m'n"],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "in", "op", "aan", "van", "voor", "met", "bij", "uit", "naar", "te", "om", "en", "of", "is",
      "zijn", "wat", "waar", "wie", "hoe", "dat", "dit", "ik", "je", "jij", "u", "me",
    ], counting: ["voor"],
    contractions: contracted,
    inflections: baseForms,
    numbers: NumberSpelling(
      decimalMarks: [" punt "], halves: ["#eneenhalf", "#eneenhalve", "# en een half", "#ënhalf"],
      more: [
        0.5: ["half", "halve", "een half", "een halve"], 1: ["één", "eén"],
        1.5: ["anderhalf", "anderhalve"], 2: ["een paar", "z'n tweeën"], 3: ["z'n drieën"],
        4: ["z'n vieren"], 5: ["z'n vijven"], 6: ["z'n zessen"],
      ],
      parts: [0.25: ["kwart"], 1 / 3: ["derde"]],
      scales: [12: ["dozijn"]],
      respellings: [("ë", "e")]),
    truth: truth,
    timeWords: timeWords,
    unitWords: [("°", ["graad", "graden"])],
    currencies: [
      ("USD", ["dollar", "dollars"]), ("EUR", ["euro", "euro's"]), ("GBP", ["pond"]),
      ("JPY", ["yen"]), ("CHF", ["frank"]), ("CNY", ["yuan"]),
    ],
    cents: ["cent", "centen"],
    polite: ["alsjeblieft", "alstublieft", "dank je", "bedankt"],
    examples: [.date: "morgen", .duration: "10 minuten", .amount: "5 euro", .boolean: "ja"],
    positions: PositionWords(
      last: ["laatste"], before: ["nummer", "optie"]))

  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "alsjeblieft", "alstublieft", "graag", "kun je", "kun je alsjeblieft", "kan je",
    "kun je even", "kan je even", "zou je", "zou je alsjeblieft", "zou je kunnen",
    "zou je willen", "wil je", "wil je even", "kunt u", "kunt u alstublieft", "zou u",
    "zou u kunnen", "wilt u", "kan ik", "mag ik", "ik wil", "ik wil graag", "ik wou graag",
    "ik zou graag", "ik zou graag willen", "hé", "hey", "hoi", "hallo", "ok", "oké", "okay",
    "nou", "even", "eens", "nu", "eh", "ehm",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "alsjeblieft", "alstublieft", "aub", "ajb", "graag", "bedankt", "dank je", "dank je wel",
    "dank u", "dank u wel", "dankjewel", "voor mij", "voor ons", "even", "eens", "nu",
    "nu meteen", "meteen", "als je kunt", "als het kan", "oké", "ok",
  ]

  /// Contractions, with the words they stand for.
  static let contracted: [String: String] = [
    "zn": "zijn",
    "mn": "mijn",
    "dr": "haar",
    "ie": "hij",
  ]

  /// The words for yes and no.
  static let truth = TruthWords(
    yes: [
      "ja", "j", "jawel", "jazeker", "ja hoor", "oké", "oke", "zeker", "prima", "natuurlijk",
      "graag",
    ],
    no: ["nee", "neen"],
    on: ["waar", "aan", "ingeschakeld", "geactiveerd"],
    off: ["onwaar", "uit", "uitgeschakeld", "gedeactiveerd"],
    accept: ["bevestigen", "bevestig", "doe maar", "ga door"],
    decline: ["annuleren", "annuleer", "laat maar", "liever niet", "stop"])

  /// Returns the words that a plural or a declined word may be a form of: `soep` for `soepen`.
  ///
  /// Cost: words of five letters or more that differ only by `en`, `n`, `s` or `e` are taken for
  /// one, also infinitives and imperatives (`bestellen` and `bestel`). Doubled letters are undone
  /// (`mannen`), so `bommen` is `bom`; open syllables (`boeken`, `bomen`) are `boek` and `boom`.
  @Sendable static func baseForms(_ word: String) -> [String] {
    guard word.utf8.count > 4 else { return [] }
    for ending in ["en", "e"] where word.hasSuffix(ending) {
      let stem = Array(String(word.dropLast(ending.count)))
      guard stem.count > 2, let last = stem.last else { return [] }
      var forms = [String(stem)]
      if stem[stem.count - 2] == last {
        forms.append(String(stem.dropLast()))
      } else if "aeou".contains(stem[stem.count - 2]), !"aeiou".contains(stem[stem.count - 3]) {
        forms.append(String(stem.dropLast()) + String(stem[stem.count - 2]) + String(last))
      }
      if ending == "en" { forms.append(String(word.dropLast())) }
      return forms
    }
    return word.hasSuffix("s") ? [String(word.dropLast())] : []
  }

  /// The words for dates, times and durations; weekdays, months and numbers come from Unicode.
  static let timeWords: [(TypedWord, [String])] = [
    (.half, ["half", "halve", "een half", "een halve"]),
    (.andHalf, ["en een half"]),
    (.and, ["en"]),
    (.unit(1), ["s", "sec", "seconde", "seconden"]),
    (.unit(60), ["min", "minuut", "minuten", "minuutje"]),
    (.unit(3_600), ["h", "u", "uur", "uren"]),
    (.unit(86_400), ["dag", "dagen"]),
    (.unit(604_800), ["week", "weken"]),
    (.months(1), ["maand", "maanden"]),
    (.months(12), ["jaar", "jaren"]),
    (.span(900), ["kwartier", "een kwartier", "kwartiertje"]),
    (.span(1_800), ["halfuur", "een halfuur", "halfuurtje"]),
    (.span(2_700), ["drie kwartier"]),
    (.day(0, nil), ["vandaag"]),
    (.day(0, .am), ["vanmorgen", "vanochtend"]),
    (.day(0, .pm), ["vanmiddag"]),
    (.day(0, .evening), ["vanavond"]),
    (.day(0, .night), ["vannacht"]),
    (.day(1, nil), ["morgen"]),
    (.day(1, .am), ["morgenochtend"]),
    (.day(1, .pm), ["morgenmiddag"]),
    (.day(1, .evening), ["morgenavond"]),
    (.day(2, nil), ["overmorgen"]),
    (.day(-1, nil), ["gisteren"]),
    (.day(-2, nil), ["eergisteren"]),
    (.next, ["volgende", "volgend", "komende", "aankomende", "aanstaande"]),
    (.this, ["deze", "dit"]),
    (.last, ["vorige", "vorig", "afgelopen"]),
    (.on, ["op"]),
    (.the, ["de", "het"]),
    (.at, ["om", "rond", "tegen"]),
    (.of, ["van"]),
    (.ordinalMark, ["e", "ste", "de"]),
    (.hourMark, ["uur", "u"]),
    (.moment(0), ["middernacht"]),
    (.moment(720), ["twaalf uur s middags"]),
    (.part(.am), ["'s morgens", "'s ochtends", "ochtend"]),
    (.part(.pm), ["'s middags", "middag"]),
    (.part(.evening), ["'s avonds", "avond"]),
    (.part(.night), ["'s nachts", "nacht"]),
    (.before(-30), ["half"]),
    (.before(15), ["kwart over"]),
    (.before(-15), ["kwart voor"]),
    (.past, ["over"]),
    (.to, ["voor"]),
    (.into, ["over", "in", "binnen"]),
    (.ago, ["geleden"]),
    (.later, ["later"]),
    (.now, ["nu", "meteen", "direct"]),
    (.edge(isEnd: true), ["eind", "einde"]),
    (.edge(isEnd: false), ["begin"]),
    (.weekday(7), ["weekend"]),
    (.holiday(month: 1, day: 1), ["nieuwjaar", "nieuwjaarsdag"]),
    (.holiday(month: 2, day: 14), ["valentijnsdag"]),
    (.holiday(month: 4, day: 27), ["koningsdag"]),
    (.holiday(month: 10, day: 31), ["halloween"]),
    (.holiday(month: 12, day: 5), ["sinterklaas", "sinterklaasavond"]),
    (.holiday(month: 12, day: 24), ["kerstavond"]),
    (.holiday(month: 12, day: 25), ["kerst", "kerstmis", "eerste kerstdag"]),
    (.holiday(month: 12, day: 26), ["tweede kerstdag"]),
    (.holiday(month: 12, day: 31), ["oud en nieuw", "oudejaarsavond"]),
  ]
}
