// Defines the JSON of `match`: records, whose properties are the keys, and lines of `--sentences`.

package import BehestJSON
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
    self.nearest = nearest.map { NearMissRecord($0, utterance) }
  }

  /// Creates the record of the interpretation of a sentence.
  ///
  /// Each command of several has the `explanation` that its result has, whose offsets refer to its
  /// `utterance`; all other offsets refer to the sentence.
  package init(_ understanding: Understanding, of sentence: String) {
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
    sequence = commands.commands.map { CommandRecord($0) }
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

  init(_ command: CommandSequence.Command) {
    text = command.text
    start = command.range.lowerBound
    end = command.range.upperBound
    takes = command.references.sorted()
    matches = command.result.best.map { MatchRecord($0, of: command) }
    explanation = command.result.explanation
  }
}

/// The record of a match; `nameInferred` is only there if the app is meant without its name.
struct MatchRecord: Encodable {
  /// The record of the words of a parameter.
  ///
  /// `start` and `end` are zero-based UTF-8 offsets. `value` is the identifier of the known value
  /// that the text names or what it is handed on as, or null when it names none or several. A value
  /// that the phrase sets without words has nothing else.
  struct Slot: JSONRecord {
    var text: String?
    var start: Int?
    var end: Int?
    let value: String?
  }

  let app: String
  let intent: String
  let tier: Tier
  let phrase: String
  let parameters: [String: Slot]
  let nameInferred: Bool?

  init(_ match: Match, of command: CommandSequence.Command? = nil) {
    app = match.app
    intent = match.intent
    tier = match.tier
    phrase = match.template.text
    let objects = (command?.values ?? [:]).map { name, value in
      let place = command?.range ?? 0..<0
      return (
        name,
        Slot(
          text: value.text, start: place.lowerBound, end: place.upperBound, value: value.identifier)
      )
    }
    let slots = match.parameters.map { slot in
      let place = command?.place(of: slot.range) ?? slot.range
      let isReference = command?.references.contains(slot.name) ?? false
      return (
        slot.name,
        Slot(
          text: command?.text(of: slot) ?? slot.text, start: place.lowerBound,
          end: place.upperBound, value: isReference ? nil : slot.value ?? slot.output?.words)
      )
    }
    let fixed = match.fixed.map { ($0, Slot(value: $1.words)) }
    parameters = Dictionary(fixed + slots + objects) { $1 }
    nameInferred = match.isNameInferred ? true : nil
  }
}

/// The record of a phrase that nearly matched, with "…" for each value that was not said.
///
/// `parameters` are the values that were said, by name; `score` is the similarity from 0 to 1.
struct NearMissRecord: Encodable {
  /// The record of a value that was said; `value` is its identifier, or null when it has none.
  struct Said: JSONRecord {
    let text: String
    let value: String?
  }

  let app: String
  let intent: String
  let phrase: String
  let reason: String
  let doubts: [String]
  let parameters: [String: Said]
  let score: Double

  init(_ miss: NearMiss, _ utterance: String) {
    let said = miss.said(in: utterance)
    app = miss.app
    intent = miss.intent
    phrase = said.phrase
    reason = miss.failure.description
    doubts = miss.doubts
    score = miss.score
    parameters = Dictionary(
      said.values.map { ($0.name, Said(text: $0.text, value: $0.value)) }
    ) { $1 }
  }
}

/// The record of a reading of the person's interpreter, in the form of a phrase that nearly matched.
///
/// `phrase` is the title of the intent with the values, and `score` is always null.
struct InterpretedRecord: JSONRecord {
  let app: String
  let intent: String
  let phrase: String
  let reason = "your interpreter reads it so"
  let parameters: [String: NearMissRecord.Said]
  let score: Double? = nil
  let interpreted = true

  init(_ reading: InterpretedReading) {
    app = reading.app
    intent = reading.intent
    phrase = reading.title
    parameters = Dictionary(
      reading.values.map { ($0.name, NearMissRecord.Said(text: $0.text, value: $0.identifier)) }
    ) { $1 }
  }
}

