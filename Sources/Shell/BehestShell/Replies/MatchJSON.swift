// The JSON form of what the matcher says: what `match --json` and `match --batch` print.

package import IntentEngine
public import PhraseMatching

extension JSONValue {
  /// A result as one object with the keys `utterance`, `matches` and `nearest`.
  ///
  /// Several matches are a tie; those that lost to them are in the explanation only.
  public init(_ result: MatchResult) {
    self = [
      "utterance": .string(result.utterance),
      "matches": .array(result.best.map { JSONValue($0) }),
      "nearest": .array(result.nearest.map { JSONValue($0) }),
    ]
  }

  /// What a sentence is, as one object: that of its match, and `sequence` where it is several
  /// commands or may be.
  ///
  /// `sequence` has for each command, in order, `text`, `start`, `end`, `matches` and `takes`, the
  /// names of the parameters whose words stand for what the command before gives. All offsets
  /// count in the sentence. `matches` of the whole is empty unless the sentence may be either.
  /// With `explains`, each command has an `explanation` too, whose offsets count in its `utterance`.
  package init(_ understanding: Understanding, of sentence: String, explains: Bool = false) {
    switch understanding {
    case .one(let result):
      self = JSONValue(result)
    case .several(let sequence):
      self = [
        "utterance": .string(sentence), "matches": [], "nearest": [],
        "sequence": .array(sequence.commands.map { JSONValue($0, explains: explains) }),
      ]
    case .unclear(let whole, let sequence):
      self = JSONValue(whole)
      self["sequence"] = .array(sequence.commands.map { JSONValue($0, explains: explains) })
    }
  }

  /// A command of a sentence.
  private init(_ command: CommandSequence.Command, explains: Bool) {
    self = [
      "text": .string(command.text), "start": .integer(command.range.lowerBound),
      "end": .integer(command.range.upperBound),
      "takes": .array(command.references.sorted().map { .string($0) }),
      "matches": .array(
        command.result.best.map { match in
          var json = JSONValue(match)
          for slot in match.parameters {
            let place = command.place(of: slot.range)
            let isReference = command.references.contains(slot.name)
            json["parameters"]?[slot.name]?["start"] = .integer(place.lowerBound)
            json["parameters"]?[slot.name]?["end"] = .integer(place.upperBound)
            json["parameters"]?[slot.name]?["text"] = .string(command.text(of: slot))
            if isReference { json["parameters"]?[slot.name]?["value"] = .null }
          }
          return json
        }),
    ]
    if explains { self["explanation"] = JSONValue(encoding: command.result.explanation()) }
  }

  /// A match: `app`, `intent`, `tier`, `phrase`, by name `parameters` and, of a paraphrase, `score`.
  ///
  /// `start` and `end` are zero-based UTF-8 offsets. `value` is the identifier of the known value
  /// that the text names, null when it names none or several.
  init(_ match: Match) {
    self = [
      "app": .string(match.app), "intent": .string(match.intent),
      "tier": .string(match.tier.rawValue), "phrase": .string(match.template.text),
      "parameters": .object(
        Dictionary(
          match.parameters.map { slot in
            (
              slot.name,
              [
                "text": .string(slot.text), "start": .integer(slot.range.lowerBound),
                "end": .integer(slot.range.upperBound), "value": JSONValue(slot.value),
              ]
            )
          }
        ) { $1 }),
    ]
    if let score = match.score { self["score"] = .number((score * 1000).rounded() / 1000) }
  }

  /// A phrase that came near: `app`, `intent`, `phrase` ready to say, and `reason`.
  init(_ miss: NearMiss) {
    self = [
      "app": .string(miss.app), "intent": .string(miss.intent), "phrase": .string(miss.phrase),
      "reason": .string(miss.failure.description),
    ]
  }
}
