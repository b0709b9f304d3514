// The ranking of several readings, written from the definition.

import PhraseMatching

/// The ranking of several readings.
///
/// The reading with more letters of the phrase's own text wins; then that with fewer slots of free
/// words; then that with fewer free words; then that with longer known values and numbers, by the
/// sum of the squares of their words, so that one long value beats two short ones. Readings that
/// are equal in all of this are tied, unless they are of one intent: of its phrases the one
/// declared first wins.
package enum ReferenceRanking {
  /// Returns the best readings; if they are of several intents, these are tied.
  package static func best(
    of readings: [ReferenceMatcher.Reading], in matcher: ReferenceMatcher, _ letters: Letters
  ) -> [ReferenceMatcher.Reading] {
    let keys = readings.map { key($0, letters) }
    guard let least = keys.min(by: { $0.lexicographicallyPrecedes($1) }) else { return [] }
    let best = readings.indices.filter { keys[$0] == least }.map { readings[$0] }
    var first: [String: Int] = [:]
    for reading in best {
      let intent = matcher.intent(of: reading)
      first[intent] = min(first[intent] ?? reading.template, reading.template)
    }
    return best.filter { first[matcher.intent(of: $0)] == $0.template }
  }

  /// Returns the sort key of a reading; smaller is better.
  package static func key(_ reading: ReferenceMatcher.Reading, _ letters: Letters) -> [Int] {
    let free = reading.fillings.filter(\.isFree)
    let known = reading.fillings.filter { !$0.isFree }
    return [
      -reading.literalLength, free.count,
      free.reduce(0) { $0 + (letters.count(ofWordsWith: $1.place)) },
      -known.reduce(0) { $0 + min(letters.count(ofWordsWith: $1.place).squared, 256) },
    ]
  }
}

extension ReferenceMatcher {
  /// Returns the app and intent of a reading.
  package func intent(of reading: Reading) -> String {
    templates[reading.template].app + "." + templates[reading.template].intent
  }
}

extension Int {
  fileprivate var squared: Int { self * self }
}
