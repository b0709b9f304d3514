// The compiled templates: their instructions, and the shapes that select them.

import CompactTables

/// The compiled templates.
///
/// A plain trie of phrases would need an edge for every value and every application's name. Here
/// both are generic: the phrases `Order ${soup} in ${applicationName}` of a thousand apps share one
/// path, a *shape*. An utterance is matched in two steps:
///
/// 1. `shapes` finds in one walk the rows that may match, whatever the number of rows: word by
///    word, with look-ups in the tries of names and values for slots and names.
/// 2. `Binder` aligns each of those few rows, instruction by instruction, with the utterance, and
///    finds the values of its slots and the best of several readings.
final class Program: Sendable {
  /// A template, prepared for alignment with an utterance.
  struct Row: BitwiseCopyable, Sendable {
    /// The address of the first instruction to run.
    var entry: UInt32
    /// The lowest address of the row's instructions, which end before those of the next row.
    var firstInstruction: UInt32
    var template: UInt32
    /// The app that is named in every reading, or `ApplicationIndex.none`.
    var application: UInt32
    /// Whether there are several paths through the template.
    var isBranching: Bool
  }

  /// A slot of a template. A class: a match retains it instead of copying its fields.
  final class Slot: Sendable {
    let name: String
    let isCapture: Bool
    let type: SlotType
    /// The number of the type in `ValueIndex`, or `none` for a slot without known values.
    let valueType: UInt32

    init(name: String, isCapture: Bool, type: SlotType, valueType: UInt32) {
      self.name = name
      self.isCapture = isCapture
      self.type = type
      self.valueType = valueType
    }
  }

  /// A compiled template. A class: passing it costs one retain instead of one for each field.
  final class Template: Sendable {
    let source: PhraseTemplate
    let expression: Expression
    let slots: [Slot]
    let application: UInt32
    /// Whether it is a negative phrase, which silences its app and never matches.
    let isNegative: Bool
    /// The index of the phrase's language among the preferred ones; the lower the better.
    let languageRank: Int
    /// The phrase's conditions on the context; `nil` for phrases that are in no pack.
    let conditions: PhraseConditions?
    /// The pieces of an App Shortcut phrase; `nil` for a sentence of a pack, which defines no letter
    /// case or punctuation to compare with.
    let pieces: [Expression]?

    init(
      source: PhraseTemplate, expression: Expression, slots: [Slot], application: UInt32,
      isNegative: Bool, languageRank: Int
    ) {
      self.source = source
      self.expression = expression
      self.slots = slots
      self.application = application
      self.isNegative = isNegative
      self.languageRank = languageRank
      conditions = source.block.map(PhraseConditions.init)
      if source.expression == nil, case .sequence(let pieces) = expression {
        self.pieces = pieces
      } else {
        pieces = nil
      }
    }
  }

  static let none = PackedTable.none

  let code: FlatArray<Instruction>
  /// The words with which each instruction may go on, as `Beginnings`.
  let beginnings: FlatArray<UInt64>
  let rows: FlatArray<Row>
  let shapes: ShapeTable
  let fragments: Vocabulary
  let templates: [Template]
  let applications: ApplicationIndex
  let politeness: Politeness
  /// Whether any phrase accepts words that the catalogue does not have.
  let takesUnknownWords: Bool
  /// Whether any phrase matches parts of words.
  let readsInsideWords: Bool
  /// Whether every phrase names its application by whole words, one of which is no article.
  let alwaysNamesApplication: Bool
  /// The nodes from which the first word of an application's name that is no article leads.
  let nameBeginnings: [UInt32]
  /// The words that precede an application's name in phrases, the most frequent first.
  let wordsBeforeNames: [UInt32]
  /// Whether any phrase begins with its application's name, or with a word and the name.
  let namesComeFirst: Bool
  /// Whether any phrase ends with its application's name.
  let namesComeLast: Bool
  let preference: Preference
  /// The weights of the merits of a reading.
  let score: Score
  /// The preferred languages, best first.
  let languages: [String]
  /// The words and phrases that may occur anywhere without changing the meaning, as declared.
  let skipWords: [String]

