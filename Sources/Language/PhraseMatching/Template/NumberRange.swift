// The numbers that a slot accepts.

/// The numbers that a slot accepts, in digits or in words.
public struct NumberRange: Hashable, Sendable {
  /// The kinds of quantities that a number may be.
  public enum Kind: String, Hashable, Sendable { case number, percentage, temperature }
  /// The accepted fractions of one.
  public enum Fractions: String, Hashable, Sendable { case none, halves, tenths }

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

extension NumberRange {
  /// The maximum number of a range's numbers that are spelled out.
  private static let maximumSpelled = 2_500

  /// The fractions that may follow a whole number.
  private var parts: [Double] {
    switch fractions {
    case .none: []
    case .halves: [0.5]
    case .tenths: (1...9).map { Double($0) / 10 }
    }
  }

  /// Whether the range contains a number.
  func accepts(_ number: Double) -> Bool {
    guard acceptsDigits, number >= Double(lower), number < Double(upper) + 1 else { return false }
    let whole = number.rounded(.down)
    // As a `Double` the distance from a bound does not overflow.
    let distance = whole - Double(lower)
    guard distance.truncatingRemainder(dividingBy: Double(max(1, step))) == 0 else { return false }
    let rest = number - whole
    return rest == 0 || parts.contains { abs($0 - rest) < 1e-9 }
  }

  /// The spelled-out numbers in ascending order; of a very wide range, those around zero.
  var spelledNumbers: [Double] {
    guard acceptsWords else { return [] }
    let step = max(1, step)
    var first = lower
    // As an unsigned number, the distance of any two numbers does not overflow.
    let length = UInt(bitPattern: upper &- lower)
    if length / step.magnitude > Self.maximumSpelled, lower < 0 { first = lower % step }
    var numbers: [Double] = []
    for whole in stride(from: first, through: upper, by: step) {
      for part in [0] + parts { numbers.append(Double(whole) + part) }
      if numbers.count >= Self.maximumSpelled { break }
    }
    return numbers
  }

  /// Returns a range with one whole number, in words only; `nil` if there are no words for it.
  package func words(for number: Double) -> NumberRange? {
    guard let whole = Int(exactly: number), spelledNumbers.contains(number) else { return nil }
    var range = self
    (range.lower, range.upper) = (whole, whole)
    range.fractions = .none
    range.acceptsDigits = false
    return range
  }
}
