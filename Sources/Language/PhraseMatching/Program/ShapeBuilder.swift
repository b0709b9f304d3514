// Merges the instructions of all rows into states.

import CompactTables

/// A bounded subset construction that merges the instructions of all rows into states.
///
/// Rabin and Scott, "Finite automata and their decision problems", IBM Journal 3(2), 1959,
/// doi:10.1147/rd.32.0114. The classic construction makes a state of every set of instructions that
/// can be reached together, which for some sets of phrases are exponentially many. Here a set is
/// expanded only if that is worthwhile: sets of a few instructions, and all sets beyond a budget
/// that is linear in the size of the program, are kept and run in parallel. Sets near the beginning
/// of the phrases, where most rows share a state, are expanded first.
struct ShapeBuilder {
  /// The maximum size of sets whose instructions are run one by one.
  private static let smallSet = 4

  private let code: FlatArray<Instruction>
  private let rows: FlatArray<Program.Row>
  /// The types of values without which a row does not fit, for each row.
  private let required: [[UInt32]]
  private let politeness: Politeness
  private var table = ShapeTable()
  private var numbers: [[UInt32]: UInt32] = [:]
  private var pending: [(state: UInt32, set: [UInt32])] = []
  /// The number of instructions that further expanded sets may have.
  private var budget: Int

  static func table(
    of rows: FlatArray<Program.Row>, requiring required: [[UInt32]], code: FlatArray<Instruction>,
    politeness: Politeness
  ) -> ShapeTable {
    var builder = ShapeBuilder(rows: rows, required: required, code: code, politeness: politeness)
    builder.run()
    return builder.table
  }

  private init(
    rows: FlatArray<Program.Row>, required: [[UInt32]], code: FlatArray<Instruction>,
    politeness: Politeness
  ) {
    self.rows = rows
    self.required = required
    self.code = code
    self.politeness = politeness
    budget = code.count * 8 + 4_096
  }

  private mutating func run() {
    var entries: [UInt32] = []
    entries.reserveCapacity(rows.count)
    for index in 0..<rows.count { entries.append(rows[index].entry) }
    guard !entries.isEmpty else { return }
    table.start = target(of: entries)
    var next = 0
    while next < pending.count {
      let (state, set) = pending[next]
      pending[next].set = []
      next += 1
      expand(state, set)
    }
  }

  /// Returns the state for a set of instructions.
  private mutating func target(of set: [UInt32]) -> UInt32 {
    let closed = closure(of: set)
    if closed.count == 1 { return closed[0] | ShapeTable.instructionBit }
    if let known = numbers[closed] { return known }
    let number = UInt32(table.states.count)
    table.states.append(ShapeTable.State())
    numbers[closed] = number
    budget -= closed.count
    if closed.count <= Self.smallSet || budget < 0 {
      table.states[Int(number)].firstThread = UInt32(table.threads.count)
      table.states[Int(number)].threadCount = UInt32(closed.count)
      table.threads.append(contentsOf: closed)
    } else {
      pending.append((number, closed))
    }
    return number
  }

  /// Returns the consuming instructions that a set reaches without consuming anything.
  private func closure(of set: [UInt32]) -> [UInt32] {
    var closed: [UInt32] = []
    closed.reserveCapacity(set.count)
    var pending = set
    var seen: Set<UInt32> = []
    while let next = pending.popLast() {
      let instruction = code[next]
      if instruction.kind == .split {
        if seen.insert(next).inserted {
          pending.append(instruction.value)
          pending.append(instruction.next)
        }
      } else {
        closed.append(next)
      }
    }
    closed.sort()
    var unique: [UInt32] = []
    unique.reserveCapacity(closed.count)
    for place in closed where unique.last != place { unique.append(place) }
    return unique
  }

  private mutating func expand(_ number: UInt32, _ set: [UInt32]) {
    var words: [UInt64] = []
    var application: [UInt32] = []
    var closedSlot: [UInt32] = []
    var openSlot: [UInt32] = []
    var threads: [UInt32] = []
    var rows: [UInt32] = []
    for place in set {
      let instruction = code[place]
      switch instruction.kind {
      case .word:
        words.append(UInt64(instruction.value) << 32 | UInt64(instruction.next))
      case .application where !instruction.endsInside:
        application.append(instruction.next)
      case .slot where !instruction.endsInside:
        switch instruction.mode {
        case .open: openSlot.append(instruction.next)
        case .closed: closedSlot.append(instruction.next)
        case .number, .typed: threads.append(place)
        }
      case .accept:
        rows.append(instruction.value)
      case .prefix, .suffix, .application, .slot:
        threads.append(place)
      case .split:
        break
      }
    }
    addWords(words, to: number)
    let afterName = application.isEmpty ? ShapeTable.none : target(of: application)
    let afterClosed = closedSlot.isEmpty ? ShapeTable.none : target(of: closedSlot)
    let afterOpen = openSlot.isEmpty ? ShapeTable.none : target(of: openSlot)
    var state = table.states[number]
    state.application = afterName
    state.closedSlot = afterClosed
    state.openSlot = afterOpen
    state.firstThread = UInt32(table.threads.count)
    state.threadCount = UInt32(threads.count)
    table.threads.append(contentsOf: threads)
    state.accepts = !rows.isEmpty
    table.states[Int(number)] = state
    end(rows, at: number)
  }

  private mutating func addWords(_ words: [UInt64], to number: UInt32) {
    let sorted = words.sorted()
    var index = 0
    while index < sorted.count {
      let word = UInt32(truncatingIfNeeded: sorted[index] >> 32)
      var set: [UInt32] = []
      while index < sorted.count, UInt32(truncatingIfNeeded: sorted[index] >> 32) == word {
        set.append(UInt32(truncatingIfNeeded: sorted[index]))
        index += 1
      }
      table.edges.set(number, word, target(of: set))
      table.states[Int(number)].hasWords = true
      if politeness.isArticle(word) { table.states[Int(number)].hasArticle = true }
    }
  }

  /// Adds the rows that end at a state.
  private mutating func end(_ rows: [UInt32], at number: UInt32) {
    let byName = Dictionary(grouping: rows) { self.rows[$0].application }
    for (application, rows) in byName.sorted(by: { $0.key < $1.key }) {
      // A type that fewer rows need tells more.
      var uses: [UInt32: Int] = [:]
      if rows.count > Self.smallSet {
        for row in rows { for type in required[Int(row)] { uses[type, default: 0] += 1 } }
      }
      var plain: UInt32 = ShapeTable.none
      var all: UInt32 = ShapeTable.none
      let group = UInt32(table.groupSizes.count)
      var size: UInt32 = 0
      for row in rows.sorted(by: >) {
        let type = required[Int(row)].min { (uses[$0] ?? 0, $0) < (uses[$1] ?? 0, $1) }
        if let type, let count = uses[type], count * 2 <= rows.count {
          let first = chain(row, before: table.typed.find(group, type))
          table.typed.set(group, type, first)
          all = chain(row, before: all)
          size += 1
        } else {
          plain = chain(row, before: plain)
        }
      }
      if plain != ShapeTable.none { table.accepts.set(number, application, plain) }
      if size > 0 {
        table.typed.set(group, ShapeTable.none, all)
        table.groups.set(number, application, group)
        table.groupSizes.append(size)
      }
    }
  }

  /// Adds a row before others that end at the same place; returns its place in the endings.
  private mutating func chain(_ row: UInt32, before next: UInt32) -> UInt32 {
    table.endings.append(ShapeTable.Ending(row: row, next: next))
    return UInt32(table.endings.count - 1)
  }
}
