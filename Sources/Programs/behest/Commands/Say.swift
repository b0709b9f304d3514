// `behest say`: one utterance.

import ArgumentParser
import PhraseMatching
import BehestShell

struct Say: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "say",
    abstract: "Say one phrase.",
    discussion: """
      What is piped in fills the first text or file parameter that the phrase leaves open. \
      Questions are asked when standard input and standard error are terminals; otherwise the \
      question is on standard error and the status is 3.

      A sentence may be several commands: "find document Notes in MarkdownSnippet and then preview \
      it". They run in order until one does not end well, whose status is the status; with --json \
      the result is {"status": "sequence", "exit", "commands": [a result each], "notRun": [...]}. \
      --strict takes every sentence as one command, said word for word (--tier normalised).

      Examples:
        behest say "preview markdown in MarkdownSnippet" < notes.md
        behest say --answer size=large --yes "order tomato soup in Soupy"
        behest say --json --yes "order a large tomato soup in Soupy"
      """)

  @Argument(
    help: ArgumentHelp("What to say; several words may go without quotes.", valueName: "phrase"))
  var words: [String]

  @Option(
    help: "The loosest fit that counts: exact, normalised, fillers, slips or paraphrase.")
  var tier: Tier?

  @Flag(help: "Take one command only, and only the words of a phrase.")
  var strict = false

  @Flag(help: "Note the stages the intent goes through on standard error.")
  var trace = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  /// What is said.
  var utterance: Utterance {
    Utterance(words: words, tier: tier, isStrict: strict, isTraced: trace)
  }

  func context() throws -> CommandContext { try utterance.context(global.settings) }

  func run(in context: CommandContext) async throws -> ExitStatus {
    try await utterance.run(in: context)
  }
}
