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
        .price: ["billigste", "billigsten", "günstigste", "günstigsten"],
        .length: ["kürzeste", "kürzesten"], .climb: ["flachste", "flachsten"],
        .date: ["älteste", "ältesten"],
      ],
      most: [
        .price: ["teuerste", "teuersten"], .length: ["längste", "längsten"],
        .climb: ["steilste", "steilsten"], .date: ["neueste", "neuesten", "neuste", "neusten"],
      ]),
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
      ]),
    SuperlativeWords(
      tag: "fr",
      least: [
        .price: ["moins cher", "moins chère"], .length: ["plus court", "plus courte"],
        .date: ["plus ancien", "plus ancienne"],
      ],
      most: [
        .price: ["plus cher", "plus chère"], .length: ["plus long", "plus longue"],
        .date: ["plus récent", "plus récente"],
      ]),
    SuperlativeWords(
      tag: "it",
      least: [
        .price: ["più economico", "più economica", "meno caro", "meno cara"],
        .length: ["più corto", "più corta", "più breve"], .date: ["più vecchio", "più vecchia"],
      ],
      most: [
        .price: ["più caro", "più cara"], .length: ["più lungo", "più lunga"],
        .date: ["più recente"],
      ]),
    SuperlativeWords(
      tag: "nl",
      least: [
        .price: ["goedkoopste"], .length: ["kortste"], .climb: ["vlakste"], .date: ["oudste"],
      ],
      most: [
        .price: ["duurste"], .length: ["langste"], .climb: ["steilste"],
        .date: ["nieuwste", "laatste"],
      ]),
    SuperlativeWords(
      tag: "pt",
      least: [
        .price: ["mais barato", "mais barata"], .length: ["mais curto", "mais curta"],
        .date: ["mais antigo", "mais antiga"],
      ],
      most: [
        .price: ["mais caro", "mais cara"], .length: ["mais longo", "mais longa"],
        .date: ["mais recente"],
      ]),
  ]
}
