// One way to go on with a template at a place of an utterance.

/// A run of the utterance and the part it plays; runs in between are literal.
struct Mark: Sendable {
  enum Role: Sendable {
    /// A name of the app, by its place among the app's names.
    case application(name: UInt32)
    /// A value that is known.
    case known(slot: Int, node: UInt32, slips: Int)
    /// A number in digits.
    case number(slot: Int, value: Double)
    /// Words of a kind of value with a form of its own.
    case typed(slot: Int)
    case free(slot: Int)
    case filler
  }
  var role: Role
  /// The places where the run starts and ends.
  var lower: Int
  var upper: Int

  /// The slot the run fills.
  var slot: Int? {
    switch role {
    case .known(let slot, _, _), .number(let slot, _), .typed(let slot), .free(let slot): slot
    case .application, .filler: nil
    }
  }

  /// The words that the run lies in.
  var words: Range<Int> { Place.word(lower)..<Place.nextWord(upper) }
}

/// One way to go on with a template at a place of an utterance.
struct Choice: Sendable {
  /// What the way adds to the score.
  var cost: Int64 = 0
  /// The parts of the score that a reading is told by.
  var letters = 0
  var slips = 0
  var skipped = 0
  var passed = 0
  var nameLetters = 0
  var next: UInt32
  var place: Int
  /// The slips that may still be corrected.
  var budget: Int
  var mark: Mark?
  /// The run in front of the mark that is left out.
  var leftOut: Range<Int>?
}
