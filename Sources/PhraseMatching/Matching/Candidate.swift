// A template that fits an utterance, and how it compares with others.

/// A template that fits an utterance.
struct Candidate: Sendable {
  /// The place of the row in the program, which is the declared order.
  var row: Int
  var template: Int
  var reading: Reading
  /// The slots that are filled without being said.
  var fixed: [String: StructuredValue]
  var languageRank: Int

  /// Whether this candidate ranks before another of the same tier.
  ///
  /// Declared order is not asked: it decides between phrases of one intent, and different intents
  /// that are equal in all of these facts are a tie.
  func precedes(_ other: Candidate) -> Bool {
    let (ours, theirs) = (reading, other.reading)
    if ours.slips != theirs.slips { return ours.slips < theirs.slips }
    if ours.skipped != theirs.skipped { return ours.skipped < theirs.skipped }
    if ours.literalLength != theirs.literalLength {
      return ours.literalLength > theirs.literalLength
    }
    if ours.freeSlots != theirs.freeSlots { return ours.freeSlots < theirs.freeSlots }
    if ours.freeWords != theirs.freeWords { return ours.freeWords < theirs.freeWords }
    if ours.knownWeight != theirs.knownWeight { return ours.knownWeight > theirs.knownWeight }
    return languageRank < other.languageRank
  }
}
