// The states of the walk that finds which rows an utterance may fit.

/// The states of the walk that finds which rows an utterance may fit.
///
/// A state stands for the set of instructions a walk may have arrived at. Where the set is large its
/// words are edges of a hash table, so that one probe serves a thousand templates; where it is small
/// its instructions are simply run one by one. A state with a single instruction needs no entry: its
/// number is that of the instruction with `instructionBit` set.
struct ShapeTable: Sendable {
  struct State: BitwiseCopyable, Sendable {
    /// The state after an application's name, or `none`.
    var application = PackedTable.none
    /// The state after a slot that takes known values only, or `none`.
    var closedSlot = PackedTable.none
    /// The state after a slot that takes other words too, or `none`.
    var openSlot = PackedTable.none
    /// The instructions that are run one by one.
    var firstThread: UInt32 = 0
    var threadCount: UInt32 = 0
    /// Whether the state has word edges.
    var hasWords = false
    /// Whether any word edge is an article, which may be left out.
    var hasArticle = false
    /// Whether a row ends here.
    var accepts = false
  }

  static let instructionBit: UInt32 = 1 << 31
  static let none = PackedTable.none

  var start = none
  var states = FlatArray<State>()
  /// The state after a word.
  var edges = PackedTable()
  var threads = FlatArray<UInt32>()
  /// The first of the `endings` of a state for an app (or `ApplicationIndex.none`).
  var accepts = PackedTable()
  /// Rows that end at a state, chained in declared order.
  var endings = FlatArray<Ending>()

  struct Ending: BitwiseCopyable, Sendable {
    var row: UInt32
    var next: UInt32
  }
}
