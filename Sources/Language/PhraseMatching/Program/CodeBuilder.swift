// Compiles one template into instructions.

import CompactTables
import SpokenValues

/// A compiler of one template into instructions, from the end of the phrase to its beginning.
///
/// The state of the walk is the text before the rest of the phrase, and that rest: the letters of
/// an incomplete word (`turn` before `[s] on`), whether those letters follow a slot without a
/// space, and the rest as a linked list of pieces. Equal states are compiled once, so optional
/// pieces, alternatives and rules share their continuation, and the size of the result is linear
/// in the phrase whatever the nesting. Words assembled from pieces are compiled as whole words;
/// if that would be too many, and next to slots, letters are compiled as fragments.
struct CodeBuilder {
  /// The maximum number of instructions of a template; it also bounds the depth of the walk.
  static let maximumSize = 16_384
  private static let maximumDepth = 320
  static let maximumParts = 10
  /// The maximum number of word beginnings that are distinguished at one place of a phrase.
  private static let maximumPrefixes = 24

  /// The rest of a phrase: a piece, and the pieces after it.
  private struct Rest {
    var item: Item
    var tail: Int
  }

  private indirect enum Item {
    case expression(Expression)
    case wordBreak
    /// The remaining parts of a permutation, as a set of bits.
    case parts([Expression], remaining: Int, owner: Int)
  }

  private struct RuleUse: Hashable {
    var name: String
    var tail: Int
  }

  private struct PartsUse: Hashable {
    var owner: Int
    var remaining: Int
  }

  private struct State: Hashable {
    var letters: String
    var isGlued: Bool
    var rest: Int
  }

  private static let end = -1

  private let template: PhraseTemplate
  /// The slots of the template, in the order of compilation.
  private(set) var slots: [Program.Slot] = []

  private var rests: [Rest] = []
  private var expansions: [Int: [Int]] = [:]
  private var rules: [RuleUse: Int] = [:]
  private var parts: [PartsUse: Int] = [:]
  private var prefixes: [Int: Set<String>] = [:]
  private var compiled: [State: UInt32] = [:]
  private var known: [Instruction: UInt32] = [:]
  private var slotNumbers: [Expression.Slot: UInt32] = [:]
  /// Whether each instruction of the template can be reached inside a word.
  private var entersInside: [Bool] = []
  private var depth = 0
  private let firstInstruction: Int
  /// The contractions of the phrase's language.
  private let contractions: Contractions?

  /// - Parameter code: The code of the whole program, to which the template's code is added.
  init(_ template: PhraseTemplate, code: FlatArray<Instruction>) {
    self.template = template
    firstInstruction = code.count
    contractions = template.language.flatMap(Contractions.of)
  }

  /// Compiles a phrase into instructions.
  ///
  /// - Returns: The address of the first instruction.
  mutating func compile(
    _ expression: Expression, row: UInt32, into tables: inout ProgramTables
  ) throws(TemplateError) -> UInt32 {
    let accept = emit(Instruction(kind: .accept, value: row), into: &tables)
    let start = rest(.expression(expression), before: Self.end)
    return try build("", isGlued: false, start, accept, &tables)
  }

  // MARK: Conversion

  private mutating func build(
    _ letters: String, isGlued: Bool, _ rest: Int, _ accept: UInt32,
    _ tables: inout ProgramTables
  ) throws(TemplateError) -> UInt32 {
    let state = State(letters: letters, isGlued: isGlued, rest: rest)
    if let known = compiled[state] { return known }
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth, rests.count < Self.maximumSize * 4,
      tables.code.count - firstInstruction < Self.maximumSize
    else {
      throw TemplateError(code: .tooLong, template: template, offset: template.text.utf8.count)
    }
    let entry = try step(letters, isGlued, rest, accept, &tables)
    compiled[state] = entry
    return entry
  }

