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
      "  " + page.profile.styled(page.plain(line), line.hasPrefix("-") ? .red : .green)
    }
    return ([page.strong(heading)] + lines).joined(separator: "\n")
  }
}
