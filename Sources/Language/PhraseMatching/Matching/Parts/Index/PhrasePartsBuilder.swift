// Takes a template apart into its required and optional words, its slots and its app's name.

import SpokenValues

/// A builder of the parts of a template.
///
/// Order is ignored, so a permutation is a sequence. Alternatives without a slot stay together as
/// one term: one of their choices is required, or none if one of them is empty. Alternatives
/// with slots make parts of their own each. Attached texts ("light" and "[s]") are concatenated first.
/// Everything is bounded and what exceeds the bounds is omitted, so that a phrase may match fewer
/// utterances but never a wrong one.
struct PhrasePartsBuilder {
  /// The maximum number of ways to say a template.
  private static let maximumDrafts = 16
  /// The maximum number of texts for one place of a phrase.
  private static let maximumTexts = 64
  private static let maximumDepth = 24
  /// The maximum number of steps for a template.
  private static let maximumSteps = 4000

  /// A piece of a phrase between two word breaks.
  private enum Piece {
    /// One of these texts, each any number of words; an empty one makes the piece optional.
    case texts([String])
    case slot(Expression.Slot)
    case application
    /// One of these runs of pieces.
    case choice([[Piece]])
  }

  private let template: PhraseTemplate
  private var steps = 0
  /// Whether something required was omitted.
  private var isIncomplete = false

  init(_ template: PhraseTemplate) {
    self.template = template
  }

  /// A way to say a template, before its words are numbered.
  struct Draft {
    /// A slot, with the words that stand beside it in the phrase.
    struct Slot {
      var slot: Expression.Slot
      var type: SlotType
      var isOptional: Bool
      var before: [String]
      var after: [String] = []
    }

    /// The required words: for each term its choices.
    var terms: [[[String]]] = []
    var optional: [[String]] = []
    var slots: [Slot] = []
    var namesApplication = false
    /// The number of slots and names before each term: terms with the same number are neighbours.
    var runs: [Int] = []
    /// The number of slots and names so far.
    fileprivate var run = 0
    /// The last words of the text before, for the next slot.
    fileprivate var last: [String] = []
    /// Whether the next text follows a slot.
    fileprivate var isBehindSlot = false
  }

  /// Returns the ways to say the template; none for a phrase that cannot be split.
  mutating func drafts() -> [Draft] {
    guard let expression = try? template.meaning() else { return [] }
    let pieces = pieces(of: expression, depth: 0)
    var drafts = [Draft()]
    add(pieces, isOptional: false, to: &drafts)
    return isIncomplete ? [] : drafts
  }

  // MARK: Pieces

  private mutating func pieces(of expression: Expression, depth: Int) -> [Piece] {
    steps += 1
    guard depth < Self.maximumDepth, steps < Self.maximumSteps else {
      isIncomplete = true
      return []
    }
    switch expression {
    case .text(let text):
      return [.texts([text])]
    case .sequence(let parts):
      return joined(parts.flatMap { pieces(of: $0, depth: depth + 1) })
    case .permutation(let parts):
      return parts.flatMap { [.texts([" "])] + pieces(of: $0, depth: depth + 1) + [.texts([" "])] }
    case .alternatives(let choices):
      let choices = choices.map { pieces(of: $0, depth: depth + 1) }
      let texts = choices.map(texts(of:))
      guard texts.allSatisfy({ $0 != nil }) else { return [.choice(choices)] }
      return [.texts(Array(texts.compactMap { $0 }.joined().prefix(Self.maximumTexts)))]
    case .rule(let name):
      guard let rule = template.block?.rules[name] else {
        isIncomplete = true
        return []
      }
      return pieces(of: rule, depth: depth + 1)
    case .slot(let slot):
      return [.slot(slot)]
    case .applicationName:
      return [.application]
    }
  }

