// A phrase with its rules and slots looked up, and a count of what each piece can be said as.

import PhraseMatching

/// A piece of a phrase with its rules and slots looked up; rules are shared, so nesting stays small.
final class PhraseForm {
  /// What a piece is.
  enum Kind {
    case text(String)
    case sequence([PhraseForm])
    /// One of these; those that cannot be said are left out.
    case choice([PhraseForm])
    case permutation([PhraseForm])
    /// One of the words of a slot.
    case slot(String, SlotWords)
    /// One of the names of the app.
    case name([String])
  }

  /// What the piece is.
  let kind: Kind
  /// In how many ways it can be said; zero for none. Huge counts are rounded.
  let count: Double

  init(_ kind: Kind) {
    self.kind = kind
    count =
      switch kind {
      case .text: 1
      case .sequence(let parts): parts.reduce(1) { $0 * $1.count }.bounded
      case .choice(let parts): parts.reduce(0) { $0 + $1.count }.bounded
      case .permutation(let parts):
        parts.enumerated().reduce(1) { $0 * $1.element.count * Double($1.offset + 1) }.bounded
      case .slot(_, let words): Double(words.count)
      case .name(let names): Double(names.count)
      }
  }
}

extension Double {
  /// The number, or the greatest there is.
  fileprivate var bounded: Double { isFinite ? self : .greatestFiniteMagnitude }
}

/// What can be said for a slot.
struct SlotWords {
  /// Texts of known values, as the index of the value and of its text.
  var known: [(value: Int, text: Int)] = []
  /// Words that stand for any others.
  var examples: [String] = []
  /// Whole numbers.
  var numbers: (range: ClosedRange<Int>, step: Int)?

  /// How many words there are.
  var count: Int { known.count + examples.count + numberCount }

  private var numberCount: Int {
    numbers.map { ($0.range.upperBound - $0.range.lowerBound) / $0.step + 1 } ?? 0
  }

  /// The number at an index.
  func number(_ index: Int) -> Int {
    numbers.map { $0.range.lowerBound + index * $0.step } ?? 0
  }
}
