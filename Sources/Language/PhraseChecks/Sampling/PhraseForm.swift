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
  /// Of how many pieces the longest way to say it is.
  let longest: Int

  /// The most pieces of anything that is said: a rule that is used twice in the next rule, and so
  /// on, soon stands for more than memory holds.
  private static let most = 10_000

  /// Whether every way to say it is short enough.
  var isSayable: Bool { count > 0 && longest <= Self.most }

  init(_ kind: Kind) {
    self.kind = kind
    // Parts are short enough themselves, so that nothing overflows.
    longest =
      switch kind {
      case .text, .slot, .name: 1
      case .sequence(let parts), .permutation(let parts): parts.reduce(1) { $0 + $1.longest }
      case .choice(let parts): parts.map(\.longest).max() ?? 0
      }
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
  /// Words that name no known value: numbers, dates, examples of free text.
  var examples: [String] = []

  /// How many words there are.
  var count: Int { known.count + examples.count }
}
