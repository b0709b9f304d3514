// Something that a phrase can be said as, with what it means.

public import PhraseMatching

/// Something that a phrase can be said as, with what it means.
public struct PhraseSample: Hashable, Sendable {
  /// The words of a slot.
  public struct Value: Hashable, Sendable {
    /// The slot's name.
    public var name: String
    /// The words.
    public var text: String
    /// The known value the words were taken from; `nil` for words and numbers of any kind.
    public var id: String?
  }

  /// The words, spelled as the catalogue spells them.
  public var utterance: String
  /// The phrase.
  public var template: PhraseTemplate
  /// The slots the phrase says, in order.
  public var values: [Value]
  /// What has to be known for the phrase to count, beside what its values bring along.
  public var context: [String: StructuredValue]

  /// Whether a matcher that was given the sample answers with its phrase's intent and its values.
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
