// Italian contractions, and the words for yes and no.

extension Italian {
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
    accept: ["conferma", "confermare", "procedi", "fallo"],
    decline: ["annulla", "annullare", "lascia stare", "meglio di no", "ferma"])
}
