// Examples for slots without known values: numbers, dates, free text.

import PhraseMatching
import SpokenValues

/// Examples for slots without known values.
enum SpokenSlots {
  /// Examples of free text.
  static let anyWords = ["something", "milk and bread", "this one"]

  /// The maximum number of distinct numbers of a range.
  private static let most = 2_000

  /// Returns the numbers of a range; of a wide one its bounds and round numbers of each size.
  static func numbers(in range: NumberRange) -> [Double] {
    guard range.lower <= range.upper, range.step > 0 else { return [] }
    var whole: [Int] = []
    let (width, overflows) = range.upper.subtractingReportingOverflow(range.lower)
    if !overflows, width / range.step <= most {
      whole = Array(stride(from: range.lower, through: range.upper, by: range.step))
    } else {
      var numbers: Set<Int> = [range.lower, range.upper]
      var size = 1
      while size <= 1_000_000_000 {
        for digit in 0...9 where (range.lower...range.upper).contains(size * digit) {
          if (size * digit).isMultiple(of: range.step) { numbers.insert(size * digit) }
        }
        size *= 10
      }
      whole = numbers.sorted { ($0.magnitude, $0) < ($1.magnitude, $1) }
    }
    let parts: [Double] =
      switch range.fractions {
      case .none: [0]
      case .halves, .any: [0, 0.5]
      case .tenths: (0..<10).map { Double($0) / 10 }
      }
    return whole.flatMap { number in parts.map { Double(number) + $0 } }
      .filter { $0 <= Double(range.upper) }
  }

  /// Returns the first text of a number in a range, without spelling all of them.
  static func text(of number: Double, _ range: NumberRange, language: String?) -> String? {
    range.acceptsDigits
      ? digits(of: number) : texts(of: number, range, language: language).first
  }

  private static func digits(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  /// Returns the texts of a number, digits first.
  static func texts(of number: Double, _ range: NumberRange, language: String?) -> [String] {
    var texts = range.acceptsDigits ? [digits(of: number)] : []
    if range.acceptsWords {
      texts += SpelledNumbers.texts(
        of: number, language: range.wordsLanguage ?? language ?? "en")
    }
    return texts
  }
}
