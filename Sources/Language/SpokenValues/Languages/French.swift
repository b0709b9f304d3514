// French: polite phrases, small words, endings, and the words for dates and times.

enum French {
  static let rules = LanguageRules(
    tag: "fr",
    articles: [
      "le", "la", "les", "l", "un", "une", "des", "du", "mon", "ma", "mes",
    ],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "de", "d", "à", "au", "aux", "dans", "avec", "sur", "en", "depuis", "chez", "par", "pour",
      "et", "ou", "où", "est", "que", "qu", "je", "tu", "vous", "s", "c", "ce",
    ], counting: ["pour"],
    contractions: contracted,
    elisions: elided,
    inflections: baseForms,
    numbers: NumberSpelling(
      regions: ["fr-BE", "fr-CH"], decimalMarks: [" point "], halves: ["# et demi", "# et demie"],
      more: [0.5: ["demi", "un demi", "la moitié"], 2: ["une paire de"]],
      parts: [0.5: ["demie"], 0.25: ["quart", "quarts"], 1 / 3: ["tiers"]],
      scales: [12: ["douzaine", "douzaines"], 10: ["dizaine"]], of: ["de", "d"],
      respellings: [("é", "e"), ("è", "e")]),
    truth: truth,
    timeWords: timeWords,
    currencies: [
      ("USD", ["dollar", "dollars"]), ("EUR", ["euro", "euros"]), ("GBP", ["livre", "livres"]),
      ("JPY", ["yen", "yens"]), ("CHF", ["franc", "francs"]), ("CNY", ["yuan", "yuans"]),
    ],
    cents: ["centime", "centimes", "cent", "cents"],
    polite: ["merci", "s'il te plaît", "s'il vous plaît"],
    examples: [.date: "demain", .duration: "10 minutes", .amount: "5 euros", .boolean: "oui"],
    positions: PositionWords(
      last: ["dernier", "dernière"], before: ["numéro", "option"]))

  /// Words that are elided before a vowel: `l'oignon`, `qu'on`.
  static let elided: Set<String> = [
    "l", "d", "j", "m", "t", "s", "n", "c", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu", "presqu",
  ]

  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "s'il te plaît", "s'il vous plaît", "stp", "svp", "peux-tu", "tu peux", "peux-tu me",
    "pourrais-tu", "tu pourrais", "pourrais-tu me", "pouvez-vous", "vous pouvez",
    "pouvez-vous me", "pourriez-vous", "vous pourriez", "est-ce que tu peux",
    "est-ce que tu pourrais", "est-ce que vous pouvez", "est-ce que je peux",
    "est-ce que je pourrais", "puis-je", "je peux", "je veux", "je voudrais", "j'aimerais",
    "je souhaite", "je souhaiterais", "j'ai besoin de", "merci de", "veuillez", "bonjour",
    "bonsoir", "salut", "hé", "hey", "ok", "okay", "alors", "euh",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "s'il te plaît", "s'il vous plaît", "stp", "svp", "merci", "merci beaucoup", "merci d'avance",
    "pour moi", "pour nous", "maintenant", "tout de suite", "si possible", "si tu peux",
    "si vous pouvez", "d'accord", "ok",
  ]

  /// Contractions, with the words they stand for.
  static let contracted: [String: String] = [
    "du": "de le",
    "des": "de les",
    "au": "à le",
    "aux": "à les",
    "duquel": "de lequel",
    "auquel": "à lequel",
  ]

  /// The words for yes and no.
  static let truth = TruthWords(
    yes: ["oui", "ouais", "bien sûr", "d'accord", "ouep", "volontiers", "avec plaisir"],
    no: ["non", "nan"],
    on: ["vrai", "allumé", "allumée", "activé", "activée", "marche"],
    off: ["faux", "éteint", "éteinte", "désactivé", "désactivée", "arrêt"],
    accept: [
      "confirmer", "confirme", "vas-y", "allez-y", "parfait", "très bien", "c'est bon", "exact",
      "exactement", "bien sûr", "c'est ça", "tout à fait", "finalement oui",
    ],
    decline: ["annuler", "annule", "laisse tomber", "arrête"])

  /// Returns the words that a plural may be a form of: `soupe` for `soupes`, `journal` for
  /// `journaux`.
  ///
  /// Cost: words of five letters or more that differ only by `s` or `x` are taken for one, which
  /// few different words do (`cour` and `cours`). Forms of verbs are left alone, because
  /// `commander` and `commande` are a verb and a noun.
  @Sendable static func baseForms(_ word: String) -> [String] {
    guard word.utf8.count > 4 else { return [] }
    if word.hasSuffix("aux") { return [word.dropLast(3) + "al", String(word.dropLast())] }
    guard word.hasSuffix("s") && !word.hasSuffix("ss") || word.hasSuffix("x") else { return [] }
    return [String(word.dropLast())]
  }

  /// The words for dates, times and durations; weekdays, months and numbers come from Unicode.
  static let timeWords: [(TypedWord, [String])] = [
    (.half, ["demi", "demie", "une demi", "une demie"]),
    (.andHalf, ["et demi", "et demie"]),
    (.and, ["et"]),
    (.unit(1), ["s", "sec", "seconde", "secondes"]),
    (.unit(60), ["min", "mn", "minute", "minutes"]),
    (.unit(3_600), ["h", "heure", "heures"]),
    (.unit(86_400), ["j", "jour", "jours"]),
    (.unit(604_800), ["semaine", "semaines"]),
    (.months(1), ["mois"]),
    (.months(12), ["an", "ans", "année", "années"]),
    (.span(900), ["quart d'heure", "un quart d'heure"]),
    (.span(2_700), ["trois quarts d'heure"]),
    (.day(0, nil), ["aujourd'hui"]),
    (.day(0, .am), ["ce matin"]),
    (.day(0, .pm), ["cet après-midi"]),
    (.day(0, .evening), ["ce soir"]),
    (.day(0, .night), ["cette nuit"]),
    (.day(1, nil), ["demain"]),
    (.day(2, nil), ["après-demain", "après demain"]),
    (.day(-1, nil), ["hier"]),
    (.day(-2, nil), ["avant-hier"]),
    (.this, ["ce", "cet", "cette"]),
    (.nextAfter, ["prochain", "prochaine", "prochains", "qui vient"]),
    (.lastAfter, ["dernier", "dernière", "passé", "passée"]),
    (.on, ["le"]),
    (.the, ["le", "la", "les"]),
    (.at, ["à", "vers", "dès"]),
    (.of, ["de", "du"]),
    (.ordinalMark, ["er", "ère", "ème", "e"]),
    (.hourMark, ["heures", "heure", "h"]),
    (.moment(720), ["midi"]),
    (.moment(0), ["minuit"]),
    (.part(.am), ["du matin", "matin"]),
    (.part(.pm), ["de l'après-midi", "après-midi"]),
    (.part(.evening), ["du soir", "soir"]),
    (.part(.night), ["de la nuit", "nuit"]),
    (.after(30), ["et demie", "et demi"]),
    (.after(15), ["et quart"]),
    (.after(-15), ["moins le quart", "moins quart"]),
    (.minus, ["moins"]),
    (.into, ["dans", "en"]),
    (.agoBefore, ["il y a"]),
    (.later, ["plus tard"]),
    (.now, ["maintenant", "tout de suite"]),
    (.edge(isEnd: true), ["fin"]),
    (.edge(isEnd: false), ["début"]),
    (.weekday(7), ["week-end", "weekend"]),
    (.holiday(month: 1, day: 1), ["nouvel an", "jour de l'an"]),
    (.holiday(month: 2, day: 14), ["saint-valentin"]),
    (.holiday(month: 7, day: 14), ["fête nationale"]),
    (.holiday(month: 10, day: 31), ["halloween"]),
    (.holiday(month: 11, day: 1), ["toussaint"]),
    (.holiday(month: 12, day: 24), ["veille de noël"]),
    (.holiday(month: 12, day: 25), ["noël"]),
    (.holiday(month: 12, day: 31), ["saint-sylvestre"]),
  ]
}
