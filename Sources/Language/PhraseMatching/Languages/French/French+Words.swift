// French contractions, and the words for yes and no.

extension French {
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
    yes: ["oui", "ouais", "bien sûr", "d'accord", "ouep", "volontiers"],
    no: ["non", "nan"],
    on: ["vrai", "allumé", "allumée", "activé", "activée", "marche"],
    off: ["faux", "éteint", "éteinte", "désactivé", "désactivée", "arrêt"],
    accept: ["confirmer", "confirme", "vas-y", "allez-y"],
    decline: ["annuler", "annule", "laisse tomber", "arrête"])
}
