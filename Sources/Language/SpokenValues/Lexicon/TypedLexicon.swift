// Finds the meanings of an utterance's words for typed slots.

import Synchronization

/// The words of a set of languages with a meaning in typed slots: a trie over pieces of words.
///
/// Built once for a set of languages and kinds, when a slot of a kind is first matched with an
/// utterance. Numbers are not among them: see `NumberLexicon`.
final class TypedLexicon: Sendable {
  private struct Child: Sendable {
    let parent: Int32
    let node: Int32
    let bytes: [UInt8]
  }

  /// The edges by a hash of parent and piece; a collision takes the next free number.
  private let edges: [UInt64: Child]
  /// The meanings of the pieces from the root to each node.
  private let meanings: [[TypedWord]]
  /// The numbers of the languages.
  let numbers: [NumberLexicon]
  /// The texts of dates that are one word of some length, as people write them wrong.
  let longWords: [String]
  private static let shortestLongWord = 5

  /// Returns the meanings of words that start at a piece, with the index of the piece after them.
  func words(at start: Int, in pieces: Pieces) -> [(word: TypedWord, end: Int)] {
    var found: [(TypedWord, Int)] = []
    var node: Int32 = 0
    var index = start
    while index < pieces.all.count, let next = child(of: node, pieces.bytes(index)) {
      node = next
      index += 1
      for word in meanings[Int(node)] { found.append((word, index)) }
    }
    return found
  }

  /// Whether a value may start at a word.
  func starts(at place: Int, in utterance: Utterance) -> Bool {
    let token = utterance.tokens[place]
    let start = Int(token.foldedLower)
    let end = Pieces.end(of: start, in: utterance.folded, before: Int(token.foldedUpper))
    let first = utterance.folded[start..<end]
    if Pieces.isDigit(first[start]) || first[start] >= 0x80 || child(of: 0, first) != nil {
      return true
    }
    let word = utterance.folded[start..<Int(token.foldedUpper)]
    return numbers.contains { $0.starts(word) }
  }

  private func child(of node: Int32, _ bytes: ArraySlice<UInt8>) -> Int32? {
    var key = TypedLexicon.hash(node, bytes)
    while let child = edges[key] {
      if child.parent == node, child.bytes[...] == bytes { return child.node }
      key &+= 1
    }
    return nil
  }

  private static func hash(_ node: Int32, _ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(UInt32(bitPattern: node))
    hash &*= 0x100_0000_01B3
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  private init(_ languages: [LanguageRules], _ group: Group) {
    var edges: [UInt64: Child] = [:]
    var meanings: [[TypedWord]] = [[]]
    var longWords: Set<String> = []
    func add(_ word: TypedWord, _ text: String) {
      let utterance = Normalizer.utterance(text)
      guard !utterance.tokens.isEmpty else { return }
      if group == .calendar, utterance.tokens.count == 1,
        utterance.word(0).count >= Self.shortestLongWord
      {
        longWords.insert(utterance.word(0))
      }
      let pieces = Pieces(at: 0, in: utterance)
      guard pieces.all.count < Pieces.limit else { return }
      var node: Int32 = 0
      for index in pieces.all.indices {
        let bytes = pieces.bytes(index)
        var key = TypedLexicon.hash(node, bytes)
        while let child = edges[key], child.parent != node || child.bytes[...] != bytes {
          key &+= 1
        }
        if let child = edges[key] {
          node = child.node
        } else {
          let next = Int32(meanings.count)
          edges[key] = Child(parent: node, node: next, bytes: Array(bytes))
          meanings.append([])
          node = next
        }
      }
      if !meanings[Int(node)].contains(word) { meanings[Int(node)].append(word) }
    }
    for language in languages {
      if group == .truth {
        language.truth.isTrue.forEach { add(.boolean(true), $0) }
        language.truth.isFalse.forEach { add(.boolean(false), $0) }
        continue
      }
      for (word, texts) in language.timeWords { texts.forEach { add(word, $0) } }
      switch group {
      case .calendar: CalendarWords.add(language, add)
      case .units: UnitWords.add(language, add)
      case .money: CurrencyWords.add(language, add)
      case .truth: break
      }
    }
    numbers = group == .truth ? [] : languages.map { NumberLexicon.of($0.tag) }
    self.edges = edges
    self.meanings = meanings
    self.longWords = longWords.sorted()
  }
}

extension TypedLexicon {
  /// The words that values have in common: those of one group are made together.
  private enum Group: UInt32 {
    case calendar, units, money, truth
  }

  /// Returns the words of languages for a kind of values; made once for each set of languages.
  static func of(_ languages: [LanguageRules], for kind: TypedKind) -> TypedLexicon {
    let group: Group =
      switch kind {
      case .date, .time, .duration, .url: .calendar
      case .measurement: .units
      case .amount: .money
      case .boolean: .truth
      }
    var key = group.rawValue << 24
    for language in languages { key |= language.bit }
    return made.withLock { made in
      if let lexicon = made[key] { return lexicon }
      let lexicon = TypedLexicon(languages, group)
      made[key] = lexicon
      return lexicon
    }
  }

  private static let made = Mutex<[UInt32: TypedLexicon]>([:])
}
