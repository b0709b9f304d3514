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

  /// Returns the number in digits that starts at a place, for a slot's instruction.
  func number(at place: Int, for instruction: Instruction) -> (value: Double, end: Int)? {
    let word = Place.word(place)
    guard word < words.count, instruction.startsInside || !Place.isInside(place),
      word != utterance.added
    else { return nil }
    if let known = scratch.numbers[place] { return known }
    var result: (value: Double, end: Int)?
    if let reading = DigitNumbers.reading(
      at: word, offset: Place.offset(place), in: utterance.prefix(unseamedFrom: word))
    {
      let end = reading.offset == 0 ? reading.token : Place.inside(reading.token, reading.offset)
      if let end { result = (reading.value, end) }
    }
    scratch.numbers[place] = .some(result)
    return result
  }

  /// Returns the places where a typed value that starts at a place may end.
  func typedEnds(_ type: SlotType, at place: Int) -> [Int] {
    guard case .typed(let kind) = type, place < words.count, place != utterance.added else {
      return []
    }
    return TypedWords.readings(
      kind, at: place, in: utterance.prefix(unseamedFrom: place),
      languages: program.politeness.rules
    ).map(\.end)
  }
}
