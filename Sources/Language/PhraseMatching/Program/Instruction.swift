// One step of a compiled template.

/// One step of a compiled template.
///
/// A template is a little program: from its entry on, each instruction takes something of the
/// utterance and says where to go on, and whoever arrives at `accept` with nothing left has read the
/// whole utterance. `split` is what makes optional pieces, alternatives and permutations: it takes
/// nothing and goes on in two places. The instructions of a template form a graph without circles,
/// in which ways that go on in the same manner have joined again; a rule that is used in many places
/// with the same continuation is there once.
struct Instruction: BitwiseCopyable, Hashable, Sendable {
  enum Kind: UInt8, BitwiseCopyable, Sendable {
    /// Takes the word numbered `value`.
    case word
    /// Takes the letters of fragment `value`, and may stop inside a word.
    case prefix
    /// Takes the letters of fragment `value`, and must reach the end of a word.
    case suffix
    /// Takes a name of the app.
    case application
    /// Takes a value of slot `value`.
    case slot
    /// Takes nothing and goes on at `next`, or else at `value`.
    case split
    /// Ends row `value`.
    case accept
  }

  /// What a slot takes.
  enum Mode: UInt8, BitwiseCopyable, Sendable {
    /// Known values only.
    case closed
    /// Known values, and words that name none.
    case open
    /// A number.
    case number
    /// A kind of value with a form of its own.
    case typed
  }

  var kind: Kind
  var mode = Mode.closed
  /// The letters of a word or fragment, up to 255: what it adds to the literal length.
  var letters: UInt8 = 0
  /// Whether a slot's value may end inside a word, because something follows without a space.
  var endsInside = false
  /// Whether a fragment or a slot's value may start inside a word, because it follows something
  /// without a space.
  var startsInside = false
  var value: UInt32
  var next: UInt32 = 0
}
