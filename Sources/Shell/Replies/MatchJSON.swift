// The JSON form of what the matcher says: what `match --json` and `match --batch` print.

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

  /// A match: `app`, `intent`, `tier`, `phrase` and, by name, `parameters`.
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
  }

  /// A phrase that came near: `app`, `intent`, `phrase` ready to say, and `reason`.
  init(_ miss: NearMiss) {
    self = [
      "app": .string(miss.app), "intent": .string(miss.intent), "phrase": .string(miss.phrase),
      "reason": .string(miss.failure.description),
    ]
  }
}
