// A possible name at a place of an utterance.

import CompactTables
import SpokenValues

/// A possible name of an app or a value at a place of an utterance.
struct NameReading: Sendable {
  /// The node in the trie of names.
  var node: UInt32
  /// The place where the name starts, without articles before it.
  var start: Int
  /// The place where it ends.
  var end: Int
  /// The number of corrected slips.
  var slips = 0
  /// The number of articles added or left out.
  var skipped = 0
  /// Whether the last words were skipped: they are inside a name or belong to what follows.
  var endsSkipped = false
}

extension Matcher {
  /// Returns the names at a place, as a range of `nameReadings`; longer ones first, or, if slips
  /// are tolerated, those with fewer slips and articles first.
  ///
  /// Each trie is walked once for a place, however many templates ask.
  func readings(
    of names: Names, at place: Int, tolerance: Tolerance?, for instruction: Instruction? = nil
  ) -> Range<Int> {
    guard Place.word(place) < words.count else { return 0..<0 }
    let isInside = Place.isInside(place)
    if let instruction, instruction.endsInside || isInside && instruction.startsInside {
      return insideReadings(of: names, at: place, endsInside: instruction.endsInside)
    }
    if let tolerance {
      return tolerance.readings(of: names, at: place, in: self)
    }
    guard !isInside else { return 0..<0 }
    let index = place * 2 + (names == .values ? 1 : 0)
    let known = scratch.walked[index]
    if known.lowerBound >= 0 { return Int(known.lowerBound)..<Int(known.upperBound) }
    let first = nameReadings.count
    var node = NameTrie.root
    var end = place
    while end < words.count {
      node = child(of: node, by: words[end], in: names)
      if node == NameTrie.none { break }
      end += 1
      if isEnding(node, in: names) {
        nameReadings.append(NameReading(node: node, start: place, end: end))
      }
    }
    let range = first..<nameReadings.count
    if range.count > 1 { nameReadings[range].reverse() }
    scratch.walked[index] = Walked(
      lowerBound: Int32(range.lowerBound), upperBound: Int32(range.upperBound))
    return range
  }

  /// Returns the names that start or end inside a word: `kitchen` in `kitchenlight`.
  private func insideReadings(
    of names: Names, at place: Int, endsInside: Bool
  ) -> Range<Int> {
    let key = place << 2 | (names == .values ? 2 : 0) | (endsInside ? 1 : 0)
    if let known = scratch.walkedInside[key] { return known }
    let first = nameReadings.count
    var node = NameTrie.root
    var word = Place.word(place)
    var offset = Place.offset(place)
    while word < words.count, node != NameTrie.none {
      let token = utterance.tokens[word]
      let lower = Int(token.foldedLower) + offset
      let upper = Int(token.foldedUpper)
      for cut in lower + 1..<max(lower + 1, upper)
      where endsInside && utterance.folded[cut] & 0xC0 != 0x80 {
        add(
          node, names, lower..<cut, from: place,
          to: Place.inside(word, cut - Int(token.foldedLower)))
      }
      let whole =
        offset == 0 ? words[word] : vocabulary.find(utterance.folded[lower..<upper])
      node = whole == Vocabulary.unknown ? NameTrie.none : child(of: node, by: whole, in: names)
      word += 1
      offset = 0
      if node != NameTrie.none, isEnding(node, in: names) {
        nameReadings.append(NameReading(node: node, start: place, end: word))
      }
    }
    let range = first..<nameReadings.count
    nameReadings[range].reverse()
    scratch.walkedInside[key] = range
    return range
  }

  private func add(
    _ node: UInt32, _ names: Names, _ letters: Range<Int>, from start: Int, to end: Int?
  ) {
    guard let end else { return }
    let word = vocabulary.find(utterance.folded[letters])
    guard word != Vocabulary.unknown else { return }
    let next = child(of: node, by: word, in: names)
    if next != NameTrie.none, isEnding(next, in: names) {
      nameReadings.append(NameReading(node: next, start: start, end: end))
    }
  }
}
