// The states of the search for rows that an utterance may match.

import CompactTables

/// The states of the search for rows that an utterance may match.
///
/// A state stands for a set of instructions that a search may have reached. If the set is large,
/// its words are edges of a hash table, so that one probe serves a thousand templates; if it is
/// small, its instructions are run one by one. A state with a single instruction needs no entry:
/// its number is that of the instruction with `instructionBit` set.
struct ShapeTable: Sendable {
  struct State: BitwiseCopyable, Sendable {
    /// The state after an application's name, or `none`.
    var application = PackedTable.none
    /// The state after a slot that accepts known values only, or `none`.
    var closedSlot = PackedTable.none
    /// The state after a slot that accepts other words too, or `none`.
    var openSlot = PackedTable.none
    /// The index of the first instruction that is run one by one.
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
  /// The states after words.
  var edges = PackedTable()
  var threads = FlatArray<UInt32>()
  /// The first of the `endings` of a state for an app (or `ApplicationIndex.none`).
  var accepts = PackedTable()
  /// The number of a group of rows of a state for an app: those that are told apart by a slot.
  var groups = PackedTable()
  /// The first of the `endings` of a group for a type of values, or for `none`: all of the group.
  var typed = PackedTable()
  /// The number of rows of each group.
  var groupSizes = FlatArray<UInt32>()
  /// The rows that end at a state, chained in declared order.
  var endings = FlatArray<Ending>()

  /// Whether any rows are told apart by the types of their slots.
  var hasGroups: Bool { groupSizes.count > 0 }

  struct Ending: BitwiseCopyable, Sendable {
    var row: UInt32
    var next: UInt32
  }
}