  /// Returns the possible texts of a run of pieces; `nil` if it has a slot or an app's name.
  private func texts(of pieces: [Piece]) -> [String]? {
    var texts = [""]
    for piece in pieces {
      guard case .texts(let more) = piece else { return nil }
      texts = product(texts, more)
    }
    return texts
  }

  private func product(_ left: [String], _ right: [String]) -> [String] {
    var texts: [String] = []
    for first in left {
      for second in right where texts.count < Self.maximumTexts { texts.append(first + second) }
    }
    return texts
  }

  /// Concatenates attached pieces.
  private func joined(_ pieces: [Piece]) -> [Piece] {
    var result: [Piece] = []
    for piece in pieces {
      guard case .texts(let texts) = piece, case .texts(let before)? = result.last,
        isGlued(before, texts)
      else {
        result.append(piece)
        continue
      }
      result[result.count - 1] = .texts(product(before, texts))
    }
    return result
  }

  /// Whether a text of the second piece may continue the last word of the first.
  private func isGlued(_ left: [String], _ right: [String]) -> Bool {
    left.contains { $0.last.map { !$0.isWhitespace } ?? false }
      && right.contains { $0.first.map { !$0.isWhitespace } ?? false }
  }

  // MARK: Drafts

  private mutating func add(_ pieces: [Piece], isOptional: Bool, to drafts: inout [Draft]) {
    for piece in pieces {
      switch piece {
      case .texts(let texts):
        let choices = texts.map { Normalizer.utterance($0).words }
        let (first, last) = (choices.compactMap(\.first), choices.compactMap(\.last))
        for index in drafts.indices {
          if !last.isEmpty { drafts[index].last = last }
          if !first.isEmpty, drafts[index].isBehindSlot {
            drafts[index].slots[drafts[index].slots.count - 1].after = first
            drafts[index].isBehindSlot = false
          }
          if isOptional || choices.contains(where: \.isEmpty) {
            drafts[index].optional += choices.filter { !$0.isEmpty }
          } else {
            add(choices, to: &drafts[index])
          }
        }
      case .application:
        for index in drafts.indices {
          if !isOptional { drafts[index].namesApplication = true }
          drafts[index].isBehindSlot = false
          drafts[index].run += 1
        }
      case .slot(let slot):
        guard let type = template.slots[slot.list] else {
          isIncomplete = true
          continue
        }
        for index in drafts.indices
        where !drafts[index].slots.contains(where: { $0.slot.name == slot.name }) {
          drafts[index].slots.append(
            Draft.Slot(
              slot: slot, type: type, isOptional: isOptional, before: drafts[index].last))
          drafts[index].last = []
          drafts[index].run += 1
          drafts[index].isBehindSlot = true
        }
      case .choice(let choices):
        addChoice(choices, isOptional: isOptional, to: &drafts)
      }
    }
  }

  /// Adds choices; a single choice is required word by word, so that each has its own weight.
  private func add(_ choices: [[String]], to draft: inout Draft) {
    if choices.count == 1 {
      draft.terms += choices[0].map { [[$0]] }
    } else {
      draft.terms.append(choices)
    }
    while draft.runs.count < draft.terms.count { draft.runs.append(draft.run) }
  }

  private mutating func addChoice(
    _ choices: [[Piece]], isOptional: Bool, to drafts: inout [Draft]
  ) {
    if choices.contains(where: isEmpty) || isOptional {
      for choice in choices { add(choice, isOptional: true, to: &drafts) }
      return
    }
    var all: [Draft] = []
    for choice in choices {
      var some = drafts
      add(choice, isOptional: false, to: &some)
      all += some
    }
    drafts = Array(all.prefix(Self.maximumDrafts))
  }

  private func isEmpty(_ pieces: [Piece]) -> Bool {
    pieces.allSatisfy { piece in
      guard case .texts(let texts) = piece else { return false }
      return texts.contains { $0.allSatisfy(\.isWhitespace) }
    }
  }
}