  init(_ builder: consuming ProgramBuilder) {
    shapes = ShapeBuilder.table(
      of: builder.rows, requiring: builder.required, code: builder.tables.code,
      politeness: builder.politeness)
    code = builder.tables.code
    beginnings = Beginnings.table(code, fragments: builder.tables.fragments)
    rows = builder.rows
    fragments = builder.tables.fragments
    templates = builder.templates
    applications = builder.applications
    politeness = builder.politeness
    preference = builder.preference
    score = Score(builder.preference)
    takesUnknownWords = (0..<builder.tables.code.count).contains {
      let instruction = builder.tables.code[$0]
      switch instruction.kind {
      case .slot: return instruction.mode != .closed || instruction.endsInside
      case .prefix, .suffix: return true
      case .word, .application, .split, .accept: return false
      }
    }
    wordsBeforeNames = Self.wordsBeforeNames(in: builder.tables.code)
    let ends = NameEnds(builder.tables.code, rows: builder.rows)
    namesComeFirst = ends.first
    namesComeLast = ends.last
    languages = builder.languages
    skipWords = builder.skipWords
    readsInsideWords = Self.readsInsideWords(code)
    let names = Self.nameBeginnings(applications.trie, politeness)
    nameBeginnings = names ?? []
    alwaysNamesApplication =
      names != nil && !readsInsideWords && Self.everyRowNamesApplication(rows)
  }

  private static func wordsBeforeNames(in code: FlatArray<Instruction>) -> [UInt32] {
    var counts: [UInt32: Int] = [:]
    for index in 0..<code.count where code[index].kind == .word {
      if code[code[index].next].kind == .application { counts[code[index].value, default: 0] += 1 }
    }
    return counts.keys.sorted { left, right in
      let (more, fewer) = (counts[left] ?? 0, counts[right] ?? 0)
      return more == fewer ? left < right : more > fewer
    }
  }

  /// Returns the range of a row's instructions.
  static func instructions(
    ofRow row: Int, _ rows: FlatArray<Row>, _ code: FlatArray<Instruction>
  ) -> Range<Int> {
    let end = row + 1 < rows.count ? Int(rows[row + 1].firstInstruction) : code.count
    return Int(rows[row].firstInstruction)..<end
  }

  /// Returns the preferred continuation at an address: the address itself, unless it is a split.
  func preferred(_ address: UInt32) -> UInt32 {
    var address = address
    while code[address].kind == .split { address = code[address].next }
    return address
  }

  /// Returns the instructions from an address to the end, following the preferred branch of every
  /// split, or the one that starts with a chosen word.
  func preferredPath(
    from start: UInt32, choosing isChosen: (_ word: UInt32) -> Bool = { _ in false }
  ) -> [Instruction] {
    var path: [Instruction] = []
    var address = start
    while true {
      let instruction = code[address]
      guard instruction.kind != .accept else { return path }
      if instruction.kind == .split {
        let other = code[preferred(instruction.value)]
        let takesOther = other.kind == .word && isChosen(other.value)
        address = takesOther ? instruction.value : instruction.next
      } else {
        path.append(instruction)
        address = instruction.next
      }
    }
  }
}

// Slots and templates are equal if their phrases are, even if different matchers compiled them.

extension Program.Slot: Hashable {
  static func == (left: Program.Slot, right: Program.Slot) -> Bool {
    left === right
      || left.name == right.name && left.isCapture == right.isCapture && left.type == right.type
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(type)
  }
}

extension Program.Template: Hashable {
  static func == (left: Program.Template, right: Program.Template) -> Bool {
    left === right || left.source == right.source
  }

  func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// Whether phrases begin, or end, with their application's name.
private struct NameEnds {
  private(set) var first = false
  private(set) var last = false

  init(_ code: FlatArray<Instruction>, rows: FlatArray<Program.Row>) {
    // An instruction comes after its continuations.
    var canEnd: [Bool] = []
    var startsWithName: [Bool] = []
    canEnd.reserveCapacity(code.count)
    startsWithName.reserveCapacity(code.count)
    for index in 0..<code.count {
      let instruction = code[index]
      switch instruction.kind {
      case .accept:
        canEnd.append(true)
        startsWithName.append(false)
      case .split:
        let (next, other) = (Int(instruction.next), Int(instruction.value))
        canEnd.append(canEnd[next] || canEnd[other])
        startsWithName.append(startsWithName[next] || startsWithName[other])
      case .application:
        if canEnd[Int(instruction.next)] { last = true }
        canEnd.append(false)
        startsWithName.append(true)
      case .word, .prefix, .suffix, .slot:
        canEnd.append(false)
        startsWithName.append(false)
      }
    }
    for row in 0..<rows.count where !first {
      var pending = [rows[row].entry]
      while let address = pending.popLast(), !first {
        let instruction = code[address]
        switch instruction.kind {
        case .split: pending += [instruction.next, instruction.value]
        case .word: first = startsWithName[Int(instruction.next)]
        case .application: first = true
        case .prefix, .suffix, .slot, .accept: break
        }
      }
    }
  }
}
