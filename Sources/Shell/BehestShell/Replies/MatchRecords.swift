// Defines the JSON records of `match --json` and `match --batch`, whose properties are the keys.

import BehestJSON
package import IntentEngine
package import PhraseMatching

/// The record of the interpretation of a sentence.
///
/// Several matches are a tie; worse ones are only in the explanation. `matches` is empty for a
/// sentence of several commands, unless it may be one command as well.
package struct UnderstandingRecord: Encodable {
  let utterance: String
  let matches: [MatchRecord]
  let nearest: [NearMissRecord]
  /// The commands of the sentence if there are, or may be, several.
  var sequence: [CommandRecord]?
  /// The explanation of the result, if requested.
  var explanation: Explanation?

  /// Creates the record of a match result.
  package init(_ result: MatchResult) {
    self.init(result.utterance, result.best, result.nearest)
  }

  private init(_ utterance: String, _ matches: [Match] = [], _ nearest: [NearMiss] = []) {
    self.utterance = utterance
    self.matches = matches.map { MatchRecord($0) }
    self.nearest = nearest.map { NearMissRecord($0) }
  }

  /// Creates the record of the interpretation of a sentence.
  ///
  /// With `explains`, each command of several has an `explanation`, whose offsets refer to its
  /// `utterance`; all other offsets refer to the sentence.
  package init(_ understanding: Understanding, of sentence: String, explains: Bool = false) {
    let commands: CommandSequence
    switch understanding {
    case .one(let result):
      self.init(result)
      return
    case .several(let sequence):
      self.init(sentence)
      commands = sequence
    case .unclear(let whole, let sequence):
      self.init(whole)
      commands = sequence
    }
    sequence = commands.commands.map { CommandRecord($0, explains: explains) }
  }
}

/// The record of a command of a sentence.
///
/// `takes` contains the parameters whose words refer to the result of the command before.
struct CommandRecord: Encodable {
  let text: String
  let start: Int
  let end: Int
  let takes: [String]
  let matches: [MatchRecord]
  let explanation: Explanation?

  init(_ command: CommandSequence.Command, explains: Bool) {
    text = command.text
    start = command.range.lowerBound
    end = command.range.upperBound
    takes = command.references.sorted()
    matches = command.result.best.map { MatchRecord($0, of: command) }
    explanation = explains ? command.result.explanation() : nil
  }
}

/// The record of a match; that of a paraphrase has a `score`.
struct MatchRecord: Encodable {
  /// The record of the words of a parameter.
  ///
  /// `start` and `end` are zero-based UTF-8 offsets. `value` is the identifier of the known value
  /// that the text names, or null when it names none or several.
  struct Slot: JSONRecord {
    let text: String
    let start: Int
    let end: Int
    let value: String?
  }

  let app: String
  let intent: String
  let tier: Tier
  let phrase: String
  let parameters: [String: Slot]
  let score: JSON?

  init(_ match: Match, of command: CommandSequence.Command? = nil) {
    app = match.app
    intent = match.intent
    tier = match.tier
    phrase = match.template.text
    let slots = match.parameters.map { slot in
      let place = command?.place(of: slot.range) ?? slot.range
      let isReference = command?.references.contains(slot.name) ?? false
      return (
        slot.name,
        Slot(
          text: command?.text(of: slot) ?? slot.text, start: place.lowerBound,
          end: place.upperBound, value: isReference ? nil : slot.value)
      )
    }
    parameters = Dictionary(slots) { $1 }
    score = match.score.map { .number(($0 * 1000).rounded() / 1000) }
  }
}

/// The record of a phrase that nearly matched, parameters in braces.
struct NearMissRecord: Encodable {
  let app: String
  let intent: String
  let phrase: String
  let reason: String

  init(_ miss: NearMiss) {
    app = miss.app
    intent = miss.intent
    phrase = miss.phrase
    reason = miss.failure.description
  }
}