  private mutating func step(
    _ letters: String, _ isGlued: Bool, _ rest: Int, _ accept: UInt32,
    _ tables: inout ProgramTables
  ) throws(TemplateError) -> UInt32 {
    guard rest != Self.end else {
      return words(letters, isGlued: isGlued, isOpen: false, before: accept, &tables)
    }
    let tail = rests[rest].tail
    switch rests[rest].item {
    case .wordBreak:
      let next = try build("", isGlued: false, tail, accept, &tables)
      return words(letters, isGlued: isGlued, isOpen: false, before: next, &tables)
    case .parts(let parts, let remaining, let owner):
      guard remaining != 0 else {
        return try build(letters, isGlued: isGlued, tail, accept, &tables)
      }
      let choices = expansion(of: rest) { builder in
        parts.indices.filter { remaining & 1 << $0 != 0 }.map { index in
          let others = builder.parts(parts, remaining & ~(1 << index), owner, before: tail)
          let spaced = builder.rest(.wordBreak, before: others)
          return builder.rest(.expression(parts[index]), before: spaced)
        }
      }
      return try split(choices, letters, isGlued, accept, &tables)
    case .expression(let expression):
      return try step(expression, letters, isGlued, rest, accept, &tables)
    }
  }

  private mutating func step(
    _ expression: Expression, _ letters: String, _ isGlued: Bool, _ rest: Int, _ accept: UInt32,
    _ tables: inout ProgramTables
  ) throws(TemplateError) -> UInt32 {
    let tail = rests[rest].tail
    switch expression {
    case .text(let text):
      return try say(text, letters, isGlued, tail, accept, &tables)
    case .sequence(let pieces):
      let first = expansion(of: rest) { builder in
        [pieces.reversed().reduce(tail) { builder.rest(.expression($1), before: $0) }]
      }
      return try build(letters, isGlued: isGlued, first[0], accept, &tables)
    case .alternatives(let choices):
      let rests = expansion(of: rest) { builder in
        choices.map { builder.rest(.expression($0), before: tail) }
      }
      return try split(rests, letters, isGlued, accept, &tables)
    case .permutation(let pieces):
      guard pieces.count <= Self.maximumParts else {
        throw TemplateError(code: .tooManyParts, template: template, offset: 0)
      }
      // The parts are words of their own, separate from the text before and after them.
      let first = expansion(of: rest) { builder in
        let all = builder.parts(pieces, (1 << pieces.count) - 1, rest, before: tail)
        return [builder.rest(.wordBreak, before: all)]
      }
      return try build(letters, isGlued: isGlued, first[0], accept, &tables)
    case .rule(let name):
      guard let rule = template.block?.rules[name] else {
        throw TemplateError(code: .unknownRule, template: template, offset: 0, slot: name)
      }
      let use = RuleUse(name: name, tail: tail)
      let next = rules[use] ?? self.rest(.expression(rule), before: tail)
      rules[use] = next
      return try build(letters, isGlued: isGlued, next, accept, &tables)
    case .slot(let slot):
      let number = try self.slot(slot, &tables)
      let next = try build("", isGlued: true, tail, accept, &tables)
      var instruction = Instruction(kind: .slot, value: number, next: next)
      instruction.mode = slots[Int(number)].type.mode
      instruction.startsInside = isGlued || !letters.isEmpty
      instruction.endsInside = startsInside(next)
      let entry = emit(instruction, into: &tables)
      return words(letters, isGlued: isGlued, isOpen: true, before: entry, &tables)
    case .applicationName:
      let next = try build("", isGlued: true, tail, accept, &tables)
      var instruction = Instruction(kind: .application, value: 0, next: next)
      instruction.endsInside = startsInside(next)
      let entry = emit(instruction, into: &tables)
      return words(letters, isGlued: isGlued, isOpen: true, before: entry, &tables)
    }
  }

  private mutating func split(
    _ choices: [Int], _ letters: String, _ isGlued: Bool, _ accept: UInt32,
    _ tables: inout ProgramTables
  ) throws(TemplateError) -> UInt32 {
    var entries: [UInt32] = []
    for choice in choices {
      let entry = try build(letters, isGlued: isGlued, choice, accept, &tables)
      if !entries.contains(entry) { entries.append(entry) }
    }
    guard !entries.isEmpty else {
      throw TemplateError(code: .empty, template: template, offset: 0)
    }
    return split(entries, into: &tables)
  }

