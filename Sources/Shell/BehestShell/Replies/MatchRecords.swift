// What `match --json` and `match --batch` print: records whose properties are the keys.

import BehestJSON
package import IntentEngine
package import PhraseMatching

/// What a sentence is.
///
/// Several matches are a tie; those that lost to them are in the explanation only. `matches` of a
/// sentence of several commands is empty unless it may be either.
package struct UnderstandingRecord: Encodable {
  let utterance: String
  let matches: [MatchRecord]
  let nearest: [NearMissRecord]
  /// The commands, where the sentence is several or may be.
  var sequence: [CommandRecord]?
  /// The reasons, where they are asked for.
  var explanation: Explanation?

  /// Makes the record of a result.
  package init(_ result: MatchResult) {
    self.init(result.utterance, result.best, result.nearest)
  }

  private init(_ utterance: String, _ matches: [Match] = [], _ nearest: [NearMiss] = []) {
    self.utterance = utterance
    self.matches = matches.map { MatchRecord($0) }
    self.nearest = nearest.map { NearMissRecord($0) }
  }

  /// Makes the record of what a sentence turned out to be.
  ///
  /// With `explains`, each command of several has an `explanation`, whose offsets count in its
  /// `utterance`; all others count in the sentence.
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

/// A command of a sentence; `takes` names the parameters whose words stand for what the command
/// before gives.
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

/// A match; of a paraphrase it has a `score`.
struct MatchRecord: Encodable {
  /// The words of a parameter.
  ///
  /// `start` and `end` are zero-based UTF-8 offsets. `value` is the identifier of the known value
  /// that the text names, null when it names none or several.
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

/// A phrase that came near, ready to say.
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
