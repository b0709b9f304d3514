// The streams of a program that opens a shell, and what can be shown on them.

import CardTerminal
import Foundation
import BehestShell

/// The streams of the program.
struct ShellSurface: Sendable {
  /// The name of the program, for what it notes of its own.
  let program: String
  let facts = TerminalFacts.current(environment: ProcessInfo.processInfo.environment)
  let output = Output.standard

  /// Writes replies to both streams.
  var writer: ReplyWriter {
    ReplyWriter(
      output: output, page: page(isTerminal: facts.outputIsTerminal),
      notePage: page(isTerminal: facts.errorIsTerminal), program: program, takesAnswers: false)
  }

  /// Where what an intent at work tells is shown: on standard error, at a terminal.
  func display() -> WorkDisplay {
    let isShown = facts.errorIsTerminal && facts.canMoveCursor
    return WorkDisplay(
      page: { page(isTerminal: facts.errorIsTerminal) },
      write: { text in if isShown { output.partialNote(text) } },
      note: { output.note("\(program): " + $0) })
  }

  /// The page of the result stream, as wide as the window is now.
  var currentPage: Page {
    var surface = facts
    surface.size = TerminalSize.current()
    if surface.size != facts.size { surface.environment["COLUMNS"] = nil }
    return Page(
      profile: surface.profile(isTerminal: facts.outputIsTerminal, color: .auto, width: nil),
      isTerminal: facts.outputIsTerminal)
  }

  private func page(isTerminal: Bool) -> Page {
    Page(
      profile: facts.profile(isTerminal: isTerminal, color: .auto, width: nil),
      isTerminal: isTerminal)
  }
}
