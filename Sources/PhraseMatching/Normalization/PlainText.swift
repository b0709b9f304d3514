// Reads the utterances people mostly type: ASCII letters and digits between spaces.

/// Reads the utterances people mostly type, without the state that other texts need.
enum PlainText {
  /// The words of a text of ASCII letters, digits and spaces, in which punctuation only ends words.
  ///
  /// - Returns: `nil` for any other text; what is returned is what `Normalizer` would return.
  static func utterance(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Utterance? {
    let count = bytes.count
    guard count > 0, count < 4_096 else { return nil }
    var tokens: [Utterance.Token] = []
    tokens.reserveCapacity(count / 5 + 2)
    var isPlain = true
    let folded = [UInt8](unsafeUninitializedCapacity: count) { folded, used in
      var start = -1
      var foldedStart = 0
      func end(_ index: Int) {
        if start < 0 { return }
        tokens.append(
          Utterance.Token(
            lower: Int32(truncatingIfNeeded: start), upper: Int32(truncatingIfNeeded: index),
            foldedLower: Int32(truncatingIfNeeded: foldedStart),
            foldedUpper: Int32(truncatingIfNeeded: used), startsWord: true))
        start = -1
      }
      for index in 0..<count {
        let byte = bytes[index]
        if (byte | 0x20) &- 97 < 26 || byte &- 48 < 10 {
          if start < 0 {
            start = index
            foldedStart = used
          }
          folded[used] = byte | 0x20
          used += 1
        } else if byte == 0x20 || isFinal(byte, at: index, in: bytes) {
          end(index)
        } else {
          isPlain = false
          used = 0
          return
        }
      }
      end(count)
    }
    return isPlain ? Utterance(text: text, folded: folded, tokens: tokens) : nil
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
