// Several commands in one sentence.

package import PhraseMatching

/// Several commands in one sentence, in the order they were said; never fewer than two.
package struct CommandSequence: Sendable {
  /// A command of a sentence.
  package struct Command: Sendable {
    /// The command as it was said: "convert it".
    package var text: String

    /// The position of the command, as zero-based UTF-8 offsets into the sentence.
    package var range: Range<Int>

    /// The matches of the command, whose utterance is completed with the app's name of another
    /// command.
    package var result: MatchResult

    /// The slots whose words refer to the result of the command before: "it".
    package var references: Set<String>

    /// The mapping from words of `result` to their positions in the sentence.
    var places: SuppliedWords

    /// Whether it matches only with the name of the app of another command.
    var isBorrowed = false

    /// The values of one of several objects, by the names of parameters; empty for other commands.
    package internal(set) var values: [String: WordsToValues.Reading] = [:]

    /// Whether it begins with a word of its phrase and has no text but what refers to another command.
    var isComplete: Bool {
      guard !isBorrowed, result.best.count == 1, let match = result.best.first,
        let first = match.spans.first
      else { return false }
      return first.role == .literal && first.range.lowerBound == 0
        && match.parameters.allSatisfy { slot in
          !slot.isFree || slot.type != .text || references.contains(slot.name)
        }
    }

    /// Whether it says or refers to a value.
    var hasValue: Bool {
      !references.isEmpty || result.best.contains { !$0.parameters.isEmpty }
    }

    /// Returns the position in the sentence of a piece of the result's utterance.
    ///
    /// - Parameter piece: Zero-based UTF-8 offsets into `result.utterance`.
    package func place(of piece: Range<Int>) -> Range<Int> {
      places.place(of: piece, in: range)
    }

    /// Returns the words of a slot as they were said.
    package func text(of slot: SlotMatch) -> String {
      let place = place(of: slot.range)
      guard slot.range == places.replaced?.completed else { return slot.text }
      return text.piece(place.lowerBound - range.lowerBound..<place.upperBound - range.lowerBound)
    }
  }

  /// The commands, in the order they were said.
  package var commands: [Command]

  /// The positions of the words between the commands, as UTF-8 offsets into the sentence.
  var joints: [Range<Int>] = []

  /// Whether every conjunction says that one action follows another, as "and then" does.
  var isExplicit = false

  /// Whether a command after the first relies on another's app name, or on corrected typing errors.
  var leansOnOthers = false

  /// The number of words that belong neither to a phrase nor to a known value.
  var freeWords = 0

  /// Whether nothing but pauses stands between commands of one intent: "large lentil, small miso".
  var isOfOneIntent = false

  /// Whether the commands are runs of one intent for several objects.
  package var isOfObjects: Bool {
    isOfOneIntent
      || commands.allSatisfy {
        !$0.values.isEmpty
          && $0.result.best.first?.intent == commands[0].result.best.first?.intent
      }
  }
}

extension SlotMatch {
  /// Whether the slot holds free text that is none of its known values.
  var isFree: Bool { values.isEmpty && type.isOpen }
}

/// The mapping from positions in a completed utterance to positions in the original words.
struct SuppliedWords: Sendable {
  /// The number of bytes that were inserted before the original words.
  var before = 0
  /// A range of the completed utterance that replaces a range of the original words.
  var replaced: (completed: Range<Int>, said: Range<Int>)?

  /// Returns the position in the sentence of a piece of the completed utterance.
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
  /// Returns the text between two zero-based UTF-8 offsets on character boundaries, clamped to the
  /// text.
  func piece(_ range: Range<Int>) -> String {
    let lower = utf8.index(startIndex, offsetBy: range.lowerBound, limitedBy: endIndex) ?? endIndex
    let upper = utf8.index(startIndex, offsetBy: range.upperBound, limitedBy: endIndex) ?? endIndex
    return String(self[lower..<upper])
  }
}
