// Sorts what is said to a session: for the shell, or for the applications.

import Foundation
import IntentEngine

/// A line said while no question waits.
struct SaidLine: Sendable {
  /// What a line is for.
  enum Meaning: Sendable {
    case nothing
    case leave
    case cardAgain
    case shellWord(ShellWord)
    case unknownWord(String)
    case input(Input)
  }

  /// What the line is for.
  let meaning: Meaning

  /// Sorts a line; a block at its end is the value of the first unfilled text parameter.
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
