// A conversation at a console: for one input, with a script, or with a person.

import CardTerminal
import Glibc
public import IntentEngine
import PhraseMatching
import SpokenValues
import Synchronization

/// A conversation at a console.
public struct Session: Sendable {
  /// The conversation.
  public let conversation: Conversation

  private let console: Console
  private let display: WorkDisplay
  private let reader: (any LineReader)?
  private let surroundings: Surroundings
  private let script: ScriptedAnswers
  private let confirmation: Bool?
  private let asksQuestions: Bool
  private let say: Interaction.Say
  private let unsaid = UnsaidAnswers()

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - display: The display of the conversation's updates; `nil` when it shows none.
  ///   - reader: A reader of lines at the terminal; `nil` where nobody types.
  ///   - script: Answers given in advance; they are used before anything is asked.
  ///   - confirmation: The answer to every confirmation; `nil` asks the person.
  ///   - asksQuestions: Whether the person is asked questions at all.
  ///   - say: Says an input; `nil` says it to the conversation.
  public init(
    console: Console, conversation: Conversation, display: WorkDisplay? = nil,
    reader: (any LineReader)? = nil, surroundings: Surroundings,
    script: ScriptedAnswers = ScriptedAnswers(), confirmation: Bool? = nil,
    asksQuestions: Bool = true, say: Interaction.Say? = nil
  ) {
    self.console = console
    self.conversation = conversation
    let display = display ?? console.display()
    self.display = display
    self.reader = reader
    self.surroundings = surroundings
    self.script = script
    self.confirmation = confirmation
    self.asksQuestions = asksQuestions
    self.say = say ?? { input in await display.during { await conversation.say(input) } }
  }

  // MARK: One input

  /// Runs one input to its end, and then presses the buttons that the script names.
  public func run(_ input: Input) async -> Interaction.End {
    let canAsk = asksQuestions && console.facts.canAsk
    SignalWatch.shared.start(isInteractive: canAsk)
    let interaction = Interaction(
      answerer: Answerer(
        script: script, confirmation: confirmation, reader: canAsk ? reader : nil,
        writer: console.writer,
        aids: answerAids(
          in: conversation,
          ShellWord.Context(page: console.writer.page, surroundings: surroundings))),
      endsProcess: true, tell: tell, say: say)
    return await run(input, by: interaction)
  }

  private func run(_ input: Input, by interaction: Interaction) async -> Interaction.End {
    var end = await interaction.run(input)
    while case .done = end.reply, let button = script.take("press") {
      let before = end
      end = await interaction.run(Input(.pressNamed(button)))
      end.earlier = before.earlier
      // The result of the command is told although there is no such button.
      if case .failed(let failure) = end.reply, failure.code == .nothingToPress {
        await tell(before.reply)
        end.earlier.append(before.reply)
      }
    }
    return end
  }

  /// Writes the outcome of an input, and opens an app that asks to come to the foreground.
  ///
  /// - Parameter option: The option that gives a parameter a value before anything is asked.
  /// - Returns: The exit status.
  public func write(_ end: Interaction.End, option: String = "--set") async -> ExitStatus {
    if !end.wasInterrupted || console.writer.form != .text { console.writer.write(end) }
    for name in script.unusedNames where end.status == .done {
      let unused = end.parameter(named: name, in: conversation.catalog).map {
        Sentence.answerUnusedBut(name: name, option: option, parameter: $0)
      }
      console.note(unused ?? Sentence.answerUnused(name: name))
    }
    await open(end.reply)
    return end.status
  }

  /// Writes the reply to a command of a sentence with more commands.
  @Sendable private func tell(_ reply: Reply) async {
    console.writer.writeWords(reply)
    await open(reply)
  }

  private func open(_ reply: Reply) async {
    guard console.writer.form == .text, let words = await surroundings.open(appOf: reply) else {
      return
    }
    console.writer.output.note(console.writer.notePage.plain(words))
  }

  // MARK: Many lines

