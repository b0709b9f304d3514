// Classifies characters by their effect on a terminal or reader; the only such table.

/// The class of a character by its effect on a terminal, a reader or another program.
package enum CharacterClass: UInt8, CaseIterable, Sendable {
  /// Any visible character, spaces, and characters that shape a picture or script in context.
  case printable
  /// A horizontal tab.
  case tab
  /// A line feed.
  case lineFeed
  /// A carriage return.
  case carriageReturn
  /// U+2028 or U+2029.
  case lineSeparator
  /// A soft hyphen, a zero width space or a word joiner; only the first of a run.
  case wordBreak
  /// A left-to-right, right-to-left or Arabic letter mark; only the first of a run.
  case bidiMark
  /// A bidirectional embedding, override or isolate, or a deprecated format control.
  case bidiControl
  /// C0 other than tab, line feed and carriage return; DEL; C1.
  case control
  /// U+FFF9 to U+FFFB, which hide an annotation in a line.
  case annotation
  /// A tag that does not belong to a flag.
  case tag
  /// A private-use character, without a common meaning.
  case privateUse
  /// A code point that is never a character.
  case noncharacter
  /// A joiner or non-joiner between characters that it does not shape.
  case joiner
  /// A variation selector after a character that has no such variant.
  case selector
  /// Any other invisible character: a filler, an invisible operator, a byte order mark.
  case invisible
}

extension CharacterClass {
  /// Creates the class of a scalar by itself, without context.
  init(_ scalar: UInt32) {
    self =
      switch scalar {
      case 0x20...0x7E: .printable
      case 0x09: .tab
      case 0x0A: .lineFeed
      case 0x0D: .carriageReturn
      case 0x00...0x1F, 0x7F...0x9F: .control
      case 0xAD, 0x200B, 0x2060: .wordBreak
      case 0x061C, 0x200E, 0x200F: .bidiMark
      case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2061...0x2065, 0x3164, 0xFEFF, 0xFFA0,
        0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A:
        .invisible
      case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: .selector
      case 0x180E, 0x200C, 0x200D: .joiner
      case 0x2028, 0x2029: .lineSeparator
      case 0x202A...0x202E, 0x2066...0x206F: .bidiControl
      case 0xFDD0...0xFDEF: .noncharacter
      case 0xFFF9...0xFFFB: .annotation
      case _ where scalar & 0xFFFE == 0xFFFE: .noncharacter
      case 0xE000...0xF8FF, 0xF0000...: .privateUse
      case 0xE0000...0xE007F: .tag
      case 0xE0080...0xE0FFF: .invisible
      default: .printable
      }
  }

  /// Creates the class of the scalar at an offset of valid UTF-8, with its context.
  ///
  /// Joiners, selectors, tags and fillers that shape a picture or script are printable: in emoji
  /// sequences, keycaps, flags, ideographic and standardised variants, and between letters of
  /// scripts that join (Unicode 16.0, 23.2 and 23.4; UTS #51).
  ///
  /// - Complexity: O(1), apart from marks between a letter and a joiner.
  init(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let (scalar, end) = bytes.scalar(at: offset)
    let alone = CharacterClass(scalar)
    let isShaping: Bool
    switch alone {
    case .wordBreak, .bidiMark:
      self = bytes.scalar(before: offset).map { $0.value.isUnseen } ?? false ? .invisible : alone
      return
    case .selector: isShaping = bytes.shapesAsSelector(scalar, at: offset, end: end)
    case .joiner: isShaping = bytes.shapesAsJoiner(scalar, at: offset, end: end)
    case .tag: isShaping = bytes.shapesAsTag(at: offset)
    case .invisible: isShaping = bytes.shapesAsFiller(scalar, at: offset, end: end)
    default: isShaping = false
    }
    self = isShaping ? .printable : alone
  }
}

// MARK: Neighbours

extension UInt32 {
  /// Whether the scalar is invisible by itself, so that a mark after it has no base.
  fileprivate var isUnseen: Bool { CharacterClass(self) != .printable }

  fileprivate var isPicture: Bool {
    self > 0xA8 && Unicode.Scalar(self)?.properties.isEmoji == true
  }

  fileprivate var isKeycap: Bool { self == 0x23 || self == 0x2A || (0x30...0x39).contains(self) }