  /// Compiles literal text that follows the letters of an incomplete word.
  private mutating func say(
    _ text: String, _ letters: String, _ isGlued: Bool, _ tail: Int, _ accept: UInt32,
    _ tables: inout ProgramTables
  ) throws(TemplateError) -> UInt32 {
    guard let lastSpace = text.lastIndex(where: \.isWhitespace) else {
      return try extend(letters + text, isGlued, tail, accept, &tables)
    }
    let open = String(text[text.index(after: lastSpace)...])
    let next = try extend(open, false, tail, accept, &tables)
    let closed = letters + text[..<lastSpace]
    guard isGlued, let firstSpace = closed.firstIndex(where: \.isWhitespace) else {
      return words(closed, isGlued: isGlued, isOpen: false, before: next, &tables)
    }
    let others = words(
      String(closed[firstSpace...]), isGlued: false, isOpen: false, before: next, &tables)
    return words(
      String(closed[..<firstSpace]), isGlued: true, isOpen: false, before: others, &tables)
  }

  /// Continues with the letters of an incomplete word; if there are too many word beginnings at a
  /// place, the letters become a fragment.
  private mutating func extend(
    _ letters: String, _ isGlued: Bool, _ rest: Int, _ accept: UInt32,
    _ tables: inout ProgramTables
  ) throws(TemplateError) -> UInt32 {
    if letters.isEmpty || rest == Self.end {
      return try build(letters, isGlued: isGlued, rest, accept, &tables)
    }
    if let last = Self.wordByItself(endOf: letters) {
      let next = try extend(String(last), false, rest, accept, &tables)
      return words(
        String(letters.dropLast()), isGlued: isGlued, isOpen: false, before: next, &tables)
    }
    if prefixes[rest, default: []].count >= Self.maximumPrefixes,
      prefixes[rest]?.contains(letters) == false
    {
      let next = try build("", isGlued: true, rest, accept, &tables)
      return words(letters, isGlued: isGlued, isOpen: true, before: next, &tables)
    }
    prefixes[rest, default: []].insert(letters)
    return try build(letters, isGlued: isGlued, rest, accept, &tables)
  }

  /// Returns the last of several characters that are each a word, in scripts without spaces.
  ///
  /// A whole phrase is one run of letters there, of which only the last character is incomplete,
  /// because a mark may follow that composes with it.
  private static func wordByItself(endOf letters: String) -> Character? {
    guard letters.utf8.count > 3, let last = letters.last, let previous = letters.dropLast().last,
      CharacterFolding.isWordByItself(String(last)),
      CharacterFolding.isWordByItself(String(previous))
    else { return nil }
    return last
  }

  // MARK: Pieces

  private mutating func rest(_ item: Item, before tail: Int) -> Int {
    rests.append(Rest(item: item, tail: tail))
    return rests.count - 1
  }

  private mutating func parts(
    _ pieces: [Expression], _ remaining: Int, _ owner: Int, before tail: Int
  ) -> Int {
    let use = PartsUse(owner: owner, remaining: remaining)
    if let known = parts[use] { return known }
    let new = rest(.parts(pieces, remaining: remaining, owner: owner), before: tail)
    parts[use] = new
    return new
  }

  /// Returns the continuations of a rest, which are made at the first access.
  private mutating func expansion(of rest: Int, _ make: (inout CodeBuilder) -> [Int]) -> [Int] {
    if let known = expansions[rest] { return known }
    let new = make(&self)
    expansions[rest] = new
    return new
  }

  private mutating func slot(
    _ slot: Expression.Slot, _ tables: inout ProgramTables
  ) throws(TemplateError) -> UInt32 {
    if let known = slotNumbers[slot] { return known }
    guard let type = template.slots[slot.list] else {
      throw TemplateError(code: .unknownSlot, template: template, offset: 0, slot: slot.list)
    }
    let number = UInt32(slots.count)
    slots.append(
      Program.Slot(
        name: slot.name, isCapture: slot.isCapture, type: type,
        valueType: tables.valueType(of: type)))
    slotNumbers[slot] = number
    return number
  }

  // MARK: Instructions

  private mutating func emit(_ instruction: Instruction, into tables: inout ProgramTables) -> UInt32
  {
    if let known = known[instruction] { return known }
    let place = UInt32(tables.code.count)
    tables.code.append(instruction)
    known[instruction] = place
    entersInside.append(
      instruction.kind == .split
        ? startsInside(instruction.next) || startsInside(instruction.value)
        : instruction.startsInside)
    return place
  }

