// Two phrases that match the same words, with an example.

public import PhraseMatching

/// Two phrases that match the same words, with an example.
public struct Overlap: Hashable, Sendable {
  /// The phrase declared first, as an index into the inventory's templates.
  public var first: Int
  /// The phrase declared later, as an index into the inventory's templates.
  public var second: Int
  /// A shortest text that both phrases match.
  public var utterance: String
  /// The context in which both phrases match.
  public var context: [String: JSON]
}

/// The result of a search for overlaps.
public struct Overlaps: Sendable {
  /// The pairs, in declared order.
  public var pairs: [Overlap] = []
  /// The pairs whose search exceeded its limit.
  public var unfinished: [(first: Int, second: Int)] = []
  /// Whether there are more pairs than are listed.
  public var isCut = false
  /// The number of pairs that were compared letter by letter.
  public var compared = 0
  /// The number of states that the searches visited.
  public var points = 0
}
