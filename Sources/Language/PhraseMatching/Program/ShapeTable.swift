// The states of the search for rows that an utterance may match.

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
  /// The rows that end at a state, chained in declared order.
  var endings = FlatArray<Ending>()

  init() {}

  struct Ending: BitwiseCopyable, Sendable {
    var row: UInt32
    var next: UInt32
  }

  // MARK: Files

  func write(to writer: inout SectionWriter) {
    writer.add(states, number: Int(start))
    edges.write(to: &writer)
    writer.add(threads)
    accepts.write(to: &writer)
    writer.add(endings)
  }

  /// - Parameter instructions: The number of instructions, which bounds their addresses.
  init(from reader: inout SectionReader, instructions: Int, rows: Int) {
    let bytes = reader.upcoming
    let stride = MemoryLayout<State>.stride
    let flags = [\State.hasWords, \State.hasArticle, \State.accepts].compactMap {
      MemoryLayout<State>.offset(of: $0)
    }
    for state in Swift.stride(from: 0, to: bytes.count - bytes.count % stride, by: stride) {
      for flag in flags where bytes[state + flag] > 1 {
        reader.fail()
        return
      }
    }
    let (states, number) = reader.array(of: State.self)
    let edges = PackedTable(from: &reader)
    let threads = reader.array(of: UInt32.self).elements
    let accepts = PackedTable(from: &reader)
    let endings = reader.array(of: Ending.self).elements
    func isState(_ number: UInt32) -> Bool {
      number & Self.instructionBit == 0
        ? number < states.count : number & ~Self.instructionBit < instructions
    }
    func isStateOrNone(_ number: UInt32) -> Bool { number == Self.none || isState(number) }
    var isSound = isStateOrNone(UInt32(number))
    for index in 0..<states.count {
      let state = states[index]
      isSound =
        isSound && isStateOrNone(state.application) && isStateOrNone(state.closedSlot)
        && isStateOrNone(state.openSlot)
        && Int(state.firstThread) + Int(state.threadCount) <= threads.count
    }
    edges.forEach { isSound = isSound && isStateOrNone($2) }
    for index in 0..<threads.count { isSound = isSound && threads[index] < instructions }
    accepts.forEach { isSound = isSound && ($2 == Self.none || $2 < endings.count) }
    for index in 0..<endings.count {
      let ending = endings[index]
      // Each was added before those that were there.
      isSound = isSound && ending.row < rows && (ending.next == Self.none || ending.next < index)
    }
    guard isSound else {
      reader.fail()
      return
    }
    start = UInt32(number)
    self.states = states
    self.edges = edges
    self.threads = threads
    self.accepts = accepts
    self.endings = endings
  }
}
