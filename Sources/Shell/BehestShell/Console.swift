// A program's streams and the terminal behind them: where every front end reads and writes.

import BehestProcess
public import CardTerminal
import Glibc

/// The streams of a program, what is known of the terminal, and how replies are written.
///
/// `behest` and a shell on one app make it from their options and the environment; all that reads or
/// draws has it from here.
public struct Console: Sendable {
  /// The program, whose name begins what it notes of its own.
  public let program: String

  /// What is known about the streams, the terminal and the environment.
  public let facts: TerminalFacts

  /// Writes replies to both streams.
  public let writer: ReplyWriter

  private let color: TerminalProfile.ColorChoice
  private let width: Int?

  /// Creates the console of this process.
  ///
  /// - Parameters:
  ///   - color: When to use colour.
  ///   - width: The width of cards in cells; `nil` for the terminal's.
  ///   - writesHTML: Whether cards are written as pages for a browser.
  ///   - form: How replies are written.
  ///   - isTracing: Whether the stages an intent goes through are noted.
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

  /// Prepares the process for streams that are closed, or are closed while it writes.
  ///
  /// A closed pipe shows as a failed write instead of a signal, so that clipboards and editors that
  /// go away do not take the program with them.
  public static func prepareProcess() {
    Descriptor.occupyClosedStreams()
    signal(SIGPIPE, SIG_IGN)
  }

  /// The page of the result stream, as wide as the window is now.
  ///
  /// `COLUMNS` counts until the window changes its size: then it is out of date.
  public var windowPage: Page {
    var facts = facts
    facts.size = TerminalSize.current()
    if facts.size != self.facts.size { facts.environment["COLUMNS"] = nil }
    return Page(
      profile: facts.profile(isTerminal: facts.outputIsTerminal, color: color, width: width),
      isTerminal: facts.outputIsTerminal)
  }

  /// Returns a display of what an intent at work tells: on standard error, at a terminal.
  public func display() -> WorkDisplay {
    let isShown = facts.errorIsTerminal && facts.canMoveCursor && writer.form == .text
    return WorkDisplay(
      page: { [writer] in writer.notePage },
      write: { [writer] text in if isShown { writer.output.partialNote(text) } },
      note: { [program, writer] in writer.output.note("\(program): " + $0) })
  }

  /// Notes a sentence of the program's own.
  public func note(_ words: String) {
    writer.output.note("\(program): " + writer.notePage.plain(words))
  }
}
