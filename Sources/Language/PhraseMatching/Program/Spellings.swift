// The word sequences as which a text of the catalogue may be typed.

import SpokenValues

/// The word sequences as which a text of the catalogue may be typed.
enum Spellings {
  /// Returns the spellings of a text: as it is, and with possessives without their apostrophes.
  ///
  /// `Anna's list` is two words and an attached `s`, and is also typed `annas list`. A text without
  /// words has no spelling.
  static func words(of text: String, in vocabulary: inout Vocabulary) -> [[UInt32]] {
    var spellings: [[UInt32]] = []
    forEach(of: text, in: &vocabulary) { spellings.append(Array($0)) }
    return spellings
  }

  /// Calls a function with every spelling of a text, without storing any of them.
  static func forEach(
    of text: String, in vocabulary: inout Vocabulary,
    _ body: (UnsafeBufferPointer<UInt32>) -> Void
  ) {
    let wasPlain = text.utf8.withContiguousStorageIfAvailable {
      plainWords(of: $0, in: &vocabulary, body)
    }
    if wasPlain == true { return }
    let utterance = Normalizer.utterance(text)
    guard !utterance.tokens.isEmpty else { return }
    vocabulary.insert(utterance).withUnsafeBufferPointer(body)
    guard let joined = joined(utterance) else { return }
    vocabulary.insert(joined).withUnsafeBufferPointer(body)
  }

  /// Returns the text with every possessive joined to its word; `nil` if there is none.
  static func joined(_ utterance: Utterance) -> Utterance? {
    guard utterance.tokens.contains(where: { !$0.startsWord }) else { return nil }
    var text = ""
    var changed = false
    for index in utterance.tokens.indices {
      let isPossessive = !utterance.tokens[index].startsWord && utterance.word(index) == "s"
      changed = changed || isPossessive
      text += (isPossessive || text.isEmpty ? "" : " ") + utterance.word(index)
    }
    return changed ? Normalizer.utterance(text) : nil
  }

  // MARK: Plain texts

  private static let longestPlain = 256

  /// Calls a function with the only spelling of a text of ASCII letters, digits and spaces.
  ///
  /// - Returns: Whether the text is one; any other is ignored. Most names are.
  private static func plainWords(
    of text: UnsafeBufferPointer<UInt8>, in vocabulary: inout Vocabulary,
    _ body: (UnsafeBufferPointer<UInt32>) -> Void
  ) -> Bool {
    let count = text.count
    guard count > 0, count <= longestPlain,
      text.allSatisfy({ ($0 | 0x20) &- 97 < 26 || $0 &- 48 < 10 || $0 == 0x20 })
    else { return false }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { folded in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count / 2 + 1) { words in
        var used = 0
        var start = 0
        for index in 0...count {
          if index < count, text[index] != 0x20 {
            folded[index] = text[index] | 0x20
          } else {
            if index > start {
              words[used] = vocabulary.insert(
                UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: folded[start..<index])))
              used += 1
            }
            start = index + 1
          }
        }
        if used > 0 { body(UnsafeBufferPointer(rebasing: words[..<used])) }
      }
    }
    return true
  }
}
