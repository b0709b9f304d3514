// Finds the meanings of an utterance's words for typed slots.

import Synchronization

/// The words of a set of languages with a meaning in typed slots: a trie over pieces of words.
///
/// Built once for a set of languages, when a typed slot is first matched with an utterance.
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

  /// Whether any word starts with the piece at an offset of the folded bytes.
  func starts(_ bytes: ArraySlice<UInt8>) -> Bool { child(of: 0, bytes) != nil }

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

  private init(_ languages: [LanguageRules]) {
    var edges: [UInt64: Child] = [:]
    var meanings: [[TypedWord]] = [[]]
    func add(_ word: TypedWord, _ text: String) {
      let utterance = Normalizer.utterance(text)
      guard !utterance.tokens.isEmpty else { return }
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
      for (word, texts) in language.timeWords { texts.forEach { add(word, $0) } }
      UnitWords.add(language, add)
      language.truth.isTrue.forEach { add(.boolean(true), $0) }
      language.truth.isFalse.forEach { add(.boolean(false), $0) }
      CalendarWords.add(language, add)
    }
    self.edges = edges
    self.meanings = meanings
  }
}

extension TypedLexicon {
  /// Returns the words of languages; made once for each set of them.
  static func of(_ languages: [LanguageRules]) -> TypedLexicon {
    var key: UInt32 = 0
    for language in languages { key |= language.bit }
    return made.withLock { made in
      if let lexicon = made[key] { return lexicon }
      let lexicon = TypedLexicon(languages)
      made[key] = lexicon
      return lexicon
    }
  }

  private static let made = Mutex<[UInt32: TypedLexicon]>([:])
}
