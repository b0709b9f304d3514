// Reads the most frequent utterances: ASCII letters and digits between spaces.

/// A fast reader of the most frequent utterances, ASCII words between spaces, without
/// `Normalizer`'s state.
enum PlainText {
  /// Returns the words of a text of ASCII letters, digits and spaces; punctuation only ends words.
  ///
  /// - Returns: `nil` for any other text; otherwise the same result as `Normalizer`.
  static func utterance(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Utterance? {
    let count = bytes.count
    guard count > 0, count < 4_096 else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { folded in
      // A word takes at least one byte, and so does the gap between two.
      withUnsafeTemporaryAllocation(of: Utterance.Token.self, capacity: count / 2 + 1) { tokens in
        let (words, letters) = read(bytes, into: tokens, folded)
        guard words >= 0 else { return nil }
        return Utterance(
          text: text, folded: copy(folded[..<letters]), tokens: copy(tokens[..<words]))
      }
    }
  }

  /// Returns the elements as an array; `Array.init` would look up generic metadata.
  @inline(__always)
  private static func copy<Element>(_ elements: Slice<UnsafeMutableBufferPointer<Element>>)
    -> [Element]
  {
    var array: [Element] = []
    array.reserveCapacity(elements.count)
    array.append(contentsOf: UnsafeBufferPointer(rebasing: elements))
    return array
  }

  /// Reads the words and returns their number and that of their letters; -1 words if the text is
  /// not plain.
  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, into tokens: UnsafeMutableBufferPointer<Utterance.Token>,
    _ folded: UnsafeMutableBufferPointer<UInt8>
  ) -> (words: Int, letters: Int) {
    let count = bytes.count
    var (words, letters, index) = (0, 0, 0)
    while index < count {
      var byte = bytes[index]
      guard isLetter(byte) else {
        guard byte == 0x20 || isFinal(byte, at: index, in: bytes) else { return (-1, 0) }
        index &+= 1
        continue
      }
      let (start, firstLetter) = (index, letters)
      repeat {
        folded[letters] = byte | 0x20
        letters &+= 1
        index &+= 1
        if index == count { break }
        byte = bytes[index]
      } while isLetter(byte)
      tokens.initializeElement(
        at: words,
        to: Utterance.Token(
          lower: Int32(truncatingIfNeeded: start), upper: Int32(truncatingIfNeeded: index),
          foldedLower: Int32(truncatingIfNeeded: firstLetter),
          foldedUpper: Int32(truncatingIfNeeded: letters), startsWord: true))
      words &+= 1
    }
    return (words, letters)
  }

  /// Whether a byte is an ASCII letter or digit.
  @inline(__always)
  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 97 < 26 || byte &- 48 < 10
  }

  /// Whether a byte is punctuation before a space or at the end of the text.
  private static func isFinal(
    _ byte: UInt8, at index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard index + 1 == bytes.count || bytes[index + 1] == 0x20 else { return false }
    return byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "?")
      || byte == UInt8(ascii: "!")
  }
}
