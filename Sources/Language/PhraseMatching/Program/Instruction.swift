// An instruction of a compiled template.

/// An instruction of a compiled template.
///
/// A template is a small program: each instruction consumes a part of the utterance and names its
/// continuation, and an execution that reaches `accept` at the end of the utterance has matched it.
/// `split`, which consumes nothing and continues in two places, implements optional pieces,
/// alternatives and permutations. The instructions of a template form an acyclic graph in which
/// paths with the same continuation are shared; a rule that is used in many places with the same
/// continuation occurs once.
struct Instruction: BitwiseCopyable, Hashable, Sendable {
  enum Kind: UInt8, BitwiseCopyable, Sendable {
    /// A word, numbered `value`.
    case word
    /// The letters of fragment `value`, which may end inside a word.
    case prefix
    /// The letters of fragment `value`, which must reach the end of a word.
    case suffix
    /// A name of the app.
    case application
    /// A value of slot `value`.
    case slot
    /// A branch that consumes nothing and continues at `next`, or else at `value`.
    case split
    /// The end of row `value`.
    case accept
  }

  /// The values that a slot accepts.
  enum Mode: UInt8, BitwiseCopyable, Sendable {
    /// Known values only.
    case closed
    /// Known values, and words that name no known value.
    case open
    /// A number.
    case number
    /// A typed value, such as a date.
    case typed
  }

  var kind: Kind
  var mode = Mode.closed
  /// The number of letters of a word or fragment, up to 255: its share of the literal length.
  var letters: UInt8 = 0
  /// Whether a slot's value may end inside a word, because text follows it without a space.
  var endsInside = false
  /// Whether a fragment or a slot's value may start inside a word, because it follows text without
  /// a space.
  var startsInside = false
  var value: UInt32
  var next: UInt32 = 0
}
