// The contractions of a language, prepared for look-up.

/// The contractions of a language, as folded words.
package struct Contractions: Sendable {
  /// The words that each contraction stands for.
  package private(set) var longForms: [String: [[String]]] = [:]
  /// The contractions that stand for the same words.
  package private(set) var shortForms: [[String]: [String]] = [:]
  /// The long forms by their first words.
  package private(set) var byFirstWord: [String: [[String]]] = [:]

  private static let all = Dictionary(
    uniqueKeysWithValues: LanguageRules.all.map { ($0.tag, Contractions($0.contractions)) })

  /// Returns the contractions of a language tag such as `de-AT`; `nil` for a language without any.
  package static func of(_ language: String) -> Contractions? {
    LanguageRules.rules(for: language).flatMap { all[$0.tag] }
  }

  private init(_ table: [String: String]) {
    for (short, long) in table.sorted(by: { $0.key < $1.key }) {
      let words = Normalizer.utterance(long).words
      let short = Normalizer.utterance(short).words
      guard short.count == 1, let first = words.first else { continue }
      longForms[short[0], default: []].append(words)
      if shortForms[words] == nil { byFirstWord[first, default: []].append(words) }
      shortForms[words, default: []].append(short[0])
    }
  }
}
