// Dutch contractions, and the words for yes and no.

extension Dutch {
  /// Contractions, with the words they stand for.
  static let contracted: [String: String] = [
    "zn": "zijn",
    "mn": "mijn",
    "dr": "haar",
    "ie": "hij",
  ]

  /// The words for yes and no.
  static let truth = TruthWords(
    yes: ["ja", "j", "jawel", "zeker", "prima", "natuurlijk"],
    no: ["nee", "neen"],
    on: ["waar", "aan", "ingeschakeld", "geactiveerd"],
    off: ["onwaar", "uit", "uitgeschakeld", "gedeactiveerd"],
    accept: ["bevestigen", "bevestig", "doe maar", "ga door"],
    decline: ["annuleren", "annuleer", "laat maar", "liever niet", "stop"])
}
