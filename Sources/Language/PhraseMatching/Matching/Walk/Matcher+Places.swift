// Looks up names, fragments and numbers at a place of an utterance.

import SpokenValues

extension Matcher {
  /// The two tries of names; an enumeration avoids retaining a trie to select it.
  enum Names { case applications, values }

  @inline(__always)
  func child(of node: UInt32, by word: UInt32, in names: Names) -> UInt32 {
    names == .values
      ? values.trie.child(of: node, by: word) : applicationNames.child(of: node, by: word)
  }

  @inline(__always)
  func isEnding(_ node: UInt32, in names: Names) -> Bool {
    names == .values ? values.trie.isEnding(node) : applicationNames.isEnding(node)
  }

  @inline(__always)
  func entry(at node: UInt32, of owner: UInt32, in names: Names) -> UInt32 {
    names == .values
      ? values.trie.entry(at: node, of: owner) : applicationNames.entry(at: node, of: owner)
  }

  /// Returns what is said at a place, as `Beginnings`.
  @inline(__always)
  func beginning(at place: Int) -> UInt64 {
    if Place.isInside(place) { return Beginnings.inside }
    guard place < words.count else { return Beginnings.end }
    let letter = Beginnings.letter(utterance.folded[Int(utterance.tokens[place].foldedLower)])
    return words[place] == Vocabulary.unknown ? letter : letter | Beginnings.word(words[place])
  }

  /// Returns the end of a fragment at a place; `nil` if the letters there differ.
  func end(of instruction: Instruction, at place: Int) -> Int? {
    let word = Place.word(place)
    guard word < words.count, instruction.startsInside || !Place.isInside(place) else { return nil }
    let token = utterance.tokens[word]
    let lower = Int(token.foldedLower)
    let end = program.fragments.end(
      of: instruction.value, in: utterance.folded, from: lower + Place.offset(place),
      before: Int(token.foldedUpper))
    guard let end else { return nil }
    if end == Int(token.foldedUpper) { return word + 1 }
    return instruction.kind == .prefix ? Place.inside(word, end - lower) : nil
  }

  /// Returns the numbers that start at a place, for a slot's instruction, the longest first.
  func numbers(
    at place: Int, for instruction: Instruction, in template: Program.Template
  ) -> [(value: Double, end: Int)] {
    let word = Place.word(place)
    guard word < words.count, instruction.startsInside || !Place.isInside(place),
      word != utterance.added,
      case .number(let range) = template.slots[Int(instruction.value)].type
    else { return [] }
    let language = range.wordsLanguage ?? template.source.language ?? "en"
    let isApp = program.preference == .literals
    return numbers(at: place, language: language).compactMap { reading in
      guard range.accepts(reading, percent: isApp), reading.offset == 0 || instruction.endsInside
      else { return nil }
      let end = reading.offset == 0 ? reading.end : Place.inside(reading.end, reading.offset)
      return end.map { (reading.value, $0) }
    }
  }

  /// Returns the numbers that start at a place, read once for each language.
  private func numbers(at place: Int, language: String) -> [NumberReading] {
    for known in scratch.numbers[place] ?? [] where known.language == language {
      return known.readings
    }
    let word = Place.word(place)
    let readings = SpokenValues.numbers(
      at: word, offset: Place.offset(place), in: utterance.prefix(unseamedFrom: word),
      language: language)
    scratch.numbers[place, default: []].append((language, readings))
    return readings
  }

  /// Returns the places where a typed value that starts at a place may end.
  func typedEnds(_ kind: TypedKind, at place: Int) -> [Int] {
    guard place < words.count, place != utterance.added else { return [] }
    for known in scratch.typed[place] ?? [] where known.kind == kind { return known.ends }
    let ends = SpokenValues.readings(
      kind, at: place, in: utterance.prefix(unseamedFrom: place),
      languages: program.politeness.rules
    ).filter { $0.end > place }.map(\.end)
    scratch.typed[place, default: []].append((kind, ends))
    return ends
  }
}
