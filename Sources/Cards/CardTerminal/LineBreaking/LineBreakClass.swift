// What a scalar is at the end of a line, after Unicode's UAX #14.

/// The line break class of a scalar.
///
/// The raw values are those `ScalarTable.py` writes, named after UAX #14's abbreviations in its
/// order. `AI`, `SG` and `XX` are folded into `alphabetic` and `CJ` into `nonstarter`, as rule LB1
/// has it; the last cases tell apart what rules ask of some classes besides.
package enum LineBreakClass: UInt8, Sendable {
  /// The classes of UAX #14 in its order, spelt out.
  case alphabetic, breakAfter, breakBefore, breakBoth, mandatory, contingent, closing, combining
  case closingParenthesis, carriageReturn, exclamation, glue, hangulLV, hangulLVT, hebrew, hyphen
  case ideograph, inseparable, infix, jamoL, jamoT, jamoV, lineFeed, nextLine, nonstarter, numeric
  case opening, postfix, prefix, quotation, regionalIndicator, space, symbolsAllowingBreak
  case wordJoiner, zeroWidthSpace, zeroWidthJoiner, emojiBase, emojiModifier
  /// `OP`, East Asian.
  case openingWide
  /// `QU`, opening by its general category.
  case quotationInitial
  /// `QU`, closing by its general category.
  case quotationFinal
  /// `ID`, a place kept free for a picture.
  case pictograph
  /// `SA`, scripts of South East Asia that need a dictionary.
  case complex
  /// `SA`, a vowel written before its consonant.
  case complexLeading
  /// `SA`, a vowel or sign written after its consonant.
  case complexTrailing
}

extension LineBreakClass {
  /// The class of a scalar.
  ///
  /// - Complexity: O(log *n*) in the size of the table.
  package init(of scalar: Unicode.Scalar) {
    self =
      scalar.isASCII
      ? ScalarClasses.lineBreak(ofASCII: UInt8(truncatingIfNeeded: scalar.value))
      : ScalarClasses(of: scalar.value).lineBreak
  }
}
