// An utterance generated from a phrase, with its meaning.

public import PhraseMatching

/// An utterance generated from a phrase, with its meaning.
public struct PhraseSample: Hashable, Sendable {
  /// The value of a slot.
  public struct Value: Hashable, Sendable {
    /// The slot's name.
    public var name: String
    /// The words.
    public var text: String
    /// The identifier of the known value; `nil` for free text and numbers.
    public var id: String?
  }

  /// The utterance, spelled as in the catalogue.
  public var utterance: String
  /// The phrase.
  public var template: PhraseTemplate
  /// The filled slots, in the order of the utterance.
  public var values: [Value]
  /// The context in which the phrase matches, without the facts of its values.
  public var context: [String: JSON]

  /// Whether a matcher's result for the sample is its phrase's intent with its values.
  public func isFound(in result: MatchResult) -> Bool {
    let best = result.best
    guard best.count == 1, let match = best.first, match.app == template.app,
      match.intent == template.intent
    else { return false }
    return values.allSatisfy { value in
      match.parameters.contains { slot in
        slot.name == value.name
          && (value.id.map(slot.values.contains) ?? (slot.text == value.text))
      }
    }
  }
}