  /// Holds a conversation at the terminal, or runs a script from standard input.
  ///
  /// - Parameter manner: The manner in which a script is run.
  /// - Returns: The exit status, that of wrong usage for a script that could not be read to its end.
  public func converse(_ manner: ScriptManner = .usual) async -> ExitStatus {
    let isInteractive = console.facts.inputIsTerminal
    SignalWatch.shared.start(isInteractive: isInteractive)
    guard isInteractive, !manner.contains(.batch), let reader else {
      let reader = StreamReader(joinsLines: !manner.contains(.batch))
      let status = await play(reader, manner)
      guard let problem = reader.problem else { return status }
      var writer = console.writer
      writer.line = .init(number: reader.lineNumber, text: reader.line)
      writer.writeUsageError(problem)
      return .usage
    }
    let screen = SessionScreen(
      output: console.writer.output, page: { console.windowPage },
      size: { TerminalSize.current() },
      canMoveCursor: console.facts.canMoveCursor && !console.windowPage.profile.isAccessible)
    await converse(EchoingReader(reader: reader, screen: screen), on: screen)
    return .done
  }

  /// Runs the lines of a script, without prompts; only results go to the result stream.
  ///
  /// A question is answered by the next line. Empty lines and lines
  /// that begin with `#` are skipped unless a question is pending. A question that the next line
  /// leaves for another command is a result of its own. A question that no line answers
  /// ends the session, and so does an app that is not ready: the lines after that may be
  /// answers to what it could not ask. In JSON each result has the number and the text of its line.
  ///
  /// - Parameter manner: What a failure does, and whether lines answer questions.
  /// - Returns: The status of the last line, or in a batch of the first that failed; `.done` for an
  ///   empty script.
  package func play(_ reader: any LineReader, _ manner: ScriptManner = .usual) async -> ExitStatus {
    var writer = console.writer
    let answers = asksQuestions && !manner.contains(.batch) ? reader : nil
    let context = ShellWord.Context(page: writer.page, surroundings: surroundings)
    var answerer = Answerer(
      script: script, confirmation: confirmation, reader: answers,
      writer: writer, leavesQuestionsOpen: true, aids: answerAids(in: conversation, context))
    answerer.refusesWrongAnswers = manner.contains(.stopsAtFailure)
    let asking = AskingLine()
    let interaction = Interaction(
      answerer: answerer, endsProcess: true, tell: tell,
      say: { [conversation, say, writer] input in
        let before = await conversation.countOfLeft
        let reply = await say(input)
        let isLeft = await conversation.countOfLeft > before
        let line = (reader as? StreamReader).map(ReplyWriter.Line.init(lastOf:))
        if let left = asking.take(reply, isLeft: isLeft, at: line) {
          writer.write(left: left.question, of: left.line)
        }
        return reply
      })
    var status = ExitStatus.done
    var first: ExitStatus?
    var hasEnded = false
    func play(_ input: Input) async {
      var input = input
      let text = manner.contains(.batch) ? nil : LineText(of: &input)
      let end: Interaction.End
      asking.begin(writer.line)
      if manner.contains(.batch) {
        script.restore()
        end = await run(input, by: interaction)
      } else {
        end = await interaction.run(input)
      }
      // A later line may have left the question of this one, and the result is of that.
      writer.line = asking.line
      let line = writer.line
      writer.write(end)
      if let remark = text?.remark(after: end) { writer.output.note(remark) }
      // The line that is named is that of the answer which was wrong.
      if case .failed(let failure) = end.reply, failure.code == .invalidValue,
        let reader = reader as? StreamReader, let line, reader.lineNumber > line.number
      {
        writer.line = .init(number: reader.lineNumber, text: reader.line)
      }
      await open(end.reply)
      status = end.status
      let mayBeAnswers = status == .appNotReady && answers != nil
      hasEnded = end.isLast || end.wasInterrupted || mayBeAnswers
    }
    while !hasEnded,
      case .line(let line) = await reader.readLine(Prompt(text: ""), aids: .none)
    {
      guard manner.contains(.batch) || !line.trimmingSpaces.hasPrefix("#") else { continue }
      if let reader = reader as? StreamReader {
        writer.line = .init(number: reader.lineNumber, text: line)
        if let remark = reader.takeRemark() { writer.output.note(remark) }
      }
      let command =
        manner.contains(.batch)
        ? SessionLine.utterance(surroundings.meaning(line))
        // The lines of a script run in their turn, with one in the background too.
        : SessionLine(BackgroundWork.line(line) ?? line, meaning: surroundings.meaning)
      switch await command.effect(in: context) {
      case .nothing, .cardAgain, .clear: continue
      case .leave: return status
      case .lines(let lines):
        writer.writeTold(lines.joined(separator: "\n"), isResult: true)
        status = .done
      case .note(let words):
        writer.writeTold(words, isResult: false)
        status = .done
      case .refused(let words):
        writer.writeUsageError(words)
        status = .usage
      case .failed(let failure):
        writer.write(.failed(failure))
        status = ExitStatus(failure.code)
      case .input(let input): await play(input)
      }
      guard status != .done else { continue }
      first = first ?? status
      if manner != .usual { writer.noteFailedLine(stops: manner.contains(.stopsAtFailure)) }
      if manner.contains(.stopsAtFailure) { break }
    }
    return manner.contains(.batch) ? first ?? .done : status
  }

