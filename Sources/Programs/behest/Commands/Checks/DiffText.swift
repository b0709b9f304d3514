// Prints what differs, coloured where the stream can show it.

import CardTerminal
import PhraseChecks
import BehestShell

/// Prints verdicts as diffs for one stream.
struct DiffText {
  let page: Page

  /// A verdict's place and utterance, and a line for each side of what differs.
  func text(_ verdict: UtteranceVerdict) -> String {
    let heading = page.plain("\(verdict.example.place): \(verdict.example.utterance)")
    let lines = verdict.diff.map { line in
      "  " + colored(page.plain(line), line.hasPrefix("-") ? 31 : 32)
    }
    return ([page.strong(heading)] + lines).joined(separator: "\n")
  }

  private func colored(_ text: String, _ color: Int) -> String {
    page.profile.color == .none ? text : "\u{1B}[\(color)m\(text)\u{1B}[39m"
  }
}
