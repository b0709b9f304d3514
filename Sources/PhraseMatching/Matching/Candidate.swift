// A template that fits an utterance, and what it is ranked by.

/// A template that fits an utterance, with the facts it is ranked by.
struct Candidate: Sendable {
  /// The place of the row in the program, which is the declared order.
  var row: Int
  var template: Int
  var slips: Int
  var skipped: Int
  var literalLength: Int
  var freeSlots: Int
  var freeWords: Int
  var languageRank: Int
  var marks: [Binder.Mark]

  /// Whether this candidate ranks before another of the same tier.
  ///
  /// Declared order is not asked: it decides between phrases of one intent, and different intents
  /// that are equal in all of these facts are a tie.
  func precedes(_ other: Candidate) -> Bool {
    if slips != other.slips { return slips < other.slips }
    if skipped != other.skipped { return skipped < other.skipped }
    if literalLength != other.literalLength { return literalLength > other.literalLength }
    if freeSlots != other.freeSlots { return freeSlots < other.freeSlots }
    if freeWords != other.freeWords { return freeWords < other.freeWords }
    return languageRank < other.languageRank
  }
}