  /// Shows two lines that can be typed as they stand, to who has typed none yet.
  public func greet() async {
    let context = ShellWord.Context(page: console.windowPage, surroundings: surroundings)
    console.writer.output.result(await Help(context).greeting().joined(separator: "\n"))
  }

  /// Reads and answers the lines of a person until they leave.
  ///
  /// Ctrl-C while a line or a question is prepared drops it, and a second one ends the process.
  package func converse(_ reader: any LineReader, on screen: SessionScreen) async {
    let isDropped = Atomic(false)
    let drop = { @Sendable (signal: SessionSignal) in
      guard signal == .interrupt else { return false }
      if isDropped.exchange(true, ordering: .sequentiallyConsistent) {
        SignalWatch.actByDefault(SIGINT)
      }
      return true
    }
    let takesDrop = { @Sendable in isDropped.exchange(false, ordering: .sequentiallyConsistent) }
    await SignalWatch.shared.handling(drop) {
      await converse(
        DroppingReader(reader: reader, takesDrop: takesDrop), on: screen, takesDrop: takesDrop)
    }
  }

  /// - Parameter takesDrop: Returns whether the line is not wanted any more, once.
  private func converse(
    _ reader: any LineReader, on screen: SessionScreen, takesDrop: () -> Bool
  ) async {
    let work = BackgroundWork(of: conversation)
    display.attach(to: screen, noteOutdatedCard: work.noteOutdatedCard)
    defer { work.stopAll() }
    let answerer = { (conversation: Conversation) in
      var aids = answerAids(in: conversation, context(on: screen, work))
      aids.isInShell = true
      let effect = aids.effect
      aids.effect = { line, isText in
        if let app = await SessionLine(line).appToOpen(in: context(on: screen, work)) {
          await tell(opening: app, on: screen)
          return .lines([])
        }
        let effect = await effect(line, isText)
        if case .clear = effect { screen.clear() }
        return effect
      }
      return Answerer(
        script: script, confirmation: confirmation, reader: asksQuestions ? reader : nil,
        page: { screen.page }, aids: aids,
        show: { screen.show(question: $0, listsOptions: !isLive) },
        say: { screen.print($0) })
    }
    /// Runs an input of a line, in the background if it ends so; returns its end, `nil` for one in the background.
    func run(_ input: Input, _ line: String) async -> Interaction.End? {
      if let command = BackgroundWork.line(line) {
        await work.start(input, line: command)
        return nil
      }
      return await converse(input, answerer(conversation), on: screen)
    }
    /// Whether the person has been told what still runs, and nothing else was typed since.
    var wasWarned = false
    /// Returns whether the session may end, which stops what still runs.
    func mayLeave() -> Bool {
      let lines = work.lines
      guard !lines.isEmpty, !wasWarned else { return true }
      wasWarned = true
      screen.print(
        screen.page.text(Sentence.stillRuns(list: lines.joined(separator: ", "))))
      return false
    }
    /// The lines that were pasted with the last one, and run after it.
    var pasted: [String] = []
    while true {
      let line: String
      await work.tell(on: screen, answerer: answerer) {
        await show($0, keepsCard: true, on: screen)
      }
      let focus = await surroundings.focus()
      let prompt = Prompt(on: screen.page, focus: focus, isRecorded: true)
      if !pasted.isEmpty {
        line = pasted.removeFirst()
        screen.print(prompt.drawn() + line)
      } else {
        switch await reader.readLine(prompt, aids: lineAids(on: screen, work)) {
        case .endOfInput:
          guard mayLeave() else { continue }
          return
        case .interrupted, .rung: continue
        case .line(let typed), .choice(_, let typed):
          guard let lines = await commands(pastedIn: typed, reader, on: screen) else { continue }
          line = lines[0]
          pasted = Array(lines.dropFirst())
        }
      }
      let words = BackgroundWork.line(line) ?? line
      let command = SessionLine(words, meaning: surroundings.meaning)
      if case .word(.leave) = command {
        guard mayLeave() else { continue }
        return
      }
      wasWarned = false
      if let app = await command.appToOpen(in: context(on: screen, work)) {
        await tell(opening: app, on: screen)
        continue
      }
      let effect = await withoutEcho { await command.effect(in: context(on: screen, work)) }
      guard !takesDrop() else {
        screen.print("^C")
        continue
      }
      switch effect {
      case .nothing, .leave: continue
      case .cardAgain: screen.showCardAgain()
      case .clear: screen.clear()
      case .lines(let lines): screen.print(lines.joined(separator: "\n"))
      case .note(let words), .refused(let words): screen.print(screen.page.text(words))
      case .failed(let failure): screen.print(screen.page.text(failure.words))
      case .input(var input):
        if case .input = command, let number = screen.button(numbered: words) {
          // A number presses no button of a card that other results have moved away.
          guard screen.isCardLast else {
            screen.showCardAgain()
            continue
          }
          input.content = .press(number)
        }
        guard let end = await run(input, line) else { continue }
        if end.isLast { return }
        // Ctrl-C is for all that was pasted.
        if end.wasInterrupted, !pasted.isEmpty {
          screen.show(notRun: pasted)
          pasted = []
        }
      }
    }
  }

