// Folds the most frequent letters beyond ASCII without Unicode's tables.

/// The most frequent letters beyond ASCII, and the punctuation used with them.
///
/// Each is a character of its own next to any other common letter, does not change by compatibility
/// composition, and folds to one letter by arithmetic. The tests compare the arithmetic with
/// Unicode's data, letter by letter.
enum CommonLetters {
  enum Folded {
    case letter(UInt32, WordGroup)
    /// The letter `ß`, which folds to `ss`.
    case doubleS
    case apostrophe
    case separator
  }

  /// Returns the scalar at an offset, if it is encoded in two or three bytes.
  ///
  /// - Returns: The scalar's value and length; `nil` at the end and for other or malformed bytes.
  @inline(__always)
  static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (value: UInt32, length: Int)? {
    let lead = bytes[index]
    if lead & 0xE0 == 0xC0, index + 1 < bytes.count {
      return (UInt32(lead & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F), 2)
    }
    if lead & 0xF0 == 0xE0, index + 2 < bytes.count {
      return (
        UInt32(lead & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
          | UInt32(bytes[index + 2] & 0x3F), 3
      )
    }
    return nil
  }

  /// Whether a character ends before an offset: the text ends there, or ASCII or a common letter
  /// follows.
  @inline(__always)
  static func isBoundary(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index < bytes.count, bytes[index] >= 0x80 else { return true }
    guard let next = scalar(bytes, at: index) else { return false }
    return fold(next.value) != nil
  }

  /// Returns the folded form of a scalar; `nil` if it requires Unicode's tables.
  @inline(__always)
  static func fold(_ value: UInt32) -> Folded? {
    switch value {
    // Scripts without case come first: their texts have no other letters.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF:
      return .letter(value, .character)
    case 0xAC00...0xD7A3: return .letter(value, .hangul)
    case 0x5D0...0x5EA: return .letter(value, .other)
    // Cyrillic
    case 0x430...0x45F: return .letter(value, .other)
    case 0x410...0x42F: return .letter(value + 0x20, .other)
    case 0x400...0x40F: return .letter(value + 0x50, .other)
    case 0x460...0x481: return .letter(value | 1, .other)
    // Latin
    case 0xDF: return .doubleS
    case 0xE0...0xF6, 0xF8...0xFF: return .letter(value, .other)
    case 0xC0...0xD6, 0xD8...0xDE: return .letter(value + 0x20, .other)
    case 0x100...0x12F, 0x134...0x137, 0x14A...0x177: return .letter(value | 1, .other)
    // Folds to the ASCII i, which is one byte.
    case 0x131: return nil
    case 0x138: return .letter(value, .other)
    case 0x139...0x13E, 0x141...0x148, 0x179...0x17E: return .letter(value + value % 2, .other)
    case 0x178: return .letter(0xFF, .other)
    // Greek
    case 0x3C2: return .letter(0x3C3, .other)
    case 0x3AC...0x3CE: return .letter(value, .other)
    case 0x391...0x3A1, 0x3A3...0x3AB: return .letter(value + 0x20, .other)
    case 0x386: return .letter(0x3AC, .other)
    case 0x388...0x38A: return .letter(value + 0x25, .other)
    case 0x38C: return .letter(0x3CC, .other)
    case 0x38E, 0x38F: return .letter(value + 0x3F, .other)
    // Armenian
    case 0x561...0x586: return .letter(value, .other)
    case 0x531...0x556: return .letter(value + 0x30, .other)
    // Punctuation
    case 0x2018, 0x2019, 0x201B: return .apostrophe
    case 0xA1, 0xA7, 0xAB, 0xB6, 0xB7, 0xBB, 0xBF, 0x2010...0x2017, 0x201A, 0x201C...0x2027,
      0x3001...0x3003, 0x3008...0x3011, 0x30FB:
      return .separator
    default: return nil
    }
  }

  /// Appends the UTF-8 of a letter.
  @inline(__always)
  static func append(_ value: UInt32, to folded: inout [UInt8]) {
    if value < 0x800 {
      folded.append(UInt8(0xC0 | value >> 6))
    } else {
      folded.append(UInt8(0xE0 | value >> 12))
      folded.append(UInt8(0x80 | value >> 6 & 0x3F))
    }
    folded.append(UInt8(0x80 | value & 0x3F))
  }
}
