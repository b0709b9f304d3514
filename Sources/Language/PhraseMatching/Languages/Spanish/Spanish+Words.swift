// Spanish contractions, and the words for yes and no.

extension Spanish {
  /// Contractions, with the words they stand for.
  static let contracted: [String: String] = [
    "al": "a el",
    "del": "de el",
    "pal": "para el",
  ]

  /// The words for yes and no.
  static let truth = TruthWords(
    yes: ["sí", "claro", "vale", "por supuesto", "de acuerdo"],
    no: ["no"],
    on: ["verdadero", "encendido", "encendida", "activado", "activada"],
    off: ["falso", "apagado", "apagada", "desactivado", "desactivada"],
    accept: ["confirmar", "confirma", "adelante", "hazlo"],
    decline: ["cancelar", "cancela", "déjalo", "mejor no", "para"])
}
