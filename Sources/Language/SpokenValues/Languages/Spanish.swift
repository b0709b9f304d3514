// Spanish: polite phrases, small words, endings, and the words for dates and times.

enum Spanish {
  static let rules = LanguageRules(
    tag: "es",
    articles: [
      "el", "la", "los", "las", "un", "una", "unos", "unas", "mi", "mis",
    ],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "de", "del", "a", "al", "en", "con", "por", "para", "y", "o", "que", "qué", "es", "son",
      "está", "están", "lo", "le", "me", "te", "se", "su", "tu", "yo", "dónde", "cómo", "cuándo",
    ], counting: ["para"],
    contractions: contracted,
    inflections: baseForms,
    numbers: NumberSpelling(
      decimalMarks: [" punto ", " con "], halves: ["# y medio", "# y media"],
      more: [0.5: ["medio", "media", "la mitad"], 2: ["un par de", "un par"]],
      parts: [0.25: ["cuarto", "cuartos"], 1 / 3: ["tercio", "tercios"]],
      scales: [12: ["docena", "docenas"]], of: ["de"],
      respellings: [("á", "a"), ("é", "e"), ("í", "i"), ("ó", "o"), ("ú", "u")]),
    truth: truth,
    timeWords: timeWords,
    currencies: [
      ("USD", ["dólar", "dólares", "dolar", "dolares"]), ("EUR", ["euro", "euros"]),
      ("GBP", ["libra", "libras"]), ("JPY", ["yen", "yenes"]), ("MXN", ["peso", "pesos"]),
      ("CHF", ["franco", "francos"]), ("CNY", ["yuan", "yuanes"]),
    ],
    cents: ["céntimo", "céntimos", "centimo", "centimos", "centavo", "centavos"],
    polite: ["por favor", "gracias"],
    examples: [.date: "mañana", .duration: "10 minutos", .amount: "5 euros", .boolean: "sí"],
    positions: PositionWords(
      last: ["último", "última", "ultimo", "ultima"], before: ["número", "numero", "opción"]))

  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "por favor", "porfa", "puedes", "puedes por favor", "me puedes", "podrías",
    "podrías por favor", "me podrías", "puede", "podría", "me puede", "me podría", "pueden",
    "quiero", "quisiera", "querría", "me gustaría", "necesito", "deseo", "puedo", "hola", "oye",
    "oiga", "buenas", "buenos días", "buenas tardes", "ok", "vale", "bueno", "bien", "pues",
    "a ver", "eh", "ehm", "ahora",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "por favor", "porfa", "porfi", "gracias", "muchas gracias", "mil gracias", "para mí",
    "para nosotros", "ahora", "ahora mismo", "ya", "si puedes", "si puede", "si es posible",
    "cuando puedas", "vale", "ok",
  ]

  /// Contractions, with the words they stand for.
  static let contracted: [String: String] = [
    "al": "a el",
    "del": "de el",
    "pal": "para el",
  ]

  /// The words for yes and no.
  static let truth = TruthWords(
    yes: [
      "sí", "claro", "claro que sí", "vale", "por supuesto", "de acuerdo", "dale", "venga",
    ],
    no: ["no"],
    on: ["verdadero", "encendido", "encendida", "activado", "activada"],
    off: ["falso", "apagado", "apagada", "desactivado", "desactivada"],
    accept: ["confirmar", "confirma", "adelante", "hazlo", "eso es", "eso", "perfecto"],
    decline: ["cancelar", "cancela", "déjalo", "mejor no", "para"])

  /// Returns the words that a plural may be a form of: `sopa` for `sopas`, `pedido` for `pedidos`.
  ///
  /// Cost: words of five letters or more that differ only by `s` or `es` are taken for one, also
  /// the second person of a verb (`abre` and `abres`). Days such as `lunes` have no singular.
  @Sendable static func baseForms(_ word: String) -> [String] {
    guard word.utf8.count > 4, word.hasSuffix("s"),
      !["lunes", "martes", "jueves", "viernes"].contains(word)
    else { return [] }
    if word.hasSuffix("ces") { return [word.dropLast(3) + "z", String(word.dropLast())] }
    if word.hasSuffix("es") { return [String(word.dropLast(2)), String(word.dropLast())] }
    return [String(word.dropLast())]
  }

  /// The words for dates, times and durations; weekdays, months and numbers come from Unicode.
  static let timeWords: [(TypedWord, [String])] = [
    (.half, ["medio", "media"]),
    (.andHalf, ["y medio", "y media"]),
    (.and, ["y"]),
    (.unit(1), ["s", "seg", "segundo", "segundos"]),
    (.unit(60), ["min", "minuto", "minutos"]),
    (.unit(3_600), ["h", "hora", "horas"]),
    (.unit(86_400), ["día", "días"]),
    (.unit(604_800), ["semana", "semanas"]),
    (.months(1), ["mes", "meses"]),
    (.months(12), ["año", "años"]),
    (.span(900), ["cuarto de hora", "un cuarto de hora"]),
    (.span(2_700), ["tres cuartos de hora"]),
    (.day(0, nil), ["hoy"]),
    (.day(0, .am), ["esta mañana"]),
    (.day(0, .pm), ["esta tarde"]),
    (.day(0, .night), ["esta noche"]),
    (.day(1, nil), ["mañana"]),
    (.day(2, nil), ["pasado mañana"]),
    (.day(-1, nil), ["ayer"]),
    (.day(-2, nil), ["anteayer", "antes de ayer"]),
    (.next, ["próximo", "próxima", "el próximo", "la próxima", "el siguiente"]),
    (.this, ["este", "esta"]),
    (.last, ["el último", "la última"]),
    (.nextAfter, ["que viene", "próximo", "próxima", "siguiente"]),
    (.lastAfter, ["pasado", "pasada"]),
    (.on, ["el"]),
    (.the, ["el", "la", "los", "las"]),
    (.theHour, ["la", "las"]),
    (.at, ["a", "a la", "a las", "sobre las"]),
    (.of, ["de", "del"]),
    (.ordinalMark, ["º", "o"]),
    (.hourMark, ["horas", "hora", "en punto", "h"]),
    (.moment(720), ["mediodía", "al mediodía"]),
    (.moment(0), ["medianoche"]),
    (.part(.am), ["de la mañana", "por la mañana", "de la madrugada"]),
    (.part(.pm), ["de la tarde", "por la tarde"]),
    (.part(.night), ["de la noche", "por la noche"]),
    (.after(30), ["y media"]),
    (.after(15), ["y cuarto"]),
    (.after(-15), ["menos cuarto"]),
    (.plus, ["y"]),
    (.minus, ["menos"]),
    (.into, ["en", "dentro de"]),
    (.agoBefore, ["hace"]),
    (.later, ["después", "más tarde"]),
    (.now, ["ahora", "ahora mismo", "ya"]),
    (.edge(isEnd: true), ["fin", "final", "finales", "a fin", "a finales"]),
    (.edge(isEnd: false), ["principio", "principios", "a principios", "inicio"]),
    (.weekday(7), ["fin de semana"]),
    (.holiday(month: 1, day: 1), ["año nuevo"]),
    (.holiday(month: 1, day: 6), ["día de reyes"]),
    (.holiday(month: 2, day: 14), ["san valentín"]),
    (.holiday(month: 10, day: 31), ["halloween"]),
    (.holiday(month: 12, day: 24), ["nochebuena"]),
    (.holiday(month: 12, day: 25), ["navidad", "en navidad", "día de navidad"]),
    (.holiday(month: 12, day: 31), ["nochevieja"]),
  ]
}
