// Portuguese contractions, and the words for yes and no.

extension Portuguese {
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
    yes: ["sim", "claro", "com certeza", "tá bom", "está bem"],
    no: ["não"],
    on: ["verdadeiro", "ligado", "ligada", "ativado", "ativada"],
    off: ["falso", "desligado", "desligada", "desativado", "desativada"],
    accept: ["confirmar", "confirma", "pode ir", "vai em frente"],
    decline: ["cancelar", "cancela", "deixa pra lá", "melhor não", "pare"])
}
