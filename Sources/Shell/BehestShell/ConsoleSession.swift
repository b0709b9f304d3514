// A conversation at a console: with a person, with a script, or for one input.

public import IntentEngine

/// A conversation at a console.
public struct ConsoleSession: Sendable {
  /// The conversation.
  public let conversation: Conversation

  private let console: Console
  private let display: WorkDisplay
  private let reader: (any LineReader)?
  private let surroundings: Surroundings
  private let app: String?
  private let script: ScriptedAnswers
  private let confirmation: Bool?
  private let asksQuestions: Bool

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - display: A display of the console, which shows the conversation's updates.
  ///   - reader: A reader of lines at the terminal; `nil` where nobody types.
  ///   - app: The only app whose phrases may match; `nil` admits all.
  ///   - script: Answers given in advance; they are used before anything is asked.
  ///   - confirmation: The answer to every confirmation; `nil` asks the person.
  ///   - asksQuestions: Whether the person is asked questions at all.
  public init(
    console: Console, conversation: Conversation, display: WorkDisplay,
    reader: (any LineReader)?, surroundings: Surroundings, app: String? = nil,
    script: ScriptedAnswers = ScriptedAnswers(), confirmation: Bool? = nil,
    asksQuestions: Bool = true
  ) {
    self.console = console
    self.conversation = conversation
    self.display = display
    self.reader = reader
    self.surroundings = surroundings
    self.app = app
    self.script = script
    self.confirmation = confirmation
    self.asksQuestions = asksQuestions
  }

  /// A function that says an input, and shows updates of the running intent meanwhile.
  private var say: Turn.Say {
    { [conversation, display] input in await display.during { await conversation.say(input) } }
  }

  /// Holds a conversation at the terminal, or runs a script.
  ///
  /// - Returns: The exit status, and the reason why the script could not be read to its end.
  public func converse() async -> (ExitStatus, problem: String?) {
    SignalWatch.shared.start(isInteractive: console.facts.inputIsTerminal)
    guard console.facts.inputIsTerminal, let reader else {
      let reader = StreamReader()
      let status = await ScriptSession(
        reader: reader, writer: console.writer, surroundings: surroundings, app: app,
        script: script, confirmation: confirmation, asksQuestions: asksQuestions, say: say
      ).run()
      return (status, reader.problem)
    }
    let screen = SessionScreen(
      output: console.writer.output, page: { [console] in console.windowPage },
      size: { TerminalSize.current() }, canMoveCursor: console.facts.canMoveCursor)
    display.attach(to: screen)
    await Session(
      reader: reader, screen: screen, surroundings: surroundings, app: app, script: script,
      confirmation: confirmation, asksQuestions: asksQuestions, say: say
    ).run()
    return (.done, nil)
  }

  /// Runs one input to its end, and then presses the buttons that the script names.
  public func take(_ input: Input) async -> Turn.End {
    let canAsk = asksQuestions && console.facts.canAsk
    SignalWatch.shared.start(isInteractive: canAsk)
    let turn = Turn(
      answerer: Answerer(
        script: script, confirmation: confirmation, reader: canAsk ? reader : nil,
        writer: console.writer),
      endsProcess: true,
      tell: { reply in
        console.writer.writePart(reply)
        await open(reply)
      }, say: say)
    var end = await turn.take(input)
    while case .done = end.reply, let button = script.take("press") {
      let earlier = end.earlier
      end = await turn.take(Input(.pressNamed(button)))
      end.earlier = earlier
    }
    return end
  }

  /// Writes the outcome of a turn, and opens an app that asks to come to the foreground.
  ///
  /// - Returns: The exit status.
  public func write(_ end: Turn.End) async -> ExitStatus {
    if !end.wasInterrupted || console.writer.form != .text { console.writer.write(end) }
    for name in script.unusedNames where end.status == .done {
      console.note("The answer “\(name)” was not asked for.")
    }
    await open(end.reply)
    return end.status
  }

  private func open(_ reply: Reply) async {
    switch reply {
    case .done(let outcome) where outcome.opensApp, .part(let outcome, _) where outcome.opensApp:
      guard console.writer.form == .text, let words = await surroundings.open(outcome) else {
        return
      }
      console.writer.output.note(console.writer.notePage.plain(words))
    case .done, .part, .question, .nothingMatched, .failed, .cancelled: return
    }
  }
}

/// The installed apps and phrases as a session sees them, and its actions besides talking.
public struct Surroundings: Sendable {
  /// A function that returns the installed apps.
  package var apps: @Sendable () async -> [AppEntry]

  /// A function that returns the phrases as declared, parameters in braces.
  package var phrases: @Sendable () async -> [PhraseEntry]

  /// A function that returns the phrases ready to say, slots filled with values.
  package var sayable: @Sendable () async -> [PhraseEntry]

  /// A function that opens the app of an outcome, and returns a message or `nil`.
  public var open: @Sendable (Outcome) async -> String?

  /// A function that undoes the last effect, and returns its name; `nil` when there is none.
  public var undo: @Sendable () async -> String?

  /// Whether Tab completes the typed text.
  public var completes: Bool

  /// Creates surroundings from functions.
  package init(
    apps: @escaping @Sendable () async -> [AppEntry],
    phrases: @escaping @Sendable () async -> [PhraseEntry],
    sayable: @escaping @Sendable () async -> [PhraseEntry],
    open: @escaping @Sendable (Outcome) async -> String? = { _ in nil },
    undo: @escaping @Sendable () async -> String? = { nil },
    completes: Bool = true
  ) {
    self.apps = apps
    self.phrases = phrases
    self.sayable = sayable
    self.open = open
    self.undo = undo
    self.completes = completes
  }
}
