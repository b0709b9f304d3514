// Makes valid text of any bytes, and records the replacements.

/// Bytes in which each invalid UTF-8 sequence and each NUL has become U+FFFD.
struct RepairedText {
  /// The text.
  private(set) var bytes: [UInt8] = []

  /// The replacements, in order.
  private(set) var replacements: [Replacement] = []

  /// A U+FFFD in place of invalid bytes.
  struct Replacement {
    /// The offset of the U+FFFD in the repaired text.
    var offset: Int
    /// The difference in length between the repaired text and the original, up to and including it.
    var growth: Int
  }

  /// Repairs bytes; `nil`, without copying anything, if they are valid.
  init?(_ source: UnsafeRawBufferPointer) {
    guard var bad = Self.firstToReplace(in: source, from: 0) else { return nil }
    bytes.reserveCapacity(source.count + 64)
    var good = 0
    var growth = 0
    while true {
      bytes += source[good..<bad.lowerBound]
      growth += 3 - bad.count
      replacements.append(Replacement(offset: bytes.count, growth: growth))
      bytes += [0xEF, 0xBF, 0xBD]
      good = bad.upperBound
      guard let next = Self.firstToReplace(in: source, from: good) else { break }
      bad = next
    }
    bytes += source[good...]
  }

  /// Returns the first NUL or invalid sequence at or after the start of a scalar.
  private static func firstToReplace(
    in source: UnsafeRawBufferPointer, from start: Int
  ) -> Range<Int>? {
    var offset = start
    while offset < source.count {
      if offset + 8 <= source.count {
        let word = source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        // No byte has its high bit set, and none is zero.
        if (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0 {
          offset += 8
          continue
        }
      }
      let (length, isValid) = scalar(in: source, at: offset)
      if !isValid { return offset..<offset + length }
      offset += length
    }
    return nil
  }

  /// Returns the length of the scalar at an offset, or of its longest valid prefix if it is
  /// invalid.
  ///
  /// The table is the one of the Unicode Standard, "Well-Formed UTF-8 Byte Sequences" (3-7).
  private static func scalar(
    in source: UnsafeRawBufferPointer, at offset: Int
  ) -> (length: Int, isValid: Bool) {
    let first = source[offset]
    let (count, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0x00: return (1, false)
    case 0x01...0x7F: return (1, true)
    case 0xC2...0xDF: (count, second) = (2, 0x80...0xBF)
    case 0xE0: (count, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE, 0xEF: (count, second) = (3, 0x80...0xBF)
    case 0xED: (count, second) = (3, 0x80...0x9F)
    case 0xF0: (count, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (count, second) = (4, 0x80...0xBF)
    case 0xF4: (count, second) = (4, 0x80...0x8F)
    default: return (1, false)
    }
    for index in 1..<count {
      let allowed = index == 1 ? second : 0x80...0xBF
      guard offset + index < source.count, allowed ~= source[offset + index] else {
        return (index, false)
      }
    }
    return (count, true)
  }
}
