// A catalogue of phrases, and utterances to measure matchers with.

import Foundation

/// Apps, their phrases and values, and utterances that hit them, nearly hit them and miss them.
///
/// Peers in other languages read it as JSON.
struct Workload: Codable {
  /// A thing with an identifier and its names.
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

  /// An utterance, and the intent and value it must be understood as; no intent for a miss.
  struct Utterance: Codable {
    let text: String
    var intent: String?
    var value: String?
    /// The kind of noise, or of miss.
    var kind: String?
  }

  let apps: [Named]
  let types: [String: [Named]]
  let intents: [Intent]
  /// The utterances that are phrases word for word.
  let hits: [Utterance]
  /// The utterances that belong to no phrase.
  let misses: [Utterance]
  /// The noisy utterances that people expect to be understood.
  let noisy: [Utterance]

  /// The number of phrases.
  var size: Int { intents.reduce(0) { $0 + $1.phrases.count } }
  /// The number of values of a type.
  var valuesPerType: Int { types.values.map(\.count).max() ?? 0 }
  /// The number of texts of all values.
  var valueTexts: Int { types.values.joined().reduce(0) { $0 + $1.texts.count } }

  /// Returns the workload in a file.
  static func read(_ path: String) throws -> Workload {
    try JSONDecoder().decode(Workload.self, from: Data(contentsOf: URL(filePath: path)))
  }
}