  /// The most lines that may stand between two commands that are pasted.
  private static let mostAnswers = 7

  /// Returns the commands that were pasted at once, if the person wants them one after another.
  ///
  /// - Returns: The text as it is for anything but several commands; `nil` when nothing is wanted.
  private func commands(
    pastedIn text: String, _ reader: any LineReader, on screen: SessionScreen
  ) async -> [String]? {
    let inputs = Continuation.inputs(of: text)
    guard inputs.count > 1 else { return [text] }
    // Lines between two commands may answer the first one's questions.
    guard await surroundings.isCommand(surroundings.meaning(inputs[0])) else { return [text] }
    var others = inputs.dropFirst().prefix(Self.mostAnswers + 1)
    // A yes or no is an answer to the first.
    while let next = others.first, !(AnswerWords.accept + AnswerWords.decline).isSaid(by: next),
      await !surroundings.isCommand(surroundings.meaning(next))
    {
      others.removeFirst()
    }
    guard !others.isEmpty else {
      // The lines below a phrase may be the text that it takes.
      let rest = text.dropFirst(inputs[0].count).drop(while: \.isNewline)
      guard !text.contains(Continuation.fence), await surroundings.takesText(behind: inputs[0]),
        await !surroundings.isCommand(text)
      else { return [text] }
      return ["\(inputs[0]) \(Continuation.fence)\n\(rest)\n\(Continuation.fence)"]
    }
    screen.print(screen.page.text(Sentence.runLines(count: inputs.count)))
    var aids = LineAids.none
    if isLive {
      aids.livePage = screen.page
      aids.choices = [Sentence.yesTitle(), Sentence.noTitle()].map { .init(text: $0) }
      aids.escapeLeaves = true
    }
    while true {
      switch await reader.readLine(Prompt(on: screen.page), aids: aids) {
      case .endOfInput, .interrupted, .rung:
        screen.print(Sentence.cancelled())
        return nil
      case .line(let words), .choice(_, let words):
        if AnswerWords.accept.isSaid(by: words) { return inputs }
        if AnswerWords.decline.isSaid(by: words) { return [text] }
        screen.print(Sentence.answerYesNo())
      }
    }
  }

