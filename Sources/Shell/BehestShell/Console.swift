// The streams of a program and its terminal, which every front end uses.

import BehestProcess
public import CardTerminal
import Glibc

/// The streams of a program, the facts about its terminal, and the writer of replies.
///
/// `behest` and a shell for one app create it from their options and the environment; everything
/// that reads or draws gets its settings from here.
public struct Console: Sendable {
  /// The name of the program, which precedes its notes.
  public let program: String

  /// The facts about the streams, the terminal and the environment.
  public let facts: TerminalFacts

  /// The writer of replies to both streams.
  public let writer: ReplyWriter

  private let color: TerminalProfile.ColorChoice
  private let width: Int?

  /// Creates the console of this process.
  ///
  /// - Parameters:
  ///   - color: The choice of when to use colour.
  ///   - width: The width of cards in cells; `nil` for the terminal's.
  ///   - writesHTML: Whether cards are written as HTML pages.
  ///   - form: The form in which replies are written.
  ///   - isTracing: Whether the steps of an intent are written as notes.
  ///   - takesAnswers: Whether questions can be answered by options of the program.
  public init(
    program: String, facts: TerminalFacts, color: TerminalProfile.ColorChoice = .auto,
    width: Int? = nil, writesHTML: Bool = false, form: ReplyWriter.Form = .text,
    isTracing: Bool = false, takesAnswers: Bool = true
  ) {
    self.program = program
    self.facts = facts
    self.color = color
    self.width = width
    func page(isTerminal: Bool) -> Page {
      Page(
        profile: facts.profile(isTerminal: isTerminal, color: color, width: width),
        isTerminal: isTerminal)
    }
    var result = page(isTerminal: facts.outputIsTerminal)
    result.writesHTML = writesHTML
    writer = ReplyWriter(
      output: .standard, page: result, notePage: page(isTerminal: facts.errorIsTerminal),
      form: form, isTracing: isTracing, program: program, takesAnswers: takesAnswers)
  }

  /// Prepares the process for streams that are closed, now or later.
  ///
  /// A closed pipe causes a failed write instead of a signal, so that the program survives the end
  /// of clipboards and editors.
  public static func prepareProcess() {
    Descriptor.occupyClosedStreams()
    signal(SIGPIPE, SIG_IGN)
  }

  /// The page of the result stream, at the current width of the window.
  ///
  /// `COLUMNS` is used until the window changes its size, which makes it out of date.
  public var windowPage: Page {
    var facts = facts
    facts.size = TerminalSize.current()
    if facts.size != self.facts.size { facts.environment["COLUMNS"] = nil }
    return Page(
      profile: facts.profile(isTerminal: facts.outputIsTerminal, color: color, width: width),
      isTerminal: facts.outputIsTerminal)
  }

  /// Returns a display for the updates of a running intent: on standard error, at a terminal.
  public func display() -> WorkDisplay {
    let isShown = facts.errorIsTerminal && facts.canMoveCursor && writer.form == .text
    return WorkDisplay(
      page: { [writer] in writer.notePage },
      write: { [writer] text in if isShown { writer.output.partialNote(text) } },
      note: { [program, writer] in writer.output.note("\(program): " + $0) })
  }

  /// Writes a note of the program itself.
  public func note(_ words: String) {
    writer.output.note("\(program): " + writer.notePage.plain(words))
  }
}