  /// Whether it is a combining mark or changes the picture before it.
  fileprivate var isMark: Bool {
    if self == 0xFE0F || (0x1F3FB...0x1F3FF).contains(self) { return true }
    return switch Unicode.Scalar(self)?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether its shape depends on joiners: letters of Arabic to the scripts of South Asia.
  fileprivate var isJoining: Bool {
    let isOfScript =
      (0x0600..<0x0E00).contains(self) || (0x1000..<0x10A0).contains(self)
      || (0x1780..<0x18B0).contains(self) || (0x1B00..<0x1C00).contains(self)
    return isOfScript && !isUnseen
  }

  /// Whether it has standardised variants, except those of pictures.
  fileprivate var hasVariants: Bool {
    switch self {
    case 0x1000...0x109F, 0x2200...0x22FF, 0x2A00...0x2AFF, 0x3001...0x3002, 0xA840...0xA877,
      0xAA60...0xAA7F, 0xFF01...0xFF1F, 0x10AC0...0x10AFF, 0x13000...0x1345F:
      true
    default: Unicode.Scalar(self)?.properties.isIdeographic == true
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the scalar at an offset of valid UTF-8, and the start of the next one.
  func scalar(at offset: Int) -> (value: UInt32, end: Int) {
    let first = self[offset]
    let length = first.scalarLength
    var value = UInt32(length == 1 ? first : first & (length == 2 ? 0x1F : length == 3 ? 0xF : 7))
    let end = Swift.min(offset + length, count)
    for index in (offset + 1)..<Swift.max(end, offset + 1) {
      value = value << 6 | UInt32(self[index] & 0x3F)
    }
    return (value, end)
  }

  /// Returns the scalar before an offset, and its start; `nil` at the beginning.
  fileprivate func scalar(before offset: Int) -> (value: UInt32, start: Int)? {
    guard offset > 0 else { return nil }
    var start = offset - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    return (scalar(at: start).value, start)
  }

  fileprivate func value(at offset: Int) -> UInt32? {
    offset < count ? scalar(at: offset).value : nil
  }

  /// Returns the base character of the marks before an offset.
  private func base(before offset: Int) -> UInt32? {
    var offset = offset
    while let (value, start) = scalar(before: offset) {
      guard value.isMark else { return value }
      offset = start
    }
    return nil
  }

  fileprivate func shapesAsSelector(_ selector: UInt32, at offset: Int, end: Int) -> Bool {
    guard let base = scalar(before: offset)?.value else { return false }
    return switch selector {
    case 0xFE0E, 0xFE0F:
      base.isPicture || (selector == 0xFE0F && base.isKeycap && value(at: end) == 0x20E3)
    case 0xFE00...0xFE0D: base.hasVariants
    case 0x180B...0x180F: (0x1820...0x18AA).contains(base)
    default: Unicode.Scalar(base)?.properties.isIdeographic == true
    }
  }

  fileprivate func shapesAsJoiner(_ joiner: UInt32, at offset: Int, end: Int) -> Bool {
    // The next scalar is checked first, so that marks before the joiner are read at most once.
    guard let next = value(at: end) else { return false }
    if next.isJoining { return base(before: offset)?.isJoining ?? false }
    return joiner == 0x200D && next.isPicture && base(before: offset)?.isPicture ?? false
  }

  /// Whether a tag belongs to the flag of a region: U+1F3F4, three to six tags, U+E007F.
  fileprivate func shapesAsTag(at offset: Int) -> Bool {
    let longest = 7
    var first = offset
    for _ in 0...longest {
      guard let (value, start) = scalar(before: first) else { return false }
      if value == 0x1F3F4 {
        var length = 0
        var next = first
        while length <= longest, let tag = self.value(at: next) {
          if tag == 0xE007F { return next >= offset && (3...6).contains(length) }
          guard (0xE0030...0xE0039).contains(tag) || (0xE0061...0xE007A).contains(tag) else {
            return false
          }
          length += 1
          next += 4
        }
        return false
      }
      first = start
    }
    return false
  }

  /// Whether a Hangul filler stands for the missing letter of a syllable.
  fileprivate func shapesAsFiller(_ filler: UInt32, at offset: Int, end: Int) -> Bool {
    switch filler {
    case 0x115F: (0x1161...0x11A7).contains(value(at: end) ?? 0)
    case 0x1160: (0x1100...0x115E).contains(scalar(before: offset)?.value ?? 0)
    default: false
    }
  }
}
