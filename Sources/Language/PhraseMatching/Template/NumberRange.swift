// The numbers that a slot accepts.

import SpokenValues

/// The numbers that a slot accepts, in digits or in words.
public struct NumberRange: Hashable, Sendable {
  /// The kinds of quantities that a number may be.
  public enum Kind: String, Hashable, Sendable { case number, percentage, temperature }
  /// The accepted fractions of one.
  public enum Fractions: String, Hashable, Sendable { case none, halves, tenths, any }

  /// The lower bound.
  public var lower: Int
  /// The upper bound.
  public var upper: Int
  /// The distance between whole numbers; positive.
  public var step: Int
  /// The accepted fractions of one.
  public var fractions: Fractions
  /// The factor that the number is multiplied by before it is passed on.
  public var multiplier: Double?
  /// The kind of quantity.
  public var kind: Kind
  /// Whether digits such as `20` are accepted.
  public var acceptsDigits: Bool
  /// Whether words such as `twenty` are accepted.
  public var acceptsWords: Bool
  /// The language of the words as a BCP 47 tag; `nil` for the phrase's own.
  public var wordsLanguage: String?

  /// Creates a range from its bounds and step; by default any number.
  public init(
    _ bounds: ClosedRange<Int> = -1_000_000_000_000...1_000_000_000_000, step: Int = 1,
    fractions: Fractions = .none, multiplier: Double? = nil, kind: Kind = .number,
    acceptsDigits: Bool = true, acceptsWords: Bool = true, wordsLanguage: String? = nil
  ) {
    lower = bounds.lowerBound
    upper = bounds.upperBound
    self.step = step
    self.fractions = fractions
    self.multiplier = multiplier
    self.kind = kind
    self.acceptsDigits = acceptsDigits
    self.acceptsWords = acceptsWords
    self.wordsLanguage = wordsLanguage
  }
}

extension NumberRange {
  /// Whether the range contains a number.
  func contains(_ number: Double) -> Bool {
    guard number >= Double(lower), number < Double(upper) + 1 else { return false }
    let whole = number.rounded(.down)
    // As a `Double` the distance from a bound does not overflow.
    let distance = whole - Double(lower)
    guard distance.truncatingRemainder(dividingBy: Double(max(1, step))) == 0 else { return false }
    let rest = number - whole
    return switch fractions {
    case .none: rest == 0
    case .halves: rest == 0 || rest == 0.5
    case .tenths: abs((rest * 10).rounded() - rest * 10) < 1e-8
    case .any: true
    }
  }

  /// Returns a number of the range as a person would type or say it; `nil` if there is none.
  func example(language: String?) -> String? {
    guard let number = [5, 20, 2, 1, 50, lower].first(where: { contains(Double($0)) }) else {
      return nil
    }
    guard !acceptsDigits else { return String(number) }
    let texts = SpelledNumbers.texts(
      of: Double(number), language: wordsLanguage ?? language ?? "en")
    return texts.first
  }

  /// Whether the range contains a number in the form in which it was said.
  ///
  /// Percent is said of what is one, or of any number of an app's.
  func accepts(_ reading: NumberReading, percent isOfAny: Bool) -> Bool {
    (acceptsWords || !reading.hasWords) && (acceptsDigits || !reading.hasDigits)
      && (!reading.isPercent || isOfAny || kind == .percentage) && contains(reading.value)
  }
}
