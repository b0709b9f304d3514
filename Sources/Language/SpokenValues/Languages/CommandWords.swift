// The words that join two commands, and the pronouns that refer to a command's result.

/// The words of one language that join commands, and those that refer from one to another.
///
/// All words are written as people write them; they pass through the normaliser before use, so
/// punctuation beside them says nothing. To add a language, add a row to `all`.
package struct CommandWords: Sendable {
  /// The BCP 47 language subtag.
  package let tag: String
  /// The words that separate two commands: "and then".
  package let connectives: [String]
  /// The words that may join two commands or be a part of a title: "and".
  package let conjunctions: [String]
  /// The pronouns that refer to the object of the previous command: "it".
  let singulars: [String]
  /// The pronouns that may refer to the objects of several commands: "them".
  package var plurals: [String] = []
  /// The pronouns that refer to the objects of two commands: "both".
  package var pairs: [String] = []

  /// The adverbs that refer to a thing as a place, but not behind a verb: plan a hike "there".
  package var adverbs: [String] = []

  /// The words that refer to what commands before were about.
  package var pronouns: [String] { singulars + plurals + pairs + adverbs }

  /// The languages' words, in the order of their tags.
  package static let all: [CommandWords] = [
    CommandWords(
      tag: "de",
      connectives: [
        "und dann", "und danach", "und anschließend", "und hinterher", "dann", "danach",
        "anschließend",
      ],
      conjunctions: ["und"],
      singulars: ["es", "ihn", "das", "dies", "dieses", "diesen", "das Ergebnis"],
      plurals: ["sie", "diese", "sie alle"],
      pairs: ["sie beide", "beide", "beides", "die beiden"]),
    CommandWords(
      tag: "en",
      connectives: [
        "and then", "then", "and after that", "after that", "and afterwards", "afterwards",
        "and next",
      ],
      conjunctions: ["and", "and also"],
      singulars: ["it", "that", "this", "that one", "this one", "its", "the result"],
      plurals: ["them", "them all", "all of them", "these", "those", "all of those"],
      pairs: [
        "them both", "both of them", "both", "those two", "these two", "the two",
        "the two of them", "both of those",
      ],
      adverbs: ["there"]),
    CommandWords(
      tag: "es",
      connectives: [
        "y luego", "y después", "y entonces", "y a continuación", "luego", "después",
        "a continuación",
      ],
      conjunctions: ["y", "e"],
      singulars: ["lo", "la", "eso", "esto", "ese", "este", "el resultado"],
      plurals: ["los", "las"], pairs: ["ambos", "ambas", "los dos", "las dos"]),
    CommandWords(
      tag: "fr",
      connectives: ["et puis", "et ensuite", "et après", "puis", "ensuite", "après cela"],
      conjunctions: ["et"],
      singulars: ["le", "la", "ça", "cela", "ceci", "celui-ci", "celle-ci", "le résultat"],
      plurals: ["les"], pairs: ["les deux", "tous les deux", "toutes les deux"]),
    CommandWords(
      tag: "it",
      connectives: ["e poi", "e dopo", "e quindi", "poi", "dopodiché"],
      conjunctions: ["e", "ed"],
      singulars: ["lo", "la", "questo", "questa", "quello", "ciò", "il risultato"],
      plurals: ["li", "le"]),
    CommandWords(
      tag: "ja",
      connectives: ["それから", "そして", "その後", "次に"],
      conjunctions: [],
      singulars: ["それ", "これ", "あれ", "結果"]),
    CommandWords(
      tag: "ko",
      connectives: ["그리고 나서", "그런 다음", "그 다음에", "그다음에"],
      conjunctions: ["그리고"],
      singulars: ["그것", "그것을", "그거", "그걸", "이것", "이것을", "이거", "이걸"]),
    CommandWords(
      tag: "nl",
      connectives: ["en dan", "en daarna", "en vervolgens", "dan", "daarna", "vervolgens"],
      conjunctions: ["en"],
      singulars: ["het", "dat", "dit", "hem", "het resultaat"],
      plurals: ["ze", "deze", "die"]),
    CommandWords(
      tag: "pt",
      connectives: ["e depois", "e então", "e em seguida", "depois", "então", "em seguida"],
      conjunctions: ["e"],
      singulars: ["o", "a", "isso", "isto", "ele", "ela", "o resultado"],
      plurals: ["os", "as"]),
    CommandWords(
      tag: "zh",
      connectives: ["然后", "接着", "之后"],
      conjunctions: ["并", "并且", "再"],
      singulars: ["它", "这个", "那个", "这", "那", "结果"]),
  ]

  /// Returns the words for language tags such as `de-AT`; unknown languages are ignored.
  package static func rows(for tags: some Sequence<String>) -> [CommandWords] {
    let languages = Set(tags.map { $0.prefix { $0 != "-" && $0 != "_" }.lowercased() })
    return all.filter { languages.contains($0.tag) }
  }
}
