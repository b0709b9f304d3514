// Finds where lines may break, scalar by scalar, by Unicode's UAX #14.

/// A state machine for the line breaking rules of UAX #14, fed one scalar after the other.
///
/// The rules are those of Unicode 15.0, with numbers as in example 7 of its section 8.2. Running
/// text is tailored, as that annex allows:
/// - Hangul breaks between words, as letters do.
/// - A hyphen or a slash breaks only between letters, a dash only after it, and `!`, `?` and `}`
///   not before a letter: options, paths and names stay together.
/// - A line may break at any space except after an opening bracket, and before a closing one or an
///   exclamation mark.
/// - A quotation mark is opening or closing beside wide text, as its general category says.
/// - Scripts that need a dictionary (Thai, Lao, Khmer, Burmese) break between clusters, but not
///   between a consonant and its vowel.
package struct LineBreaker {
  /// Whether the rules are tailored to running text, rather than the plain ones of the annex.
  let isTailored: Bool

  private var last = LineBreakClass.mandatory
  private var isLastWide = false
  private var hasSpaces = false
  private var isStart = true
  private var isAfterJoiner = false
  /// Whether the last scalar is a hyphen, or in running text a slash, after a letter.
  private var isAfterWord = false
  private var isHebrewHyphen = false
  private var number = Number.none
  private var indicatorCount = 0

  private enum Number {
    case none, digits, closed
  }

  /// Returns to the start of a text.
  mutating func reset() {
    self = LineBreaker(isTailored: isTailored)
  }

  /// Creates a machine at the start of a text.
  package init(isTailored: Bool = true) {
    self.isTailored = isTailored
  }

  // MARK: Asking

  /// Returns whether a line may break before a scalar.
  ///
  /// - Parameters:
  ///   - scalar: The class of the scalar.
  ///   - isWide: Whether the scalar takes two cells.
  ///   - following: The class of the scalar after it; `nil` when unknown.
  package func mayBreak(
    before scalar: LineBreakClass, isWide: Bool, followedBy following: LineBreakClass? = nil
  ) -> Bool {
    var next = folded(scalar)
    if isStart { return false }
    switch last {
    case .mandatory, .lineFeed, .nextLine: return true  // LB4, LB5
    case .carriageReturn: return next != .lineFeed
    default: break
    }
    switch next {
    case .mandatory, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace:
      return false  // LB6, LB7
    default: break
    }
    if last == .zeroWidthSpace { return true }  // LB8
    if isAfterJoiner { return false }  // LB8a
    if next == .combining || next == .zeroWidthJoiner {
      guard hasSpaces else { return false }  // LB9
      next = .alphabetic  // LB10
    }
    if next == .wordJoiner || (!hasSpaces && last == .wordJoiner) { return false }  // LB11
    return hasSpaces ? mayBreakAfterSpaces(before: next) : mayBreakDirectly(next, isWide, following)
  }

  private func mayBreakAfterSpaces(before next: LineBreakClass) -> Bool {
    switch next {
    case .exclamation, .closing, .closingParenthesis: return false  // LB13
    case .infix, .symbolsAllowingBreak: if !isTailored { return false }
    case .opening, .openingWide:
      if !isTailored, isQuotation(last) { return false }  // LB15
    case .nonstarter:
      if last == .closing || last == .closingParenthesis { return false }  // LB16
    case .breakBoth: if last == .breakBoth { return false }  // LB17
    default: break
    }
    return last != .opening && last != .openingWide  // LB14, LB18
  }

  private func mayBreakDirectly(
    _ next: LineBreakClass, _ isWide: Bool, _ following: LineBreakClass?
  ) -> Bool {
    if last == .glue { return false }  // LB12
    if next == .glue { return last == .breakAfter || last == .hyphen }  // LB12a
    switch next {
    case .exclamation, .closing, .closingParenthesis, .infix, .symbolsAllowingBreak: return false
    default: break
    }
    if last == .opening || last == .openingWide { return false }  // LB14
    if isQuotation(last), next == .opening || next == .openingWide { return false }  // LB15
    if next == .nonstarter { return last == .contingent }  // LB16, LB21
    if last == .breakBoth, next == .breakBoth { return false }  // LB17
    if isQuotation(next) { return mayBreak(beforeQuotation: next, isWide) }
    if isQuotation(last) { return isTailored && last == .quotationFinal && isWide }
    if last == .contingent || next == .contingent { return true }  // LB20
    if next == .breakAfter || next == .hyphen || last == .breakBefore { return false }  // LB21
    if isHebrewHyphen { return false }  // LB21a
    if last == .symbolsAllowingBreak, next == .hebrew { return false }  // LB21b
    if next == .inseparable { return false }  // LB22
    if isTailored, !mayBreakInText(next, isWide) { return false }
    return !isPair(next, following)
  }

  /// Applies the additional rules for running text.
  private func mayBreakInText(_ next: LineBreakClass, _ isWide: Bool) -> Bool {
    switch last {
    case .hyphen, .symbolsAllowingBreak: return isAfterWord && isLetter(next)
    case .exclamation, .closing: return isWide || isLastWide || !isLetterOrDigit(next)
    default: break
    }
    if next == .breakBoth { return isLastWide }
    switch (isComplex(last), isComplex(next)) {
    case (true, true): return last != .complexLeading && next != .complexTrailing
    default: return true
    }
  }

  /// Applies LB19, with the change of Unicode 16 next to wide text.
  private func mayBreak(beforeQuotation next: LineBreakClass, _ isWide: Bool) -> Bool {
    guard isTailored, next == .quotationInitial, isLastWide else { return false }
    return !isQuotation(last)
  }

  /// Applies LB23 to LB30b: returns whether two scalars stay together.
  private func isPair(_ next: LineBreakClass, _ following: LineBreakClass?) -> Bool {
    let isNextLetter = isLetter(next)
    switch last {
    case .alphabetic, .hebrew, .complex, .complexLeading, .complexTrailing:
      if isNextLetter { return !(isComplex(last) && isComplex(next)) || !isTailored }
      return next == .numeric || next == .prefix || next == .postfix || next == .opening
    case .numeric:
      if isNextLetter || next == .numeric || next == .opening { return true }
      return next == .prefix || next == .postfix
    case .infix, .symbolsAllowingBreak:
      if last == .infix, isNextLetter { return true }
      return number == .digits && (next == .numeric || next == .prefix || next == .postfix)
    case .closing, .closingParenthesis:
      if last == .closingParenthesis, isNextLetter || next == .numeric { return true }
      return number == .closed && (next == .prefix || next == .postfix)
    case .hyphen: return next == .numeric
    case .prefix, .postfix:
      switch next {
      case .numeric: return true
      case .opening, .openingWide, .hyphen: return following.map { $0 == .numeric } ?? isTailored
      case .ideograph, .pictograph, .emojiBase, .emojiModifier, .jamoL, .jamoV, .jamoT, .hangulLV,
        .hangulLVT:
        return last == .prefix
      default: return isNextLetter
      }
    case .ideograph, .pictograph, .emojiBase, .emojiModifier:
      if next == .emojiModifier { return last == .emojiBase || last == .pictograph }
      return next == .postfix
    case .jamoL:
      return next == .jamoL || next == .jamoV || next == .hangulLV || next == .hangulLVT
        || next == .postfix
    case .jamoV, .hangulLV: return next == .jamoV || next == .jamoT || next == .postfix
    case .jamoT, .hangulLVT: return next == .jamoT || next == .postfix
    case .regionalIndicator: return next == .regionalIndicator && indicatorCount % 2 == 1
    default: return false
    }
  }

  // MARK: Feeding

  /// Feeds a scalar to the machine.
  package mutating func take(_ scalar: LineBreakClass, isWide: Bool) {
    var next = folded(scalar)
    let wasJoiner = next == .zeroWidthJoiner
    if next == .combining || wasJoiner {
      switch last {
      case .mandatory, .carriageReturn, .lineFeed, .nextLine, .zeroWidthSpace: next = .alphabetic
      default:
        if !isStart, !hasSpaces {
          isAfterJoiner = wasJoiner
          return
        }
        next = .alphabetic
      }
    }
    defer {
      isStart = false
      isAfterJoiner = wasJoiner
    }
    if next == .space {
      // The rules refer to the class before the spaces.
      switch last {
      case .mandatory, .carriageReturn, .lineFeed, .nextLine: last = .space
      default: break
      }
      if last != .zeroWidthSpace { hasSpaces = true }
      number = .none
      isHebrewHyphen = false
      return
    }
    let follows = !hasSpaces && !isStart
    isHebrewHyphen = follows && last == .hebrew && (next == .hyphen || next == .breakAfter)
    isAfterWord = follows && isLetter(last)
    switch next {
    case .numeric: number = .digits
    case .infix, .symbolsAllowingBreak: number = follows && number == .digits ? .digits : .none
    case .closing, .closingParenthesis: number = follows && number == .digits ? .closed : .none
    default: number = .none
    }
    indicatorCount =
      next == .regionalIndicator ? (follows && last == next ? indicatorCount + 1 : 1) : 0
    last = next
    isLastWide = isWide
    hasSpaces = false
  }

  /// Records that the regional indicators so far are complete flags.
  mutating func endFlag() {
    indicatorCount = 0
  }

  // MARK: Classes

  private func folded(_ scalar: LineBreakClass) -> LineBreakClass {
    switch scalar {
    case .complex, .complexLeading, .complexTrailing: isTailored ? scalar : .alphabetic
    case .jamoL, .jamoT, .jamoV, .hangulLV, .hangulLVT: isTailored ? .alphabetic : scalar
    default: scalar
    }
  }

  private func isQuotation(_ scalar: LineBreakClass) -> Bool {
    scalar == .quotation || scalar == .quotationInitial || scalar == .quotationFinal
  }

  private func isComplex(_ scalar: LineBreakClass) -> Bool {
    scalar == .complex || scalar == .complexLeading || scalar == .complexTrailing
  }

  private func isLetter(_ scalar: LineBreakClass) -> Bool {
    scalar == .alphabetic || scalar == .hebrew || isComplex(scalar)
  }

  private func isLetterOrDigit(_ scalar: LineBreakClass) -> Bool {
    isLetter(scalar) || scalar == .numeric
  }
}

/// The line break class of a scalar.
///
/// The raw values are those that `ScalarTable.py` writes, named after UAX #14's abbreviations in
/// its order. `AI`, `SG` and `XX` are folded into `alphabetic` and `CJ` into `nonstarter`, as rule
/// LB1 has it; the last cases divide some classes where rules need further properties.
package enum LineBreakClass: UInt8, Sendable {
  /// The classes of UAX #14 in its order, spelled out.
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
  /// `ID`, reserved for a pictograph.
  case pictograph
  /// `SA`, scripts of South East Asia that need a dictionary.
  case complex
  /// `SA`, a vowel written before its consonant.
  case complexLeading
  /// `SA`, a vowel or sign written after its consonant.
  case complexTrailing
}

extension LineBreakClass {
  /// Looks up the class of a scalar.
  ///
  /// - Complexity: O(log *n*) in the size of the table.
  package init(of scalar: Unicode.Scalar) {
    self =
      scalar.isASCII
      ? ScalarClasses.lineBreak(ofASCII: UInt8(truncatingIfNeeded: scalar.value))
      : ScalarClasses(of: scalar.value).lineBreak
  }
}