  /// Returns the aids to a person who types a command.
  private func lineAids(on screen: SessionScreen, _ work: BackgroundWork) -> LineAids {
    var aids = LineAids { [surroundings] typed in
      if ShellWord.nameToUse(in: typed + "…") != nil {
        let apps = ShellWord.completions(await surroundings.apps()).beginning(with: typed)
        if !apps.isEmpty { return apps }
      }
      if let completions = await surroundings.completions(running: typed) { return completions }
      let words =
        ShellWord.completions(screen) + surroundings.aliases
        + ShellWord.completions(await surroundings.apps(), after: typed)
      let found = await surroundings.phrases(beginning: typed, words: words)
      guard found.isEmpty else { return found }
      return ValueText.lastFile(in: typed).map {
        Completion.files($0.path, behind: $0.head + " @")
      } ?? []
    }
    aids.edit = surroundings.edit
    aids.bell = work.bell
    aids.screenCleared = { screen.forgetRegion() }
    if isLive {
      aids.livePage = screen.page
      aids.hinter = LineHints(surroundings).hint
    }
    return aids
  }

  /// Returns the aids to a person who answers a question of a conversation.
  private func answerAids(
    in conversation: Conversation,
    _ context: @escaping @autoclosure @Sendable () -> ShellWord.Context
  ) -> Answerer.Aids {
    var aids = Answerer.Aids()
    aids.unsaid = unsaid
    aids.isLive = { isLive }
    aids.preview = conversation.preview
    aids.edit = surroundings.edit
    aids.effect = { line, isText in
      let context = context()
      if isText, await !SessionLine(line).isHeardAmongTexts(in: context) {
        return .input(Input(.text(line)))
      }
      let effect = await SessionLine(line).effect(in: context)
      // The command that asks may have been stopped by the line.
      return context.work?.hasStopped(conversation) == true ? .input(Input(.cancel)) : effect
    }
    return aids
  }

  /// Whether the line is coloured and lists appear below it while it is typed, for which the window must
  /// have room.
  private var isLive: Bool {
    guard console.facts.canDrawAroundLine, reader?.canDrawAroundLine == true else { return false }
    return TerminalSize.current().map { $0.columns >= 20 && $0.rows >= 4 } ?? false
  }

  private func context(on screen: SessionScreen, _ work: BackgroundWork) -> ShellWord.Context {
    ShellWord.Context(
      page: screen.page, surroundings: surroundings, buttons: screen.buttons, card: screen.card,
      rows: screen.rows, work: work)
  }

  /// Runs one input of a person, and shows what comes of it.
  private func converse(
    _ input: Input, _ answerer: Answerer, on screen: SessionScreen
  ) async -> Interaction.End {
    let tell = { @Sendable (reply: Reply) in
      await show(reply, keepsCard: input.pressesButton, on: screen)
    }
    var input = input
    let text = LineText(of: &input)
    let countOfLeft = await conversation.countOfLeft
    let end = await Interaction(answerer: answerer, tell: tell) { input in
      let before = await conversation.countOfLeft
      let reply = await withoutEcho { await say(input) }
      if case .text(let line) = input.content, await conversation.countOfLeft > before {
        reader?.recordAsCommand(line)
      }
      return reply
    }.run(input)
    if end.leavesEcho { screen.print(isLive ? "^C" : "\n") }
    await tell(end.reply)
    // A command that was said at a question, instead of an answer, does not have the text.
    if let remark = text?.remark(after: end), await conversation.countOfLeft == countOfLeft {
      screen.print(remark)
    }
    screen.show(notRun: end.notRun)
    return end
  }

  /// Runs work of which the screen knows every line: keys that are typed meanwhile are for the next one.
  private func withoutEcho<Result: Sendable>(_ work: () async -> Result) async -> Result {
    guard isLive else { return await work() }
    let result = await TakenTerminal.during(
      STDIN_FILENO, keepsTyped: true, change: TakenTerminal.hidesTyping, running: work)
    if let result { return result }
    return await work()
  }

  /// Shows a reply, and opens an app that asks to come to the foreground.
  private func show(_ reply: Reply, keepsCard: Bool, on screen: SessionScreen) async {
    screen.show(reply, keepsCard: keepsCard)
    if let words = await surroundings.open(appOf: reply) {
      screen.print(screen.page.text(words))
    }
  }

