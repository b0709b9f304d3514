// The negations and question words of each language.

/// The words that reverse a request or turn it into a question.
///
/// An utterance with one of them is not read as a phrase without any. The words are written
/// as people write them and pass through the normaliser, which expands contractions ("don't" is
/// "do not"). To add a language, add a row to `all`.
package enum ContraryWords {
  /// The words of each language, by its tag.
  package static let all: [String: [String]] = [
    "de": [
      "nicht", "kein", "keine", "keinen", "keinem", "keiner", "nie", "niemals", "ohne",
      "wo", "was", "wer", "wen", "wem", "wann", "wie", "warum", "wieso", "welche", "welcher",
      "welches", "welchen", "ist", "sind", "war", "hat", "haben",
    ],
    "en": [
      "not", "no", "never", "without", "cannot", "nor", "neither", "dont", "except",
      "where", "what", "who", "whom", "whose", "when", "how", "why", "which", "whether",
      "is", "are", "was", "were", "do", "does", "did", "has", "am",
    ],
    "es": [
      "no", "nunca", "jamás", "sin", "ningún", "ninguna", "tampoco", "dónde", "qué", "quién",
      "cuándo", "cómo", "cuál", "cuánto", "cuántos", "cuánta", "cuántas",
      "es", "está", "son", "están", "hay",
    ],
    "fr": [
      "ne", "n", "pas", "jamais", "sans", "aucun", "aucune", "ni", "où", "quoi", "qui", "quand",
      "comment", "pourquoi", "quel", "quelle", "quels", "quelles", "combien",
      "est", "sont",
    ],
    "it": [
      "non", "mai", "senza", "nessun", "nessuno", "nessuna", "né", "dove", "cosa", "chi",
      "quando", "come", "perché", "quale", "quali", "quanto", "quanti", "quanta", "quante",
      "è", "sono", "hai", "ha",
    ],
    "ja": ["ない", "ません", "ないで", "どこ", "何", "なに", "誰", "いつ", "なぜ", "どう", "どれ", "か"],
    "ko": [
      "안", "않", "않아", "말고", "말아", "못", "없이", "하지마", "마", "어디", "뭐", "무엇", "누구",
      "언제", "왜", "어떻게", "어느",
    ],
    "nl": [
      "niet", "geen", "nooit", "zonder", "noch", "waar", "wat", "wie", "wanneer", "hoe",
      "waarom", "welke", "welk",
      "is", "zijn", "was", "heeft",
    ],
    "pt": [
      "não", "nunca", "jamais", "sem", "nenhum", "nenhuma", "nem", "onde", "quem", "quando",
      "qual", "quais", "quanto", "quantos", "quanta", "quantas", "porquê",
      "é", "está", "são", "há",
    ],
    "zh": ["不", "别", "没", "无", "哪", "谁", "何", "什么", "怎么", "为什么", "几", "吗"],
  ]

  /// Whether a folded word is a negation or question word of a language, and no slip in another word:
  /// "keine" is not "kleine".
  ///
  /// Cost: the words of all languages are folded at first use.
  package static func contains(_ word: String, of tag: String) -> Bool {
    folded[tag]?.contains(word) ?? false
  }

  private static let folded = all.mapValues { words in
    Set(words.flatMap { Normalizer.utterance($0).words })
  }

  /// The words before what is left out of all things, by language: "all but the porch".
  package static let exclusions: [String: [String]] = [
    "de": ["außer"], "en": ["but", "except", "excluding"], "es": ["excepto", "salvo", "menos"],
    "fr": ["sauf", "excepté"], "it": ["tranne", "eccetto"], "nl": ["behalve"],
    "pt": ["exceto", "menos"],
  ]

  /// The words by which a person says that something is not to be done, by language.
  package static let refusals: [String: [String]] = [
    "de": ["nicht", "kein", "keine", "keinen", "keinem", "keiner", "nie", "niemals"],
    "en": ["not", "never", "dont"], "es": ["no", "nunca", "jamás"],
    "fr": ["ne", "n", "pas", "jamais"],
    "it": ["non", "mai"], "ja": ["ないで"], "ko": ["말고", "말아", "말아요", "하지마", "마", "마세요", "마라"],
    "nl": ["niet", "geen", "nooit"], "pt": ["não", "nunca", "jamais"], "zh": ["不", "别"],
  ]
}
