// A phrase with its rules and slots resolved, and the number of its forms.

import PhraseMatching

/// A piece of a phrase with its rules and slots resolved; rules are shared, which bounds the size.
final class PhraseForm {
  /// The kinds of pieces.
  enum Kind {
    case text(String)
    case sequence([PhraseForm])
    /// One of several pieces; those without any form are omitted.
    case choice([PhraseForm])
    case permutation([PhraseForm])
    /// One of the words of a slot.
    case slot(String, SlotWords)
    /// One of the names of the app.
    case name([String])
  }

  /// The kind of piece.
  let kind: Kind
  /// The number of forms of the piece; zero for none. Huge numbers are rounded.
  let count: Double
  /// The number of pieces of the longest form.
  let longest: Int

  /// The maximum number of pieces of a form: a rule that is used twice in the next rule, and so on,
  /// soon exceeds memory.
  private static let most = 10_000

  /// Whether there are forms, and all are short enough.
  var isSayable: Bool { count > 0 && longest <= Self.most }

  init(_ kind: Kind) {
    self.kind = kind
    // Each part is limited, so that the sum does not overflow.
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
  /// The number, or the greatest finite number.
  fileprivate var bounded: Double { isFinite ? self : .greatestFiniteMagnitude }
}

/// The words for a slot.
struct SlotWords {
  /// The texts of known values, as the index of the value and of its text.
  var known: [(value: Int, text: Int)] = []
  /// Words that name no known value: numbers, dates, examples of free text.
  var examples: [String] = []

  /// The number of known texts and examples.
  var count: Int { known.count + examples.count }
}
