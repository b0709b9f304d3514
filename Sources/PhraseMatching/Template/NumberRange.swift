// The numbers a slot accepts.

/// The numbers a slot accepts, in digits or in words.
public struct NumberRange: Hashable, Sendable {
  /// What the numbers count.
  public enum Kind: String, Hashable, Sendable { case number, percentage, temperature }
  /// The parts of one that are accepted too.
  public enum Fractions: String, Hashable, Sendable { case none, halves, tenths }

  /// The least number.
  public var lower: Int
  /// The greatest number.
  public var upper: Int
  /// The distance between whole numbers; positive.
  public var step: Int
  /// The parts of one that are accepted too.
  public var fractions: Fractions
  /// What the number is multiplied by before it is handed on.
  public var multiplier: Double?
  /// What the numbers count.
  public var kind: Kind
  /// Whether `20` is accepted.
  public var acceptsDigits: Bool
  /// Whether `twenty` is accepted.
  public var acceptsWords: Bool
  /// The language of the words as a BCP 47 tag; `nil` for the phrase's own.
  public var wordsLanguage: String?

  /// Creates a range; by default any number.
  public init(
    _ bounds: ClosedRange<Int> = -1_000_000_000...1_000_000_000, step: Int = 1,
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
