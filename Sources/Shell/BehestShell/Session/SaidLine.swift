// Classifies the lines of a session: words for the shell, or utterances.

import Foundation
import IntentEngine

/// A line that is typed while no question is pending.
struct SaidLine: Sendable {
  /// The meaning of a line.
  enum Meaning: Sendable {
    case nothing
    case leave
    case cardAgain
    case shellWord(ShellWord)
    case unknownWord(String)
    case input(Input)
  }

  /// The meaning of the line.
  let meaning: Meaning

  /// Interprets a line; a block at its end is the value of the first text parameter without one.
  init(_ line: String) {
    let (words, block) = Continuation.parse(line)
    let text = words.trimmingSpaces
    if text.isEmpty {
      meaning = .nothing
    } else if let word = ShellWord.named(text) {
      switch word.action {
      case .leave: meaning = .leave
      case .cardAgain: meaning = .cardAgain
      case .print: meaning = .shellWord(word)
      }
    } else if text.hasPrefix(":") {
      meaning = .unknownWord(ShellWord.unknown(text))
    } else {
      let attachment = block.map { block in { @Sendable () async -> Data? in Data(block.utf8) } }
      meaning = .input(Input(.text(text), attachment: attachment))
    }
  }
}
