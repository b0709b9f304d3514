// Several commands said in one sentence, and what a sentence turned out to be.

package import PhraseMatching

/// Several commands said in one sentence, in the order they were said; never fewer than two.
package struct CommandSequence: Sendable {
  /// One of the commands.
  package struct Command: Sendable {
    /// The command as it was said: "convert it".
    package var text: String

    /// Where it stands, as zero-based UTF-8 offsets into the sentence.
    package var range: Range<Int>

    /// What it matches, with the application's name when another command said it.
    package var result: MatchResult

    /// The slots whose words stand for what the command before gives: "it".
    package var references: Set<String>

    /// Where the words of `result` stand in the sentence.
    var places: SuppliedWords

    /// Where a piece of the result's utterance stands in the sentence.
    ///
    /// - Parameter piece: Zero-based UTF-8 offsets into `result.utterance`.
    package func place(of piece: Range<Int>) -> Range<Int> {
      places.place(of: piece, in: range)
    }

    /// The words of a slot, as they were said.
    package func text(of slot: SlotMatch) -> String {
      let place = place(of: slot.range)
      guard slot.range == places.replaced?.completed else { return slot.text }
      return text.piece(place.lowerBound - range.lowerBound..<place.upperBound - range.lowerBound)
    }
  }

  /// The commands, in the order they were said.
  package var commands: [Command]

  /// Where the words between the commands stand, as UTF-8 offsets into the sentence.
  var joints: [Range<Int>]

  /// Whether every joint says that one thing is done after another, as "and then" does.
  var isExplicit: Bool

  /// Whether a command after the first counts on an application named by another, or on slips.
  var leansOnOthers: Bool

  /// The words that are neither of a phrase nor a known value.
  var freeWords: Int
}

/// What a sentence turned out to be.
package enum Understanding: Sendable {
  /// One command, or none.
  case one(MatchResult)
  /// Several commands.
  case several(CommandSequence)
  /// One command whose text may just as well be further commands: a question, never a guess.
  case unclear(MatchResult, CommandSequence)

  /// Weighs a sentence as a whole against the commands that it can be split into.
  ///
  /// The whole wins where the words of its phrases, or values they know, cover what joins the
  /// commands ("find document Salt and Pepper"). Where only free text does, the commands win when
  /// "then" joins them, or when every word of theirs is known; when a bare "and" does and they have
  /// free text of their own, both readings are offered. Commands that match only because another
  /// one names their application, or because slips were corrected, never win over a whole.
  init(_ whole: MatchResult, or sequence: CommandSequence?) {
    guard let sequence, whole.vetoed.isEmpty else {
      self = .one(whole)
      return
    }
    guard !whole.matches.isEmpty else {
      self = .several(sequence)
      return
    }
    let isSwallowed = whole.best.allSatisfy { match in
      match.parameters.contains { slot in
        slot.isFree && sequence.joints.contains { slot.range.overlaps($0) }
      }
    }
    if !isSwallowed || sequence.leansOnOthers {
      self = .one(whole)
    } else if sequence.isExplicit || sequence.freeWords == 0 {
      self = .several(sequence)
    } else {
      self = .unclear(whole, sequence)
    }
  }
}

extension SlotMatch {
  /// Whether the words are none that the slot knows.
  var isFree: Bool { values.isEmpty && type.isOpen }
}

/// How the words that were matched differ from those that were said.
struct SuppliedWords: Sendable {
  /// The bytes that were put before what was said.
  var before = 0
  /// A piece of what was matched that stands for a piece of what was said.
  var replaced: (completed: Range<Int>, said: Range<Int>)?

  /// Where a piece of what was matched stands in the sentence.
  func place(of piece: Range<Int>, in command: Range<Int>) -> Range<Int> {
    func clamped(_ offset: Int) -> Int {
      min(max(said(offset) + command.lowerBound, command.lowerBound), command.upperBound)
    }
    let lower = clamped(piece.lowerBound)
    return lower..<max(lower, clamped(piece.upperBound))
  }

  private func said(_ offset: Int) -> Int {
    guard let replaced, offset > replaced.completed.lowerBound else { return offset - before }
    return max(0, offset - replaced.completed.upperBound) + replaced.said.upperBound
  }
}

extension String {
  /// The text between two zero-based UTF-8 offsets on character boundaries, cut at the ends.
  func piece(_ range: Range<Int>) -> String {
    let lower = utf8.index(startIndex, offsetBy: range.lowerBound, limitedBy: endIndex) ?? endIndex
    let upper = utf8.index(startIndex, offsetBy: range.upperBound, limitedBy: endIndex) ?? endIndex
    return String(self[lower..<upper])
  }
}
