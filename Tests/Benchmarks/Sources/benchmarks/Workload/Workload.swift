// A catalogue of phrases, and utterances to measure matchers with.

import Foundation

/// Apps, their phrases and values, and utterances that hit them, nearly hit them and miss them.
///
/// Written as JSON it is what peers in other languages read.
struct Workload: Codable {
  /// Something with an identifier and what it is called.
  struct Named: Codable {
    let id: String
    let texts: [String]
  }

  /// An intent with its phrases, whose slot is called `p`.
  struct Intent: Codable {
    let id: String
    let app: String
    let type: String
    let phrases: [String]
  }

  /// An utterance, and the intent and value it must be understood as; no intent when nothing may be.
  struct Utterance: Codable {
    let text: String
    var intent: String?
    var value: String?
    /// What was done to the utterance, or why it is a miss.
    var kind: String?
  }

  let apps: [Named]
  let types: [String: [Named]]
  let intents: [Intent]
  /// Utterances that say a phrase word for word.
  let hits: [Utterance]
  /// Utterances that belong to no phrase.
  let misses: [Utterance]
  /// Utterances a person would still expect to be understood.
  let noisy: [Utterance]

  /// The number of phrases.
  var size: Int { intents.reduce(0) { $0 + $1.phrases.count } }
  /// The number of values of a type.
  var valuesPerType: Int { types.values.map(\.count).max() ?? 0 }
  /// The number of texts that all values have.
  var valueTexts: Int { types.values.joined().reduce(0) { $0 + $1.texts.count } }

  /// Reads a workload from a file.
  static func read(_ path: String) throws -> Workload {
    try JSONDecoder().decode(Workload.self, from: Data(contentsOf: URL(filePath: path)))
  }
}
