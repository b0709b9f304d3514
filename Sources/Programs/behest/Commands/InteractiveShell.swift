// `behest` without a command: the interactive shell, or a script on standard input.

import ArgumentParser
import BehestShell
import LineEditing
import PhraseMatching

struct InteractiveShell: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "shell", abstract: "Converse at a terminal, or play a script from a pipe.",
    discussion: """
      At a terminal: help says what can be said, Tab completes, Ctrl-C leaves a question, Ctrl-D \
      leaves the shell. From a pipe each line is said in turn, and answers the question before it \
      when there is one, unless it is a command itself, which leaves the question unanswered; a \
      failure does not stop the rest, and the status is that of the last line. \
      With --stop-on-failure the first line that fails is the last, is named, and gives the status. \
      With --json each result has its "line" and "utterance".

      Examples:
        echo 'order a large tomato soup in Soupy' | behest --yes
        printf 'order a large %s soup in Soupy\\n' miso lentil | behest --yes -e
      """)

  @Option(
    help: "The loosest fit that counts: exact, normalised, fillers, slips or parts.")
  var tier: Tier?

  @Flag(
    name: [.customShort("e"), .customLong("stop-on-failure")],
    help: "In a script, run no line after one that fails.")
  var stopsAtFailure = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var repliesInLines: Bool { true }

  func run(in context: CommandContext) async throws -> ExitStatus {
    let session = try context.session(tier: tier)
    if context.facts.inputIsTerminal {
      LinkedReadline.reader.remember(in: context.history, answers: context.answerHistory)
      if context.history.isNew { await session.greet() }
    }
    return await session.converse(stopsAtFailure ? .stopsAtFailure : .usual)
  }
}
