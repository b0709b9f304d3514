// Portuguese: polite phrases, small words, endings, and the words for dates and times.

enum Portuguese {
  static let rules = LanguageRules(
    tag: "pt",
    articles: [
      "o", "a", "os", "as", "um", "uma", "uns", "umas", "meu", "minha", "meus", "minhas",
    ],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "de", "em", "com", "por", "para", "pra", "e", "ou", "que", "é", "são", "está", "estão",
      "onde", "como", "quando", "me", "te", "se", "eu", "tu", "você",
    ], counting: ["para", "pra"],
    contractions: contracted,
    inflections: baseForms,
    numbers: NumberSpelling(
      regions: ["pt-PT"], decimalMarks: [" ponto "], halves: ["# e meio", "# e meia"],
      more: [0.5: ["meio", "meia", "metade"], 14: ["quatorze", "catorze"], 2: ["um par de"]],
      parts: [0.25: ["quarto", "quartos"], 1 / 3: ["terço", "terços"]],
      scales: [12: ["dúzia", "dúzias"]], of: ["de"],
      respellings: [("ê", "e"), ("í", "i"), ("ú", "u")]),
    truth: truth,
    timeWords: timeWords,
    unitRegions: ["pt-PT"],
    currencies: [
      ("USD", ["dólar", "dólares"]), ("EUR", ["euro", "euros"]), ("GBP", ["libra", "libras"]),
      ("BRL", ["real", "reais"]), ("JPY", ["iene", "ienes"]), ("CHF", ["franco", "francos"]),
    ],
    cents: ["cêntimo", "cêntimos", "centavo", "centavos"],
    polite: ["por favor", "obrigado", "obrigada"],
    examples: [.date: "amanhã", .duration: "10 minutos", .amount: "5 euros", .boolean: "sim"],
    positions: PositionWords(
      last: ["último", "última"], before: ["número", "opção"]))

  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "por favor", "por gentileza", "faz favor", "faça o favor de", "você pode",
    "você pode por favor", "você poderia", "pode", "pode por favor", "podes", "podias", "poderia",
    "poderias", "me pode", "posso", "eu posso", "quero", "eu quero", "queria", "eu queria",
    "gostaria de", "eu gostaria de", "preciso", "eu preciso", "preciso de", "olá", "oi", "ei",
    "bom dia", "boa tarde", "boa noite", "ok", "tá", "então", "bem", "bom", "agora",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "por favor", "por gentileza", "se faz favor", "faz favor", "obrigado", "obrigada",
    "muito obrigado", "muito obrigada", "valeu", "para mim", "pra mim", "para nós", "agora",
    "agora mesmo", "já", "se puder", "se possível", "se puderes", "quando puder", "tá", "tá bom",
    "ok",
  ]

  /// Contractions, with the words they stand for.
  static let contracted: [String: String] = [
    "do": "de o",
    "da": "de a",
    "dos": "de os",
    "das": "de as",
    "no": "em o",
    "na": "em a",
    "nos": "em os",
    "nas": "em as",
    "ao": "a o",
    "aos": "a os",
    "à": "a a",
    "às": "a as",
    "pelo": "por o",
    "pela": "por a",
    "pelos": "por os",
    "pelas": "por as",
    "num": "em um",
    "numa": "em uma",
    "dum": "de um",
    "duma": "de uma",
    "pro": "para o",
    "pra": "para a",
    "pros": "para os",
    "pras": "para as",
    "neste": "em este",
    "nesta": "em esta",
    "deste": "de este",
    "desta": "de esta",
  ]

  /// The words for yes and no.
  static let truth = TruthWords(
    yes: ["sim", "claro", "com certeza", "tá bom", "está bem", "isso mesmo"],
    no: ["não"],
    on: ["verdadeiro", "ligado", "ligada", "ativado", "ativada"],
    off: ["falso", "desligado", "desligada", "desativado", "desativada"],
    accept: ["confirmar", "confirma", "pode ir", "vai em frente", "isso", "pode ser", "perfeito"],
    decline: ["cancelar", "cancela", "deixa pra lá", "melhor não", "pare"])

  /// Returns the words that a plural may be a form of: `sopa` for `sopas`, `canção` for `canções`.
  ///
  /// Cost: words of five letters or more that differ only by `s` or `es` are taken for one, also
  /// the second person of a verb (`abre` and `abres`).
  @Sendable static func baseForms(_ word: String) -> [String] {
    guard word.utf8.count > 4, word.hasSuffix("s") else { return [] }
    for (ending, singular) in [
      ("ões", "ão"), ("ães", "ão"), ("ais", "al"), ("éis", "el"), ("ns", "m"),
    ]
    where word.hasSuffix(ending) {
      return [word.dropLast(ending.count) + singular, String(word.dropLast())]
    }
    if word.hasSuffix("res") || word.hasSuffix("zes") || word.hasSuffix("ses") {
      return [String(word.dropLast(2)), String(word.dropLast())]
    }
    return [String(word.dropLast())]
  }

  /// The words for dates, times and durations; weekdays, months and numbers come from Unicode.
  static let timeWords: [(TypedWord, [String])] = [
    (.half, ["meio", "meia"]),
    (.andHalf, ["e meio", "e meia"]),
    (.and, ["e"]),
    (.unit(1), ["s", "seg", "segundo", "segundos"]),
    (.unit(60), ["min", "minuto", "minutos"]),
    (.unit(3_600), ["h", "hora", "horas"]),
    (.unit(86_400), ["dia", "dias"]),
    (.unit(604_800), ["semana", "semanas"]),
    (.months(1), ["mês", "meses"]),
    (.months(12), ["ano", "anos"]),
    (.span(900), ["quarto de hora", "um quarto de hora"]),
    (.span(2_700), ["três quartos de hora"]),
    (.day(0, nil), ["hoje"]),
    (.day(0, .am), ["esta manhã", "hoje de manhã"]),
    (.day(0, .pm), ["esta tarde", "hoje à tarde"]),
    (.day(0, .night), ["esta noite", "hoje à noite"]),
    (.day(1, nil), ["amanhã"]),
    (.day(2, nil), ["depois de amanhã"]),
    (.day(-1, nil), ["ontem"]),
    (.day(-2, nil), ["anteontem"]),
    (.next, ["próximo", "próxima", "o próximo", "a próxima"]),
    (.this, ["este", "esta"]),
    (.last, ["o último", "a última"]),
    (.nextAfter, ["que vem", "próximo", "próxima", "seguinte"]),
    (.lastAfter, ["passado", "passada"]),
    (.on, ["em", "no", "na", "no dia", "dia"]),
    (.the, ["o", "a", "os", "as"]),
    (.theHour, ["as", "a"]),
    (.weekday(2), ["segunda"]),
    (.weekday(3), ["terça"]),
    (.weekday(4), ["quarta"]),
    (.weekday(5), ["quinta"]),
    (.weekday(6), ["sexta"]),
    (.at, ["às", "à", "ao", "pelas"]),
    (.of, ["de", "do"]),
    (.ordinalMark, ["º"]),
    (.hourMark, ["horas", "hora", "h", "em ponto"]),
    (.moment(720), ["meio-dia", "ao meio-dia"]),
    (.moment(0), ["meia-noite", "à meia-noite"]),
    (.part(.am), ["da manhã", "de manhã", "da madrugada"]),
    (.part(.pm), ["da tarde", "à tarde"]),
    (.part(.night), ["da noite", "à noite"]),
    (.after(30), ["e meia"]),
    (.after(15), ["e um quarto"]),
    (.before(-15), ["um quarto para as", "quinze para as"]),
    (.after(-15), ["menos um quarto"]),
    (.plus, ["e"]),
    (.minus, ["menos"]),
    (.to, ["para as", "para a"]),
    (.into, ["em", "daqui a", "dentro de"]),
    (.agoBefore, ["há"]),
    (.ago, ["atrás"]),
    (.later, ["depois", "mais tarde"]),
    (.now, ["agora", "já"]),
    (.edge(isEnd: true), ["fim", "final", "no fim", "no final"]),
    (.edge(isEnd: false), ["início", "começo", "no início", "no começo"]),
    (.weekday(7), ["fim de semana"]),
    (.holiday(month: 1, day: 1), ["ano novo", "dia de ano novo"]),
    (.holiday(month: 10, day: 31), ["halloween"]),
    (.holiday(month: 12, day: 24), ["véspera de natal"]),
    (.holiday(month: 12, day: 25), ["natal", "dia de natal"]),
    (.holiday(month: 12, day: 31), ["véspera de ano novo"]),
  ]
}
