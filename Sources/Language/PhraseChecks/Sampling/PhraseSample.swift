// An utterance generated from a phrase, with its meaning, and a filter for unambiguous ones.

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

/// A filter for samples that match what they were generated from, without duplicates.
public struct SampleLines {
  /// The number of accepted samples.
  public private(set) var printed = 0
  /// The number of samples that match another intent, or several.
  public private(set) var leftOut = 0

  /// The maximum number of stored lines, which bounds the memory.
  private static let memory = 1_000_000

  private let matcher: PhraseMatcher
  private var seen: Set<Int> = []

  /// Creates an empty filter.
  public init(matcher: PhraseMatcher) { self.matcher = matcher }

  /// Whether a sample is new, and matches what it was generated from.
  public mutating func take(_ sample: PhraseSample) -> Bool {
    var hasher = Hasher()
    hasher.combine(sample.utterance)
    hasher.combine(sample.template.app)
    hasher.combine(sample.template.intent)
    let hash = hasher.finalize()
    guard !seen.contains(hash) else { return false }
    if seen.count < Self.memory { seen.insert(hash) }
    let result = matcher.matches(
      in: sample.utterance, upTo: .normalised, context: sample.context)
    guard sample.isFound(in: result) else {
      leftOut += 1
      return false
    }
    printed += 1
    return true
  }
}