  /// Returns the instructions for literal text.
  ///
  /// - Parameters:
  ///   - isGlued: Whether the first letters follow a slot without a space.
  ///   - isOpen: Whether the last letters are followed by something without a space.
  private mutating func words(
    _ text: String, isGlued: Bool, isOpen: Bool, before next: UInt32,
    _ tables: inout ProgramTables
  ) -> UInt32 {
    let utterance = Normalizer.utterance(text)
    guard !utterance.tokens.isEmpty else { return next }
    let plain = words(of: utterance, isGlued, isOpen, before: next, &tables)
    guard let joined = Spellings.joined(utterance) else { return plain }
    let other = words(of: joined, isGlued, isOpen, before: next, &tables)
    return split([plain, other], into: &tables)
  }

  private mutating func words(
    of utterance: Utterance, _ isGlued: Bool, _ isOpen: Bool, before next: UInt32,
    _ tables: inout ProgramTables
  ) -> UInt32 {
    var next = next
    for index in utterance.tokens.indices.reversed() {
      let word = utterance.word(index)
      let letters = UInt8(clamping: word.unicodeScalars.count)
      let isWhole = CharacterFolding.isWordByItself(word)
      let isOpenStart = isGlued && index == 0 && !isWhole
      let isOpenEnd = isOpen && index == utterance.tokens.count - 1 && !isWhole
      if isOpenStart || isOpenEnd {
        let fragment = tables.fragments.insert(folded: word)
        var instruction = Instruction(
          kind: isOpenEnd ? .prefix : .suffix, letters: letters, value: fragment, next: next)
        instruction.startsInside = isOpenStart
        next = emit(instruction, into: &tables)
      } else {
        let entry = emit(word: word, before: next, &tables)
        next = split([entry] + otherForms(of: word, before: next, &tables), into: &tables)
      }
    }
    return next
  }

  private mutating func emit(
    word: String, before next: UInt32, _ tables: inout ProgramTables
  ) -> UInt32 {
    emit(
      Instruction(
        kind: .word, letters: UInt8(clamping: word.unicodeScalars.count),
        value: tables.vocabulary.insert(folded: word), next: next),
      into: &tables)
  }

  /// Returns the entries of a word's other forms: the long form of a contraction, or the short form
  /// of words that begin with this one.
  private mutating func otherForms(
    of word: String, before next: UInt32, _ tables: inout ProgramTables
  ) -> [UInt32] {
    guard let contractions else { return [] }
    var entries: [UInt32] = []
    for long in contractions.longForms[word] ?? [] {
      entries.append(long.reversed().reduce(next) { emit(word: $1, before: $0, &tables) })
      for short in contractions.shortForms[long] ?? [] where short != word {
        entries.append(emit(word: short, before: next, &tables))
      }
    }
    for long in contractions.byFirstWord[word] ?? [] {
      for end in ends(of: long.dropFirst(), from: next, tables) {
        for short in contractions.shortForms[long] ?? [] {
          entries.append(emit(word: short, before: end, &tables))
        }
      }
    }
    return entries
  }

  /// Returns the addresses after a sequence of words that starts at an address.
  private func ends(
    of words: ArraySlice<String>, from address: UInt32, _ tables: ProgramTables
  ) -> Set<UInt32> {
    guard let word = words.first else { return [address] }
    var ends: Set<UInt32> = []
    var seen: Set<UInt32> = []
    var pending = [address]
    while let address = pending.popLast() {
      guard seen.insert(address).inserted else { continue }
      let instruction = tables.code[address]
      switch instruction.kind {
      case .split:
        pending += [instruction.next, instruction.value]
      case .word where tables.vocabulary.text(of: instruction.value) == word:
        ends.formUnion(self.ends(of: words.dropFirst(), from: instruction.next, tables))
      default:
        break
      }
    }
    return ends
  }

  /// Returns the entry of one or more alternatives, the preferred one first.
  private mutating func split(_ entries: [UInt32], into tables: inout ProgramTables) -> UInt32 {
    entries.dropLast().reversed().reduce(entries[entries.count - 1]) {
      emit(Instruction(kind: .split, value: $0, next: $1), into: &tables)
    }
  }

  /// Whether the instruction at an address may start inside a word.
  private func startsInside(_ address: UInt32) -> Bool {
    entersInside[Int(address) - firstInstruction]
  }
}

extension SlotType {
  /// The kind of values that an instruction for a slot of this type accepts.
  fileprivate var mode: Instruction.Mode {
    switch self {
    case .number: .number
    case .typed: .typed
    default: isOpen ? .open : .closed
    }
  }
}
