// Reads the answer of an interpreter that is a program, whose shape is not known.

package import BehestJSON

extension Interpretation {
  /// Returns the readings of an answer: `{"readings": [{"app", "intent", "values": {name: value}}]}`.
  ///
  /// A value is a text, a number, a Boolean or an array of those; null is none.
  ///
  /// - Throws: `Failure` with what is wrong with the first reading that is none.
  package static func readings(in answer: JSON) throws(Failure) -> [Interpretation] {
    guard let readings = answer["readings"]?.array else {
      throw mistake("is no object with a list “readings”")
    }
    var found: [Interpretation] = []
    for (index, json) in readings.enumerated() {
      let place = "reading \(index + 1)"
      guard let app = json["app"]?.string, let intent = json["intent"]?.string else {
        throw mistake("has no texts “app” and “intent” in \(place)")
      }
      var reading = Interpretation(app: app, intent: intent)
      let values = json["values"] ?? .null
      guard values == .null || values.object != nil else {
        throw mistake("has “values” that are no object in \(place)")
      }
      for (name, value) in values.object ?? [:] where value != .null {
        let texts = (value.array ?? [value]).map(\.wordsOfValue)
        guard texts.allSatisfy({ $0 != nil }) else {
          throw mistake("has a value for “\(name.shortened)” that is no text or number in \(place)")
        }
        reading.values.append(Value(name: name, texts: texts.compactMap { $0 }))
      }
      found.append(reading)
    }
    return found
  }

  private static func mistake(_ words: String) -> Failure {
    Failure(.invalidValue, "The answer of your interpreter \(words).")
  }
}

extension JSON {
  /// The value as a person would say it; `nil` for one that is not said.
  fileprivate var wordsOfValue: String? {
    switch self {
    case .string(let text): text
    case .boolean(let value): value ? "yes" : "no"
    case .integer, .number, .spelled: text(isPretty: false)
    case .null, .array, .object: nil
    }
  }
}
