// One session with one app: at a terminal, from a pipe, or a single phrase.

import IntentEngine
import LineEditing
import PhraseMatching
import BehestShell

/// A session with an app.
struct AppSession: Sendable {
  let app: String
  let module: String
  let conversation: Conversation
  let surface: ShellSurface
  let display: WorkDisplay

  /// Converses at the terminal, or plays a script.
  func converse() async -> ExitStatus {
    SignalWatch.shared.start(isInteractive: surface.facts.inputIsTerminal)
    guard surface.facts.inputIsTerminal else {
      let reader = StreamReader()
      let status = await ScriptSession(
        reader: reader, writer: surface.writer, surroundings: surroundings, say: say
      ).run()
      guard let problem = reader.problem else { return status }
      surface.output.note("\(app): \(problem)")
      return .usage
    }
    surface.output.note("\(app): help says what can be said, Ctrl-D leaves.")
    let screen = SessionScreen(
      output: surface.output, page: { [surface] in surface.currentPage },
      size: { TerminalSize.current() }, canMoveCursor: surface.facts.canMoveCursor)
    display.attach(to: screen)
    ReadlineReader.opened?.remember(in: History(path: historyPath))
    await Session(
      reader: reader, screen: screen, surroundings: surroundings, say: say
    ).run()
    return .done
  }

  /// Says one phrase; questions are asked at a terminal.
  func say(_ words: String) async -> ExitStatus {
    let writer = surface.writer
    SignalWatch.shared.start(isInteractive: surface.facts.canAsk)
    let answerer = Answerer(reader: surface.facts.canAsk ? reader : nil, writer: writer)
    let turn = Turn(
      answerer: answerer, endsProcess: true, tell: { writer.writePart($0) }, say: say)
    let end = await turn.take(Input(.text(words)))
    if !end.wasInterrupted { writer.write(end) }
    return end.status
  }

  /// Says something, and shows what an intent at work tells meanwhile.
  private var say: Turn.Say {
    { [conversation, display] input in await display.during { await conversation.say(input) } }
  }

  /// Reads with GNU Readline where the system has it, and as the terminal edits lines elsewhere.
  private var reader: any LineReader { ReadlineReader.opened ?? PlainLineReader() }

  /// What was said to this app has a file of its own.
  private var historyPath: String? {
    History.standardPath(environment: surface.facts.environment).map { "\($0)-\(module)" }
  }

  private var surroundings: Surroundings {
    Surroundings(
      apps: { [conversation] in conversation.catalog.apps() },
      phrases: { [conversation] in (try? conversation.catalog.phrases()) ?? [] },
      sayable: { [conversation] in await conversation.sayable(limit: 100) },
      open: { "\($0.app) asks to come to the front, and has no windows here." },
      undo: { [conversation] in await conversation.undo() },
      completes: surface.facts.inputIsTerminal && ReadlineReader.opened != nil)
  }
}
