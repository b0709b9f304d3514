// Italian: polite phrases, small words, endings, and the words for dates and times.

enum Italian {
  static let rules = LanguageRules(
    tag: "it",
    articles: [
      "il", "lo", "la", "l", "i", "gli", "le", "un", "uno", "una", "mio", "mia", "miei", "mie",
    ],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "di", "a", "da", "in", "con", "su", "per", "tra", "fra", "e", "o", "che", "è", "sono", "dove",
      "come", "quando", "mi", "ti", "si", "ci", "tu", "io",
    ], counting: ["per"],
    contractions: contracted,
    elisions: elided,
    inflections: baseForms,
    numbers: NumberSpelling(
      decimalMarks: [" punto "], halves: ["# e mezzo", "# e mezza"],
      more: [0.5: ["mezzo", "mezza", "la metà"], 2: ["un paio di", "un paio"], 3: ["tré"]],
      parts: [0.25: ["quarto", "quarti"], 1 / 3: ["terzo", "terzi"]],
      scales: [12: ["dozzina", "dozzine"]], of: ["di"], respellings: [("é", "e")]),
    truth: truth,
    timeWords: timeWords,
    currencies: [
      ("USD", ["dollaro", "dollari"]), ("EUR", ["euro"]), ("GBP", ["sterlina", "sterline"]),
      ("JPY", ["yen"]), ("CHF", ["franco", "franchi"]), ("CNY", ["yuan"]),
    ],
    cents: ["centesimo", "centesimi", "cent"],
    polite: ["per favore", "grazie"],
    examples: [.date: "domani", .duration: "10 minuti", .amount: "5 euro", .boolean: "sì"],
    positions: PositionWords(
      last: ["ultimo", "ultima"], before: ["numero", "opzione"]))

  /// Words that are elided before a vowel: `l'ordine`, `nell'app`, `un'altra`.
  static let elided: Set<String> = [
    "l", "un", "d", "c", "s", "m", "t", "v", "n", "all", "dall", "dell", "nell", "sull", "coll",
    "quell", "quest", "bell", "buon", "sant", "dov", "com", "cos", "mezz", "anch", "tutt", "senz",
  ]

  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "per favore", "per piacere", "per cortesia", "puoi", "puoi per favore", "mi puoi", "potresti",
    "potresti per favore", "mi potresti", "può", "potrebbe", "potete", "potreste", "posso",
    "potrei", "voglio", "vorrei", "mi piacerebbe", "ho bisogno di", "desidero", "ciao", "ehi",
    "hey", "salve", "buongiorno", "buonasera", "ok", "okay", "va bene", "allora", "dunque",
    "bene", "scusa", "ehm", "adesso", "ora",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "per favore", "per piacere", "per cortesia", "grazie", "grazie mille", "tante grazie",
    "per me", "per noi", "adesso", "ora", "subito", "se puoi", "se può", "se possibile",
    "quando puoi", "va bene", "ok",
  ]

  /// Contractions, with the words they stand for.
  static let contracted: [String: String] = [
    "del": "di il",
    "dello": "di lo",
    "della": "di la",
    "dei": "di i",
    "degli": "di gli",
    "delle": "di le",
    "dell": "di l'",
    "nel": "in il",
    "nello": "in lo",
    "nella": "in la",
    "nei": "in i",
    "negli": "in gli",
    "nelle": "in le",
    "nell": "in l'",
    "al": "a il",
    "allo": "a lo",
    "alla": "a la",
    "ai": "a i",
    "agli": "a gli",
    "alle": "a le",
    "all": "a l'",
    "dal": "da il",
    "dallo": "da lo",
    "dalla": "da la",
    "dai": "da i",
    "dagli": "da gli",
    "dalle": "da le",
    "dall": "da l'",
    "sul": "su il",
    "sullo": "su lo",
    "sulla": "su la",
    "sui": "su i",
    "sugli": "su gli",
    "sulle": "su le",
    "sull": "su l'",
  ]

  /// The words for yes and no.
  static let truth = TruthWords(
    yes: ["sì", "certo", "va bene", "d'accordo", "volentieri"],
    no: ["no"],
    on: ["vero", "acceso", "accesa", "attivo", "attiva", "attivato"],
    off: ["falso", "spento", "spenta", "disattivato"],
    accept: ["conferma", "confermare", "procedi", "fallo", "perfetto", "esatto"],
    decline: ["annulla", "annullare", "lascia stare", "meglio di no", "ferma"])

  /// Returns the words that a plural may be a form of: `documento` for `documenti`, `zuppa` for
  /// `zuppe`.
  ///
  /// Cost: the plural is in the last vowel, so words of five letters or more in `i` or `e` are
  /// taken for those in `o`, `a` or `e`: `porti` (harbours, you carry) for `porto`, `porte` (doors)
  /// for `porta`, also where they are verbs.
  @Sendable static func baseForms(_ word: String) -> [String] {
    guard word.utf8.count > 4 else { return [] }
    if word.hasSuffix("chi") || word.hasSuffix("ghi") { return [word.dropLast(2) + "o"] }
    if word.hasSuffix("che") || word.hasSuffix("ghe") { return [word.dropLast(2) + "a"] }
    if word.hasSuffix("i") { return [word.dropLast() + "o", word.dropLast() + "e"] }
    return word.hasSuffix("e") ? [word.dropLast() + "a"] : []
  }

  /// The words for dates, times and durations; weekdays, months and numbers come from Unicode.
  static let timeWords: [(TypedWord, [String])] = [
    (.half, ["mezzo", "mezza", "mezz'"]),
    (.andHalf, ["e mezzo", "e mezza"]),
    (.and, ["e"]),
    (.unit(1), ["s", "sec", "secondo", "secondi"]),
    (.unit(60), ["min", "minuto", "minuti"]),
    (.unit(3_600), ["h", "ora", "ore"]),
    (.unit(86_400), ["giorno", "giorni"]),
    (.unit(604_800), ["settimana", "settimane"]),
    (.months(1), ["mese", "mesi"]),
    (.months(12), ["anno", "anni"]),
    (.span(900), ["quarto d'ora", "un quarto d'ora"]),
    (.span(1_800), ["mezz'ora", "una mezz'ora"]),
    (.span(2_700), ["tre quarti d'ora"]),
    (.span(3_600), ["un'ora"]),
    (.day(0, nil), ["oggi"]),
    (.day(0, .am), ["stamattina", "stamani", "questa mattina"]),
    (.day(0, .pm), ["oggi pomeriggio", "questo pomeriggio"]),
    (.day(0, .evening), ["stasera", "questa sera"]),
    (.day(0, .night), ["stanotte", "questa notte"]),
    (.day(1, nil), ["domani"]),
    (.day(2, nil), ["dopodomani"]),
    (.day(-1, nil), ["ieri"]),
    (.day(-2, nil), ["l'altro ieri", "altroieri"]),
    (.next, ["prossimo", "prossima"]),
    (.this, ["questo", "questa"]),
    (.last, ["scorso", "scorsa"]),
    (.nextAfter, ["prossimo", "prossima", "che viene"]),
    (.lastAfter, ["scorso", "scorsa"]),
    (.on, ["il"]),
    (.the, ["il", "la", "le", "lo"]),
    (.theHour, ["le", "l'"]),
    (.at, ["alle", "a", "all", "all'", "verso le"]),
    (.of, ["di", "del"]),
    (.ordinalMark, ["º"]),
    (.hourMark, ["ore", "in punto"]),
    (.moment(720), ["mezzogiorno"]),
    (.moment(0), ["mezzanotte"]),
    (.part(.am), ["di mattina", "del mattino", "mattina", "di mattino"]),
    (.part(.pm), ["di pomeriggio", "del pomeriggio", "pomeriggio"]),
    (.part(.evening), ["di sera", "della sera", "sera"]),
    (.part(.night), ["di notte", "notte"]),
    (.after(30), ["e mezza", "e mezzo"]),
    (.after(15), ["e un quarto"]),
    (.after(-15), ["meno un quarto"]),
    (.plus, ["e"]),
    (.minus, ["meno"]),
    (.into, ["in", "tra", "fra"]),
    (.ago, ["fa"]),
    (.later, ["dopo", "più tardi"]),
    (.now, ["adesso", "ora", "subito"]),
    (.edge(isEnd: true), ["fine", "a fine", "alla fine"]),
    (.edge(isEnd: false), ["inizio", "a inizio", "all'inizio"]),
    (.weekday(7), ["fine settimana", "weekend"]),
    (.holiday(month: 1, day: 1), ["capodanno"]),
    (.holiday(month: 1, day: 6), ["epifania", "befana"]),
    (.holiday(month: 2, day: 14), ["san valentino"]),
    (.holiday(month: 8, day: 15), ["ferragosto"]),
    (.holiday(month: 10, day: 31), ["halloween"]),
    (.holiday(month: 12, day: 24), ["vigilia di natale"]),
    (.holiday(month: 12, day: 25), ["natale"]),
    (.holiday(month: 12, day: 26), ["santo stefano"]),
    (.holiday(month: 12, day: 31), ["san silvestro"]),
  ]
}
