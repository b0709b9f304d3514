// The words for the most and the least of several things: "cheapest", "longest".

/// The words of one language that name one of several things by a property of which it has the most or least.
///
/// To add a language, add a row to `all`.
package struct SuperlativeWords: Sendable {
  /// A property by which things are compared.
  package enum Measure: Sendable {
    /// The cost of a thing.
    case price
    /// The length of a thing, or how long it takes.
    case length
    /// The way up.
    case climb
    /// The time of the last change.
    case date

    /// Words in the names that such properties have in an app's source.
    package var names: Set<String> {
      switch self {
      case .price: ["price", "cost", "amount", "fee", "fare"]
      case .length: ["length", "distance", "duration", "time", "minutes"]
      case .climb: ["climb", "ascent", "elevation", "height"]
      case .date: ["date", "created", "modified", "changed", "updated", "published"]
      }
    }
  }

  /// The BCP 47 language subtag.
  package let tag: String
  /// The words for the least of a property.
  package let least: [Measure: [String]]
  /// The words for the most of it.
  package let most: [Measure: [String]]
  /// The words beside those that ask which of the things it is: "which". English has them in `RequestWords`.
  package var asking: [String] = []
  /// The words that say nothing more beside such a question: "is".
  package var linking: [String] = []

  /// Returns the words for language tags such as `de-AT`; unknown languages are ignored.
  package static func rows(for tags: some Sequence<String>) -> [SuperlativeWords] {
    let languages = Set(tags.map { $0.prefix { $0 != "-" && $0 != "_" }.lowercased() })
    return all.filter { languages.contains($0.tag) }
  }

  /// The languages' words, in the order of their tags.
  private static let all: [SuperlativeWords] = [
    SuperlativeWords(
      tag: "de",
      least: [
        .price: [
          "billigste", "billigsten", "günstigste", "günstigsten", "am billigsten", "am günstigsten",
        ],
        .length: ["kürzeste", "kürzesten"], .climb: ["flachste", "flachsten"],
        .date: ["älteste", "ältesten"],
      ],
      most: [
        .price: ["teuerste", "teuersten", "am teuersten"], .length: ["längste", "längsten"],
        .climb: ["steilste", "steilsten"], .date: ["neueste", "neuesten", "neuste", "neusten"],
      ],
      asking: ["welche", "welcher", "welches", "was"], linking: ["ist", "sind", "denn"]),
    SuperlativeWords(
      tag: "en",
      least: [
        .price: ["cheapest", "least expensive"], .length: ["shortest", "quickest"],
        .climb: ["flattest", "least steep"], .date: ["oldest"],
      ],
      most: [
        .price: ["most expensive", "dearest", "priciest"], .length: ["longest"],
        .climb: ["steepest"], .date: ["newest", "latest", "most recent"],
      ]),
    SuperlativeWords(
      tag: "es",
      least: [
        .price: ["más barato", "más barata"], .length: ["más corto", "más corta"],
        .date: ["más antiguo", "más antigua"],
      ],
      most: [
        .price: ["más caro", "más cara"], .length: ["más largo", "más larga"],
        .date: ["más reciente"],
      ],
      asking: ["qué", "cuál", "cuáles"], linking: ["es", "son"]),
    SuperlativeWords(
      tag: "fr",
      least: [
        .price: ["moins cher", "moins chère"], .length: ["plus court", "plus courte"],
        .date: ["plus ancien", "plus ancienne"],
      ],
      most: [
        .price: ["plus cher", "plus chère"], .length: ["plus long", "plus longue"],
        .date: ["plus récent", "plus récente"],
      ],
      asking: ["quel", "quelle", "quels", "quelles", "lequel", "laquelle"],
      linking: ["est", "sont", "c'est"]),
    SuperlativeWords(
      tag: "it",
      least: [
        .price: ["più economico", "più economica", "meno caro", "meno cara"],
        .length: ["più corto", "più corta", "più breve"], .date: ["più vecchio", "più vecchia"],
      ],
      most: [
        .price: ["più caro", "più cara"], .length: ["più lungo", "più lunga"],
        .date: ["più recente"],
      ],
      asking: ["quale", "quali", "qual", "che", "cosa"], linking: ["è", "sono"]),
    SuperlativeWords(
      tag: "ja",
      least: [
        .price: ["一番安い", "いちばん安い", "最も安い", "もっとも安い", "最安の"],
        .length: ["一番短い", "最も短い"], .date: ["一番古い", "最も古い"],
      ],
      most: [
        .price: ["一番高い", "いちばん高い", "最も高い", "もっとも高い"], .length: ["一番長い", "最も長い"],
        .date: ["一番新しい", "最も新しい", "最新の"],
      ],
      asking: ["何", "どれ", "どの"], linking: ["は", "が", "ですか", "でしょうか"]),
    SuperlativeWords(
      tag: "ko",
      least: [
        .price: [
          "가장 싼", "제일 싼", "가장 저렴한", "제일 저렴한", "가장 싸", "제일 싸", "가장 싸요", "제일 싸요",
          "가장 싼가요", "제일 싼가요",
        ],
        .length: ["가장 짧은", "제일 짧은"], .date: ["가장 오래된", "제일 오래된"],
      ],
      most: [
        .price: ["가장 비싼", "제일 비싼", "가장 비싸", "제일 비싸", "가장 비싸요", "제일 비싸요"],
        .length: ["가장 긴", "제일 긴"], .date: ["가장 최근", "제일 최근"],
      ],
      asking: ["뭐예요", "뭐야", "뭐죠", "뭔가요", "무엇인가요", "무엇", "어떤", "어느", "무슨", "뭐"],
      linking: ["거예요", "건가요"]),
    SuperlativeWords(
      tag: "nl",
      least: [
        .price: ["goedkoopste"], .length: ["kortste"], .climb: ["vlakste"], .date: ["oudste"],
      ],
      most: [
        .price: ["duurste"], .length: ["langste"], .climb: ["steilste"],
        .date: ["nieuwste", "laatste"],
      ],
      asking: ["welke", "welk", "wat"], linking: ["is", "zijn"]),
    SuperlativeWords(
      tag: "pt",
      least: [
        .price: ["mais barato", "mais barata"], .length: ["mais curto", "mais curta"],
        .date: ["mais antigo", "mais antiga"],
      ],
      most: [
        .price: ["mais caro", "mais cara"], .length: ["mais longo", "mais longa"],
        .date: ["mais recente"],
      ],
      asking: ["qual", "quais", "que"], linking: ["é", "são"]),
    SuperlativeWords(
      tag: "zh",
      least: [
        .price: ["最便宜的", "最便宜"], .length: ["最短的", "最短"], .date: ["最旧的", "最早的"],
      ],
      most: [
        .price: ["最贵的", "最贵"], .length: ["最长的", "最长"], .date: ["最新的", "最新"],
      ],
      asking: ["哪", "什么", "哪种", "哪个", "哪一个", "哪一种"], linking: ["是", "呢"]),
  ]
}
