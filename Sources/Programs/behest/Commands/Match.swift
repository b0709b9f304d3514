// `behest match`: prints which intent would run, with which values, and why; performs no intent.

import ArgumentParser
import BehestJSON
import BehestShell
import IntentEngine
import PhraseCatalog
import PhraseMatching

struct Match: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Say what a phrase would run; run nothing.",
    discussion: """
      With --batch, utterances are read from standard input, one a line, and answered with one JSON \
      object a line: {"utterance", "matches": [{"app", "intent", "tier", "phrase", "score", "parameters": \
      {name: {"text", "start", "end", "value"}}}], "nearest": [{"app", "intent", "phrase", \
      "parameters": {name: {"text", "value"}}, "reason", "score"}]}. Offsets count UTF-8 bytes from \
      zero; a parameter that the phrase sets without words has nothing but its "value".

      A sentence of several commands has no matches of its own but "sequence": [{"text", "start", \
      "end", "matches", "takes"}], where "takes" names the parameters that stand for what the \
      command before gives. --strict takes every sentence as one command, said word for word \
      (--tier normalised).

      With --sentences, nothing that is installed is read, and a line that begins with “{” is a JSON \
      object with "utterance" and "context". A match also has its block's "metadata", and "value" is \
      what a value is handed on as.

      Examples:
        behest match --explain "please find documnet in MarkdownSnippet"
        printf '%s\\n' "find document" "order soup" | behest match --batch
        behest match --tier exact "Find document in MarkdownSnippet"
        behest match --sentences en.json house.yaml --batch < utterances.txt
        behest match --sentences en.json --context area=kitchen "turn on the lights"
      """)

  @Argument(help: ArgumentHelp("What would be said.", valueName: "phrase"))
  var words: [String] = []

  @Flag(help: "Say why: what matched where, what else fitted, and what came near.")
  var explain = false

  @Flag(help: "Read utterances from standard input and print a JSON object a line.")
  var batch = false

  @Option(
    help: ArgumentHelp(
      "The loosest fit that counts: exact, normalised, fillers, slips or parts, which it is "
        + "without this."))
  var tier: Tier?

  @Flag(help: "Take one command only, and only the words of a phrase.")
  var strict = false

  @OptionGroup var sentences: SentenceOptions

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "With --sentences: what is known, as a JSON object or name=value; repeatable.",
      valueName: "facts"))
  var context: [String] = []

  @Flag(help: "With --sentences: add the nanoseconds that matching took to each result.")
  var timing = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func validate() throws {
    guard sentences.isGiven || (context.isEmpty && !timing) else {
      throw ValidationError("--context and --timing go with --sentences.")
    }
    if batch == !phrase.isEmpty {
      throw ValidationError(
        batch ? "--batch reads the phrases from standard input." : "There is no phrase to match.")
    }
  }

  /// The words of the phrase, from either argument.
  private var phrase: [String] {
    sentences.separated(mayHaveWords: !batch && words.isEmpty).words + words
  }

  func run(in context: CommandContext) async throws -> ExitStatus {
    if sentences.isGiven { return try await matchSentences(context) }
    let conversation = try context.conversation(
      tier: tier, isStrict: strict)
    guard !batch else { return try await Self.answerLines(conversation, context) }
    let phrase = context.person.words.meaning(of: words.joined(separator: " "))
    let understanding = try await conversation.understanding(
      of: phrase, app: context.options.app, explains: explain)
    let result: MatchResult
    switch understanding {
    case .one(let one): result = one
    case .several(let sequence), .unclear(_, let sequence):
      write(understanding, sequence, phrase, context)
      return .done
    }
    return write(result, JSON(encoding: UnderstandingRecord(result)), context)
  }

  private func matchSentences(_ context: CommandContext) async throws -> ExitStatus {
    let collection = try SentenceOptions.read(
      sentences.separated(mayHaveWords: !batch && words.isEmpty).paths)
    for warning in collection.warnings {
      context.writer.output.note("behest: " + context.writer.notePage.plain(warning))
    }
    let matcher = try collection.usableMatcher()
    let match = SentenceMatch(
      matcher: matcher,
      tier: try Tier.loosest(
        tier, isStrict: strict, usual: collection.acceptsParts ? .parts : .slips),
      facts: try ContextFacts.read(self.context), isTimed: timing,
      details: explain ? [.suggestions, .explanation] : .suggestions)
    guard !batch else {
      if let problem = await match.answerLines(context.writer.output) { throw UsageError(problem) }
      return .done
    }
    let (result, nanoseconds) = match.result(of: phrase.joined(separator: " "))
    var line = JSONWriter()
    line.line(result, nanoseconds: nanoseconds)
    return write(result, try JSON(parsingJSON: line.bytes, file: ""), context)
  }

  /// Prints a result, whose JSON form is given.
  private func write(
    _ result: MatchResult, _ form: JSON, _ context: CommandContext
  ) -> ExitStatus {
    let text = MatchText(result, page: context.writer.page)
    if context.options.isJSON {
      var json = form
      if let explanation = result.explanation { json["explanation"] = JSON(encoding: explanation) }
      context.writer.output.json(json)
    } else if explain {
      context.writer.output.result(text.explanation)
    } else if !result.matches.isEmpty {
      context.writer.output.result(text.matches)
    }
    guard result.matches.isEmpty else { return .done }
    if !explain || context.options.isJSON {
      context.writer.writeWords(.nothingMatched(result))
    }
    return .nothingMatched
  }

  private func write(
    _ understanding: Understanding, _ sequence: CommandSequence, _ phrase: String,
    _ context: CommandContext
  ) {
    let output = context.writer.output
    let page = context.writer.page
    if context.options.isJSON {
      output.json(UnderstandingRecord(understanding, of: phrase))
      return
    }
    if case .unclear(let whole, _) = understanding {
      let text = MatchText(whole, page: page)
      output.result(explain ? text.explanation : text.matches)
      output.result("Or, just as well:")
    }
    let text = SequenceText(sequence, page: page)
    output.result(explain ? text.explanation : text.matches)
  }

  /// Returns the record of a line; a separate function, as Swift 6.3's optimizer cannot split it
  /// within the loop.
  @inline(never)
  private static func answer(
    _ line: String, _ conversation: Conversation, _ context: CommandContext
  ) async throws -> UnderstandingRecord {
    let phrase = context.person.words.meaning(of: line)
    let understanding = try await conversation.understanding(of: phrase, app: context.options.app)
    return UnderstandingRecord(understanding, of: phrase)
  }

  /// Answers every line of standard input with a line of JSON.
  private static func answerLines(
    _ conversation: Conversation, _ context: CommandContext
  ) async throws -> ExitStatus {
    let reader = StreamReader()
    while case .line(let line) = await reader.readWholeLine() {
      context.writer.output.json(
        try await answer(line, conversation, context), isPretty: false)
    }
    if let problem = reader.problem { throw UsageError(problem) }
    return .done
  }
}
