// German: polite phrases, small words, endings, and the words for dates and times.

enum German {
  static let rules = LanguageRules(
    tag: "de",
    articles: [
      "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines",
      "mein", "meine", "meinen", "meinem", "meiner",
    ],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "in", "im", "mit", "bei", "von", "vom", "aus", "auf", "an", "am", "zu", "zum", "zur", "über",
      "für", "und", "oder", "ist", "sind", "wo", "was", "ich", "du", "sie", "es",
    ], counting: ["für", "zu"],
    contractions: contracted,
    inflections: baseForms,
    numbers: NumberSpelling(
      halves: ["#einhalb", "# einhalb", "#undeinhalb"],
      more: [
        0.5: ["halb", "einhalb", "ein halb", "ein halbes"], 1.5: ["eineinhalb", "anderthalb"],
        2: ["zwo", "ein Paar", "zweit"], 3: ["dritt"], 4: ["viert"], 5: ["fünft"], 6: ["sechst"],
        7: ["siebt"], 9: ["neunt"], 10: ["zehnt"],
      ],
      parts: [
        0.5: ["halbe", "halbes", "halben", "halber"], 0.25: ["Viertel"], 1 / 3: ["Drittel"],
      ],
      scales: [12: ["Dutzend"]],
      respellings: [("ü", "ue"), ("ö", "oe"), ("ä", "ae")]),
    truth: truth,
    timeWords: timeWords,
    currencies: [
      ("USD", ["Dollar"]), ("EUR", ["Euro", "Euros"]), ("GBP", ["Pfund"]), ("JPY", ["Yen"]),
      ("CHF", ["Franken"]), ("CNY", ["Yuan"]), ("INR", ["Rupien", "Rupie"]), ("KRW", ["Won"]),
    ],
    cents: ["Cent", "Cents", "Rappen"],
    polite: ["bitte", "danke"],
    examples: [.date: "morgen", .duration: "10 Minuten", .amount: "5 Euro", .boolean: "ja"],
    positions: PositionWords(
      last: ["letzte", "letzter", "letztes", "letzten"], before: ["Nummer", "Option"]))

  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "bitte", "kannst du", "kannst du mir", "kannst du bitte", "könntest du", "könntest du mir",
    "könntest du bitte", "würdest du", "würdest du bitte", "können Sie", "können Sie bitte",
    "könnten Sie", "könnten Sie bitte", "würden Sie", "würden Sie bitte", "kann ich",
    "könnte ich", "ich möchte", "ich möchte gern", "ich möchte gerne", "ich will",
    "ich würde gern", "ich würde gerne", "ich hätte gern", "ich hätte gerne", "sei so gut und",
    "sei so nett und", "hey", "hallo", "hi", "ok", "okay", "also", "so", "nun", "jetzt", "äh",
    "ähm", "hm",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "bitte", "bitte schön", "danke", "danke schön", "danke sehr", "vielen Dank", "besten Dank",
    "für mich", "für uns", "mal", "doch mal", "mal bitte", "jetzt", "gleich", "sofort",
    "wenn es geht", "wenn du kannst", "wenn möglich", "ja", "okay", "ok",
  ]

  /// Contractions, with the words they stand for.
  static let contracted: [String: String] = [
    "im": "in dem",
    "ins": "in das",
    "am": "an dem",
    "ans": "an das",
    "zum": "zu dem",
    "zur": "zu der",
    "vom": "von dem",
    "beim": "bei dem",
    "aufs": "auf das",
    "fürs": "für das",
    "durchs": "durch das",
    "ums": "um das",
    "übers": "über das",
    "unterm": "unter dem",
    "hinterm": "hinter dem",
    "vorm": "vor dem",
  ]

  /// The words for yes and no.
  static let truth = TruthWords(
    yes: [
      "ja", "j", "jawohl", "na klar", "na gut", "aber ja", "jep", "jo", "klar", "gerne",
      "natürlich", "sicher",
    ],
    no: ["nein", "nö", "ne", "nee"],
    on: ["wahr", "an", "ein", "eingeschaltet", "aktiviert"],
    off: ["falsch", "aus", "ausgeschaltet", "deaktiviert"],
    accept: [
      "bestätigen", "mach das", "los", "gut", "passt", "passt so", "in Ordnung", "stimmt", "genau",
      "richtig", "einverstanden", "alles klar",
    ],
    decline: ["abbrechen", "abbruch", "stopp", "lieber nicht", "nicht", "vergiss es"])

  /// Returns the words that a declined or conjugated word may be a form of: `suppe` for `suppen`.
  ///
  /// Cost: a word of five letters or more is taken for another that differs only by `e`, `en`,
  /// `n`, `er`, `es`, `em` or `s` at its end, such as `bestelle` and `bestellen`, but also
  /// `karte` and `karten`, `licht` and `lichter`. Changed vowels (`häuser`) are not undone.
  @Sendable static func baseForms(_ word: String) -> [String] {
    guard word.utf8.count > 4 else { return [] }
    var forms: [String] = []
    for ending in ["en", "er", "es", "em", "e", "n", "s"] where word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      guard stem.utf8.count > 3 else { continue }
      forms.append(stem)
      if ending.count == 2 { forms.append(stem + "e") }
    }
    return forms
  }

  /// The words for dates, times and durations; weekdays, months and numbers come from Unicode.
  static let timeWords: [(TypedWord, [String])] = [
    (.half, ["halbe", "halben", "eine halbe", "einer halben"]),
    (.andHalf, ["und eine halbe"]),
    (.and, ["und"]),
    (.unit(1), ["s", "sek", "sekunde", "sekunden"]),
    (.unit(60), ["min", "minute", "minuten"]),
    (.unit(3_600), ["h", "std", "stunde", "stunden"]),
    (.unit(86_400), ["tag", "tage", "tagen"]),
    (.unit(604_800), ["woche", "wochen"]),
    (.months(1), ["monat", "monate", "monaten", "monats"]),
    (.months(12), ["jahr", "jahre", "jahren", "jahres"]),
    (.span(900), ["viertelstunde", "eine viertelstunde", "einer viertelstunde"]),
    (.span(1_800), ["halbstunde"]),
    (.span(2_700), ["dreiviertelstunde", "eine dreiviertelstunde", "einer dreiviertelstunde"]),
    (.day(0, nil), ["heute"]),
    (.day(0, .am), ["heute früh", "heute morgen", "heute vormittag"]),
    (.day(0, .pm), ["heute nachmittag"]),
    (.day(0, .evening), ["heute abend"]),
    (.day(0, .night), ["heute nacht"]),
    (.day(1, nil), ["morgen"]),
    (.day(2, nil), ["übermorgen"]),
    (.day(-1, nil), ["gestern"]),
    (.day(-2, nil), ["vorgestern"]),
    (.next, ["nächste", "nächsten", "nächster", "nächstes", "kommende", "kommenden", "kommender"]),
    (.this, ["diese", "diesen", "dieser", "dieses"]),
    (.last, ["letzte", "letzten", "letzter", "letztes", "vergangene", "vergangenen"]),
    (.on, ["am", "an"]),
    (.at, ["um", "gegen", "ab"]),
    (.the, ["der", "den", "dem", "das"]),
    (.hourMark, ["uhr"]),
    (.moment(720), ["mittag", "mittags", "zwölf uhr mittags"]),
    (.moment(0), ["mitternacht"]),
    (
      .part(.am),
      ["morgens", "vormittags", "früh", "am morgen", "am vormittag", "in der früh", "vormittag"]
    ),
    (.part(.pm), ["nachmittags", "am nachmittag", "nachmittag"]),
    (.part(.evening), ["abends", "am abend", "abend"]),
    (.part(.night), ["nachts", "in der nacht", "nacht"]),
    (.before(-30), ["halb"]),
    (.before(15), ["viertel nach"]),
    (.before(-15), ["viertel vor", "dreiviertel"]),
    (.past, ["nach"]),
    (.to, ["vor"]),
    (.into, ["in"]),
    (.agoBefore, ["vor"]),
    (.later, ["später"]),
    (.now, ["jetzt", "sofort"]),
    (.edge(isEnd: true), ["ende", "ende des"]),
    (.edge(isEnd: false), ["anfang", "anfang des", "beginn des"]),
    (.edgeOf(.month, isEnd: true), ["monatsende"]),
    (.edgeOf(.year, isEnd: true), ["jahresende"]),
    (.edgeOf(.week, isEnd: false), ["wochenanfang"]),
    (.weekday(7), ["wochenende"]),
    (.holiday(month: 1, day: 1), ["neujahr"]),
    (.holiday(month: 2, day: 14), ["valentinstag"]),
    (.holiday(month: 5, day: 1), ["tag der arbeit"]),
    (.holiday(month: 10, day: 3), ["tag der deutschen einheit"]),
    (.holiday(month: 10, day: 31), ["halloween"]),
    (.holiday(month: 12, day: 6), ["nikolaus"]),
    (.holiday(month: 12, day: 24), ["heiligabend", "heilig abend"]),
    (.holiday(month: 12, day: 25), ["weihnachten"]),
    (.holiday(month: 12, day: 31), ["silvester"]),
  ]
}
