// `behest say`: says one utterance.

public import ArgumentParser
import BehestShell
import IntentEngine
public import PhraseMatching

struct Say: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "say",
    abstract: "Say one phrase.",
    discussion: """
      What is piped in fills the first text or file parameter that the phrase leaves open; an \
      optional one only where the intent requires no parameter at all. So does the text of a file, \
      where a word of its own is “@” and its path. \
      Questions are asked when standard input and standard error are terminals; otherwise the \
      question is on standard error and the status is 3. What matches nothing is asked about with \
      the nearest phrases; otherwise they are on standard error, with --json as "nearest": [{"app", \
      "intent", "phrase", "parameters": {name: {"text", "value"}}, "reason", "score"}], and the status \
      is 7. --accept takes the first if its score is at least 0.75 and it leaves nothing over. A \
      program in BEHEST_INTERPRETER is \
      asked about it too; its readings have "interpreted": true, and are never taken without asking.

      A sentence may be several commands: "find document Notes in MarkdownSnippet and then preview \
      it as markdown". They run in order until one does not end well, whose status is the status; \
      with --json the result is {"status": "sequence", "exit", "commands": [a result each], "notRun": [...]}. \
      --strict takes every sentence as one command, said word for word (--tier normalised).

      With --batch every line of standard input but a blank one is an utterance, which no other line \
      continues, and to which the answers given in \
      advance apply anew; with --json there is a line of JSON for each, with its "line" and "utterance". \
      Those that fail are named, and the status is that of the first; --stop-on-failure runs no line \
      after it.

      Examples:
        echo '# Hello' | behest say "preview markdown in MarkdownSnippet"
        echo "# Notes" > notes.txt; behest say preview markdown in MarkdownSnippet @notes.txt
        behest say --answer size=large --yes "order tomato soup in Soupy"
        behest say --json --yes "order a large tomato soup in Soupy"
        behest say --set size=small --yes "order tomato soup in Soupy"
        printf 'order small %s soup\\n' miso lentil | behest say --batch --yes
      """)

  @Argument(
    help: ArgumentHelp("What to say; several words may go without quotes.", valueName: "phrase"))
  var words: [String] = []

  @Flag(help: "Say every line of standard input.")
  var batch = false

  @Flag(
    name: [.customShort("e"), .customLong("stop-on-failure")],
    help: "With --batch, run no line after one that fails.")
  var stopsAtFailure = false

  @Option(
    help: "The loosest fit that counts: exact, normalised, fillers, slips or parts.")
  var tier: Tier?

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Give a parameter of the intent a value; repeatable. @path reads a file.",
      valueName: "name=value"))
  var values: [String] = []

  @Flag(help: "Take one command only, and only the words of a phrase.")
  var strict = false

  @Flag(
    help: ArgumentHelp(
      "When nothing matches, take the nearest phrase, without asking.",
      discussion: "It has to be alike by 0.75 of 1, the score in the JSON of what is nearest."))
  var accept = false

  @Flag(help: "Note the stages the intent goes through on standard error.")
  var trace = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var repliesInLines: Bool { batch }

  func validate() throws {
    if batch, !words.isEmpty || !values.isEmpty {
      throw ValidationError("With --batch there is no phrase, and no --set.")
    }
    if words.isEmpty, !batch { throw ValidationError("Missing expected argument '<phrase> ...'") }
    if stopsAtFailure, !batch { throw ValidationError("--stop-on-failure goes with --batch.") }
  }

  /// The utterance, with the options for it.
  var phrase: SpokenPhrase {
    SpokenPhrase(
      words: words, tier: tier, values: values, isStrict: strict, isTraced: trace,
      acceptsNearest: accept)
  }

  func run(in context: CommandContext) async throws -> ExitStatus {
    guard batch else { return try await phrase.run(in: context) }
    let session = try context.session(tier: tier, isStrict: strict, acceptsSuggestions: accept)
    return await session.converse(stopsAtFailure ? [.batch, .stopsAtFailure] : .batch)
  }
}

/// The work of `behest say`: an utterance, and the options for matching it.
package struct SpokenPhrase: Hashable, Sendable {
  /// The words of the phrase, in one argument or several.
  package var words: [String]
  /// The loosest tier; `nil` for any.
  package var tier: Tier?
  /// The values of parameters that are given beside the utterance, each as `name=value`.
  package var values: [String] = []
  /// Whether the utterance is one command, matched word for word.
  package var isStrict = false
  /// Whether the stages of the intent are traced on standard error.
  package var isTraced = false
  /// Whether the nearest phrase is taken when nothing matches.
  package var acceptsNearest = false

  /// Reads a word of the command line without the parser; returns whether it is valid.
  mutating func read(_ word: String, _ others: inout ArraySlice<String>) -> Bool {
    switch word {
    case "--strict": isStrict = true
    case "--trace": isTraced = true
    case "--accept": acceptsNearest = true
    case "--set":
      guard let value = others.popFirst() else { return false }
      values.append(value)
    case "--tier":
      tier = others.popFirst().flatMap(Tier.init(argument:))
      return tier != nil
    default:
      words.append(word)
      return !word.hasPrefix("-")
    }
    return true
  }

  /// Says the utterance and writes the result.
  func run(in context: CommandContext) async throws -> ExitStatus {
    let (said, file) = try ValueText.words(in: words)
    return try await context.complete(
      Input(
        .text(context.person.words.meaning(of: said.joined(separator: " "))),
        values: try values.map { text in
          let pair = try ValueText.pair(text, option: "--set")
          return Input.Value(name: pair.name, text: pair.value)
        }, app: context.options.app, attachment: file),
      in: try context.session(
        tier: tier, isStrict: isStrict, acceptsSuggestions: acceptsNearest))
  }
}

extension Tier: ExpressibleByArgument {}

extension Tier {
  /// Returns the loosest tier that a command accepts.
  ///
  /// - Parameters:
  ///   - tier: The value of `--tier`; `nil` without it.
  ///   - isStrict: Whether `--strict` was given, which accepts only the words of a phrase.
  ///   - usual: The tier without either option.
  /// - Throws: `UsageError` when the two options contradict each other.
  static func loosest(
    _ tier: Tier?, isStrict: Bool, usual: Tier = .parts
  ) throws(UsageError) -> Tier {
    guard isStrict else { return tier ?? usual }
    if let tier, tier > .normalised {
      throw UsageError(
        "--strict takes only the words of a phrase, and --tier \(tier) takes others.")
    }
    return tier ?? .normalised
  }
}