  private func tell(opening app: String, on screen: SessionScreen) async {
    screen.forgetCard()
    if let words = await surroundings.open(Outcome(app: app, intent: "")) {
      screen.print(screen.page.text(words))
    }
  }
}

/// The manner in which the lines of a script are run.
public struct ScriptManner: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As in a shell script, a line that fails does not stop the rest.
  public static let usual: ScriptManner = []
  /// The lines after one that fails are not run, and it is named.
  public static let stopsAtFailure = ScriptManner(rawValue: 1)
  /// Every line is an utterance: none answers a question, is a word of the shell, a comment or goes on in the
  /// next one; the answers
  /// given in advance are for each, and those that fail are named.
  public static let batch = ScriptManner(rawValue: 2)
}

/// A reader that reads no line where the person has pressed Ctrl-C before.
private struct DroppingReader: LineReader {
  let reader: any LineReader
  let takesDrop: @Sendable () -> Bool

  func readLine(_ prompt: Prompt, aids: LineAids) async -> ReadLine {
    takesDrop() ? .interrupted : await reader.readLine(prompt, aids: aids)
  }

  func recordAsCommand(_ line: String) { reader.recordAsCommand(line) }

  var drewBesideLine: Bool { reader.drewBesideLine }

  var canDrawAroundLine: Bool { reader.canDrawAroundLine }
}

/// A reader that reports to the screen the text that typing has put on it.
package struct EchoingReader: LineReader {
  private let reader: any LineReader
  private let screen: SessionScreen

  /// Creates a reader that reads with another one.
  package init(reader: any LineReader, screen: SessionScreen) {
    self.reader = reader
    self.screen = screen
  }

  /// Reads a line.
  package func readLine(_ prompt: Prompt, aids: LineAids) async -> ReadLine {
    let result = await reader.readLine(prompt, aids: aids)
    switch result {
    case .line(let line) where !reader.drewBesideLine:
      screen.noteEcho(prompt.text + prompt.shown(line))
    // The prompt has been erased.
    case .rung where !reader.drewBesideLine: break
    case .line, .choice, .interrupted, .rung, .endOfInput: screen.forgetRegion()
    }
    return result
  }

  /// Records a line that was no answer as a command.
  package func recordAsCommand(_ line: String) { reader.recordAsCommand(line) }
}

extension Input {
  /// Whether it presses a button by its number.
  fileprivate var pressesButton: Bool { if case .press = content { true } else { false } }
}

/// The line of a script whose command is run, and the question that it has asked last.
private final class AskingLine: Sendable {
  private let state = Mutex<(line: ReplyWriter.Line?, question: Question?)>((nil, nil))

  /// The line of the last command.
  var line: ReplyWriter.Line? { state.withLock { $0.line } }

  /// Begins with the command of a line.
  func begin(_ line: ReplyWriter.Line?) { state.withLock { $0 = (line, nil) } }

  /// Takes the reply to an input; returns the question that the input has left, with its line.
  ///
  /// - Parameter next: The line of the input, whose command is the last one if it left a question.
  func take(
    _ reply: Reply, isLeft: Bool, at next: ReplyWriter.Line?
  ) -> (question: Question, line: ReplyWriter.Line)? {
    state.withLock { state in
      let (line, question) = state
      if case .question(let asked) = reply { state.question = asked } else { state.question = nil }
      guard isLeft else { return nil }
      state.line = next ?? line
      if let question, let line { return (question, line) }
      return nil
    }
  }
}

extension ReplyWriter.Line {
  /// Creates the line that was read last.
  fileprivate init(lastOf reader: StreamReader) {
    self.init(number: reader.lineNumber, text: reader.line)
  }
}

extension Interaction.End {
  /// Returns the name of a parameter of the intent that was run, as it is declared; `nil` for none.
  fileprivate func parameter(named name: String, in catalog: Catalog) -> String? {
    guard case .done(let outcome) = reply,
      let intent = try? catalog.intent(named: outcome.intent, of: outcome.app)
    else { return nil }
    let folded = ScriptedAnswers.folded(name)
    return intent.parameters.map(\.name).first { ScriptedAnswers.folded($0) == folded }
  }
}
