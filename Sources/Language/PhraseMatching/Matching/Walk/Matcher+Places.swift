// What stands at a place of an utterance: names, pieces of words, numbers.

extension Matcher {
  /// The two tries of names, to choose one without counting references to it.
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

  /// The row an instruction belongs to: the last one that starts at or before it.
  func row(at address: UInt32) -> Int {
    var low = 0
    var high = program.rows.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if program.rows[middle].firstInstruction <= address {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  /// The end of a fragment that stands at a place; `nil` when other letters do.
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

  /// The number in digits that starts at a place, where a slot's instruction stands.
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

  /// The places where a value with a form of its own may end that starts at a place.
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
