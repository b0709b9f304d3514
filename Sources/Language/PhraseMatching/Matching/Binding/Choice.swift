// A continuation of a template at a position of an utterance.

import SpokenValues

/// A run of the utterance and its role; the words between runs are literal.
struct Mark: Sendable {
  enum Role: Sendable {
    /// A name of the app, by its index among the app's names.
    case application(name: UInt32)
    /// A known value.
    case known(slot: Int, node: UInt32, slips: Int)
    /// A number in digits or in words.
    case number(slot: Int, value: Double)
    /// Words of a typed value, such as a date.
    case typed(slot: Int, TypedKind)
    /// Words that set a slot of yes or no: the "outside" of `isOutside`.
    case flag(slot: Int, Bool)
    case free(slot: Int)
    case filler
  }
  var role: Role
  /// The start of the run; its end is `upper`.
  var lower: Int
  var upper: Int

  /// The slot the run fills.
  var slot: Int? {
    switch role {
    case .known(let slot, _, _), .number(let slot, _), .typed(let slot, _), .flag(let slot, _),
      .free(let slot):
      slot
    case .application, .filler: nil
    }
  }

  /// The words that the run overlaps.
  var words: Range<Int> { Place.word(lower)..<Place.nextWord(upper) }
}

/// A continuation of a template at a position of an utterance.
struct Choice: Sendable {
  /// The amount that the choice adds to the score.
  var cost: Int64 = 0
  /// The components of the score.
  var letters = 0
  var slips = 0
  var skipped = 0
  var passed = 0
  var nameLetters = 0
  var next: UInt32
  var place: Int
  /// The number of slips that may still be corrected.
  var budget: Int
  var mark: Mark?
  /// The words before the mark that are left out.
  var leftOut: Range<Int>?
}
