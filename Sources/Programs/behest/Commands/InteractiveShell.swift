// `behest` alone: the interactive shell, or a script on standard input.

import ArgumentParser
import Foundation
import IntentEngine
import LineEditing
import PhraseMatching
import BehestShell

struct InteractiveShell: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "shell", abstract: "Converse at a terminal, or play a script from a pipe.",
    discussion: """
      At a terminal: help says what can be said, Tab completes, Ctrl-C leaves a question, Ctrl-D \
      leaves the shell. From a pipe each line is said in turn, and answers the question before it \
      when there is one; a failure does not stop the rest, and the status is that of the last line.
      """)

  @Option(
    help: "The loosest fit that counts: exact, normalised, fillers, slips or paraphrase.")
  var tier: Tier?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func context() throws -> CommandContext { try CommandContext(global.settings, isOneLine: true) }

  func run(in context: CommandContext) async throws -> ExitStatus {
    SignalWatch.shared.start(isInteractive: context.facts.inputIsTerminal)
    let display = context.display()
    let conversation = try context.conversation(tier: tier, display: display)
    let say: Turn.Say = { input in await display.during { await conversation.say(input) } }
    let surroundings = surroundings(of: conversation, context)
    guard context.facts.inputIsTerminal else {
      let reader = StreamReader()
      let status = await ScriptSession(
        reader: reader, writer: context.writer, surroundings: surroundings,
        app: context.options.app, script: context.script,
        confirmation: context.options.confirmation, asksQuestions: context.options.mayAsk, say: say
      ).run()
      if let problem = reader.problem { throw UsageError(problem) }
      return status
    }
    let path = History.standardPath(environment: context.facts.environment)
    LinkedReadline.reader.remember(in: History(path: path))
    let window = TerminalWindow(context)
    let screen = SessionScreen(
      output: context.writer.output, page: { window.page }, size: { TerminalSize.current() },
      canMoveCursor: context.facts.canMoveCursor)
    display.attach(to: screen)
    await Session(
      reader: LinkedReadline.reader,
      screen: screen,
      surroundings: surroundings, app: context.options.app, script: context.script,
      confirmation: context.options.confirmation, asksQuestions: context.options.mayAsk, say: say
    ).run()
    return .done
  }

  private func surroundings(
    of conversation: Conversation, _ context: CommandContext
  ) -> Surroundings {
    Surroundings(
      apps: { conversation.catalog.apps() },
      phrases: { (try? conversation.catalog.phrases(of: context.options.app)) ?? [] },
      sayable: { await context.speaking { await conversation.sayable(limit: 100) } },
      open: { await AppOpener(context).openOrExplain($0) },
      undo: { await conversation.undo() })
  }
}

/// The window the shell is in, whose size may change.
private struct TerminalWindow: Sendable {
  private let context: CommandContext
  private let firstSize: TerminalSize?

  init(_ context: CommandContext) {
    self.context = context
    firstSize = context.facts.size
  }

  /// The page of the result stream, as wide as the window is now.
  ///
  /// `COLUMNS` counts until the window changes its size: then it is out of date.
  var page: Page {
    var facts = context.facts
    facts.size = TerminalSize.current()
    if facts.size != firstSize { facts.environment["COLUMNS"] = nil }
    return Page(
      profile: facts.profile(
        isTerminal: facts.outputIsTerminal, color: context.options.color,
        width: context.options.width),
      isTerminal: facts.outputIsTerminal)
  }
}