extension JSONWriter {
  /// Adds a match result as one object on one line, newline included.
  ///
  /// It is written at once instead of by a record: there may be hundreds of thousands of lines, and
  /// encoding a record takes longer than matching its sentence.
  ///
  /// The keys are those of `match --json`. A match also has `metadata` (that of its block, or null)
  /// and `captures` (slots that are used only in the answer). The `value` of a parameter is the
  /// output of its list's value, a number, or the words. Parameters with fixed values have null for
  /// `text`, `start` and `end`.
  ///
  /// - Parameter nanoseconds: The time that matching took, without the search for near misses;
  ///   `nil` to leave it out.
  package mutating func line(_ result: MatchResult, nanoseconds: Int?) {
    line { line in
      line.member("matches") { $0.array(result.best) { $0.match($1) } }
      if let nanoseconds { line.member("nanoseconds", .integer(nanoseconds)) }
      line.member("nearest") { $0.array(result.nearest) { $0.nearMiss($1, result.utterance) } }
      line.member("utterance", result.utterance)
    }
  }

  /// Adds an error in a line of input as one object on one line, newline included.
  package mutating func line(_ line: String, error: String) {
    self.line {
      $0.member("error", error)
      $0.member("utterance", line)
    }
  }

  private mutating func match(_ match: Match) {
    object { record in
      record.member("app", match.app)
      record.member("captures") { captures in
        captures.object { for slot in match.parameters where slot.isCapture { $0.slot(slot) } }
      }
      record.member("intent", match.intent)
      record.member("metadata", match.template.block?.metadata ?? .null)
      record.member("parameters") { $0.object { $0.parameters(of: match) } }
      record.member("phrase", match.template.text)
      if match.isNameInferred { record.member("nameInferred", .boolean(true)) }
      record.member("tier", match.tier.rawValue)
    }
  }

  private mutating func parameters(of match: Match) {
    let slots = match.parameters
    for (place, slot) in slots.enumerated() where !slot.isCapture {
      // Of a slot that is said twice the last words count, as when the intent is run.
      let isRepeated = slots[(place + 1)...].contains { $0.name == slot.name && !$0.isCapture }
      if !isRepeated { self.slot(slot) }
    }
    for (name, value) in match.fixed.sorted(by: { $0.key < $1.key }) {
      member(name) { record in
        record.object {
          for name in ["end", "start", "text"] { $0.member(name, .null) }
          $0.member("value", value)
        }
      }
    }
  }

  private mutating func slot(_ slot: SlotMatch) {
    member(slot.name) { record in
      record.object {
        $0.member("end", .integer(slot.range.upperBound))
        $0.member("start", .integer(slot.range.lowerBound))
        $0.member("text", slot.text)
        $0.member("value", slot.handedOn)
      }
    }
  }

  private mutating func nearMiss(_ miss: NearMiss, _ utterance: String) {
    let (phrase, values) = miss.said(in: utterance)
    object { record in
      record.member("app", miss.app)
      record.member("doubts", .array(miss.doubts.map { .string($0) }))
      record.member("intent", miss.intent)
      record.member("parameters") { record in
        record.object { record in
          for slot in values.sorted(by: { $0.name < $1.name }) {
            record.member(slot.name) { record in
              record.object {
                $0.member("text", slot.text)
                $0.member("value", slot.handedOn)
              }
            }
          }
        }
      }
      record.member("phrase", phrase)
      record.member("reason", miss.failure.description)
      record.member("score", .number(miss.score))
    }
  }
}

extension SlotMatch {
  /// The value of the slot: the output of its list, else its identifier, else the words.
  ///
  /// It is null when the words name several values.
  fileprivate var handedOn: JSON {
    if let output { return output }
    if let value { return .string(value) }
    return values.isEmpty ? .string(text) : .null
  }
}
