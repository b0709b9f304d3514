// Two phrases that can be said with the same words, and the words.

public import PhraseMatching

/// Two phrases that can be said with the same words.
public struct Overlap: Hashable, Sendable {
  /// The phrases, as indices into the inventory's templates; the first is declared first.
  public var first: Int
  /// The phrase that is declared later.
  public var second: Int
  /// A shortest text that is either phrase.
  public var utterance: String
  /// What has to be known for both to count.
  public var context: [String: StructuredValue]
}

/// What a search for overlaps found.
public struct Overlaps: Sendable {
  /// The pairs, in declared order.
  public var pairs: [Overlap] = []
  /// Pairs whose search was ended before it was complete.
  public var unfinished: [(first: Int, second: Int)] = []
  /// Whether there are more pairs than are listed.
  public var isCut = false
  /// How many pairs were compared letter by letter.
  public var compared = 0
  /// How many points their searches looked at.
  public var points = 0
}
