// What a scalar is to a terminal: its cells, whether it joins its neighbour, where lines may break.

/// The class of a scalar in terminal cells.
///
/// The raw values are those `CellClassTable.py` writes.
enum CellClass: UInt8 {
  /// One cell.
  case narrow
  /// Two cells; a line may break on either side.
  case wide
  /// Two cells, never at the start of a line: closing brackets, small kana, stops.
  case wideNoStart
  /// Two cells, never at the end of a line: opening brackets.
  case wideNoEnd
  /// Two cells, in a script that separates its words by spaces.
  case hangul
  /// No cell; belongs to the scalar before it.
  case mark
  /// One cell more for the scalar before it, with which it stays.
  case spacingMark
  /// Never written: controls, formats, private use, noncharacters.
  case dropped
  /// A picture of one cell; two with an emoji selector.
  case textPictograph
  /// A picture of two cells.
  case emoji
  /// A skin colour: part of the picture before it, else a picture itself.
  case emojiModifier
  /// Half a flag; two of them are one picture.
  case regionalIndicator
  /// A Hangul consonant to which vowels and trailing consonants join.
  case leadingJamo
  /// A Hangul vowel or trailing consonant.
  case jamo
  /// A blank of one cell where a line may break.
  case space
  /// A blank of two cells where a line may break.
  case wideSpace
  /// A blank of one cell where no line breaks.
  case fixedSpace
  /// One cell; a line may break after it.
  case breakAfter
  /// Ends a line.
  case lineSeparator
  /// A mark that joins two consonants into one.
  case virama
  /// Joins pictures, and letters of some scripts.
  case joiner
  /// Keeps letters of some scripts apart.
  case nonJoiner
  /// Asks for a picture of one cell.
  case textSelector
  /// Asks for a picture of two cells.
  case emojiSelector
  /// Part of the name of a region's flag.
  case tag
  /// No cell; a line may break here.
  case zeroWidthSpace
  /// One cell, not at the start of a line beside wide text.
  case noStart
  /// One cell, not at the end of a line beside wide text.
  case noEnd
}

extension CellClass {
  /// The class of a scalar above ASCII.
  ///
  /// - Complexity: O(log *n*) in the size of the table; common ideographs and syllables at once.
  init(of scalar: UInt32) {
    if scalar >= 0x4E00, scalar <= 0x9FFF {
      self = .wide
      return
    }
    if scalar >= 0xAC00, scalar <= 0xD7A3 {
      self = .hangul
      return
    }
    let key = scalar << 8 | 0xFF
    var low = 0
    var high = cellClassTransitions.count
    while low < high {
      let middle = (low + high) / 2
      if cellClassTransitions[middle] <= key { low = middle + 1 } else { high = middle }
    }
    let value = low == 0 ? 0 : UInt8(truncatingIfNeeded: cellClassTransitions[low - 1])
    self = CellClass(rawValue: value) ?? .narrow
  }

  /// The class of an ASCII character that is neither control nor space.
  init(ofASCII byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .noEnd
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: "%"):
      self = .noStart
    default: self = .narrow
    }
  }

  /// Cells of the scalar by itself.
  var cells: Int {
    switch self {
    case .wide, .wideNoStart, .wideNoEnd, .hangul, .emoji, .emojiModifier, .regionalIndicator,
      .leadingJamo, .wideSpace:
      2
    case .narrow, .spacingMark, .textPictograph, .space, .fixedSpace, .breakAfter, .noStart, .noEnd:
      1
    case .mark, .dropped, .jamo, .lineSeparator, .virama, .joiner, .nonJoiner, .textSelector,
      .emojiSelector, .tag, .zeroWidthSpace:
      0
    }
  }

  /// Whether a line may break between a cluster of this class and a following one.
  ///
  /// Spaces are not asked: a line may always break there.
  func mayBreak(before next: CellClass) -> Bool {
    switch next {
    case .wideNoStart, .noStart, .mark, .spacingMark, .fixedSpace, .jamo, .virama: return false
    default: break
    }
    switch self {
    case .wideNoEnd, .noEnd, .fixedSpace, .space: return false
    case .wide, .wideNoStart, .emoji, .emojiModifier, .regionalIndicator, .breakAfter,
      .zeroWidthSpace:
      return true
    default: break
    }
    switch next {
    case .wide, .wideNoEnd, .emoji, .emojiModifier, .regionalIndicator: return true
    default: return false
    }
  }
}
