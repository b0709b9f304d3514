// What a scalar is to a terminal: its cells, and whether it joins its neighbour.

/// The class of a scalar in terminal cells.
///
/// The raw values are those `ScalarTable.py` writes.
enum CellClass: UInt8 {
  /// One cell.
  case narrow
  /// Two cells.
  case wide
  /// Two cells, to which Hangul vowels and consonants may join.
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
}

extension CellClass {
  /// Cells of the scalar by itself.
  var cells: Int {
    switch self {
    case .wide, .hangul, .emoji, .emojiModifier, .regionalIndicator, .leadingJamo, .wideSpace: 2
    case .narrow, .spacingMark, .textPictograph, .space, .fixedSpace: 1
    case .mark, .dropped, .jamo, .lineSeparator, .virama, .joiner, .nonJoiner, .textSelector,
      .emojiSelector, .tag, .zeroWidthSpace:
      0
    }
  }
}
