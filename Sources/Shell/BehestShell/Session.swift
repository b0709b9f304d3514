// Runs the shell: reads a line and writes the reply, until there are no more lines.

import IntentEngine

/// A session between a person at a terminal and a conversation.
public struct Session: Sendable {
  private let say: Turn.Say
  private let reader: EchoingReader
  private let screen: SessionScreen
  private let surroundings: Surroundings
  private let answerer: Answerer
  private let signals: SignalWatch
  private let app: String?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - app: The only app whose phrases may match; `nil` admits all.
  ///   - script: Answers given in advance; they are used before anything is asked.
  ///   - confirmation: The answer to every confirmation; `nil` asks the person.
  ///   - asksQuestions: Whether the person is asked questions at all.
  public init(
    reader: any LineReader, screen: SessionScreen, surroundings: Surroundings,
    app: String? = nil, script: ScriptedAnswers = ScriptedAnswers(), confirmation: Bool? = nil,
    asksQuestions: Bool = true, signals: SignalWatch = .shared, say: @escaping Turn.Say
  ) {
    self.say = say
    self.screen = screen
    self.surroundings = surroundings
    self.signals = signals
    self.app = app
    self.reader = EchoingReader(reader: reader, screen: screen)
    answerer = Answerer(
      script: script, confirmation: confirmation, reader: asksQuestions ? self.reader : nil,
      prompt: screen.prompt(isRecorded: false), page: { screen.page },
      show: { screen.show(question: $0) }, say: { screen.print($0) })
  }

  /// Reads and answers lines until the person leaves.
  public func run() async {
    let completer: Completer = { [surroundings, screen] typed in
      PhraseCompleter(phrases: await surroundings.sayable(), words: ShellWord.completions(screen))
        .completions(for: typed)
    }
    while true {
      switch await reader.readLine(screen.prompt(isRecorded: true), completer: completer) {
      case .endOfInput: return
      case .interrupted: continue
      case .line(let line): if await hear(line) { return }
      }
    }
  }

  /// Handles a line; returns whether the person leaves.
  private func hear(_ line: String) async -> Bool {
    let said = SaidLine(line)
    switch said.meaning {
    case .nothing:
      return false
    case .leave:
      return true
    case .shellWord(let word):
      let page = screen.page
      let lines = await word.lines(
        ShellWord.Context(
          page: page, surroundings: surroundings, buttons: screen.buttons, app: app))
      screen.print(lines.joined(separator: "\n"))
      return false
    case .cardAgain:
      screen.showCardAgain()
      return false
    case .unknownWord(let words):
      screen.print(screen.page.text(words))
      return false
    case .input(var input):
      input.app = app
      if let number = screen.button(named: line) { input.content = .press(number) }
      let turn = Turn(
        answerer: answerer, signals: signals, tell: { [self, input] in await show($0, to: input) },
        say: say)
      let end = await turn.take(input)
      if end.leavesEcho { screen.print("\n") }
      await show(end.reply, to: input)
      screen.show(notRun: end.notRun)
      return end.isLast
    }
  }

  /// Shows a reply, and opens an app that asks to come to the foreground.
  private func show(_ reply: Reply, to input: Input) async {
    screen.show(reply, to: input)
    switch reply {
    case .done(let outcome) where outcome.opensApp, .part(let outcome, _) where outcome.opensApp:
      guard let words = await surroundings.open(outcome) else { return }
      screen.print(screen.page.text(words))
    case .done, .part, .question, .nothingMatched, .failed, .cancelled:
      return
    }
  }
}

/// A reader that reports to the screen the text that typing has put on it.
private struct EchoingReader: LineReader {
  let reader: any LineReader
  let screen: SessionScreen

  func readLine(_ prompt: Prompt, completer: Completer?) async -> ReadLine {
    let result = await reader.readLine(prompt, completer: completer)
    if case .line(let line) = result, !reader.drewBesideLine {
      screen.noteEcho(prompt.text + line)
    } else {
      screen.forgetRegion()
    }
    return result
  }
}
