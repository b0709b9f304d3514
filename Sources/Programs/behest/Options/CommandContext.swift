// The context of a command, made from the options when needed.

import BehestCards
import BehestPasteboard
import BehestShell
import CardTerminal
import Dispatch
import Foundation
import FoundationGaps
import InstalledApps
import IntentEngine
import MarkdownStyling
import PhraseCatalog
import PhraseMatching
import StyleFiles
import Synchronization

/// The context of a command: streams, options and, on request, the installed apps.
struct CommandContext: Sendable {
  let options: GlobalSettings
  let console: Console
  /// The hooks that apply the person's styles and renderers to Markdown.
  let markdown: MarkdownHooks
  let script: ScriptedAnswers
  /// The person's settings, which have filled in the options.
  let person: PersonSettings
  /// The destination of copies; `nil` for the default of the surroundings.
  let clipboard: PasteboardDestination?
  /// The lines typed before, and the answers.
  let history, answerHistory: History

  /// Creates a context from the options.
  ///
  /// - Throws: `UsageError` or `ValueTextError` for an invalid option.
  init(
    _ settings: GlobalSettings, isTracing: Bool = false, isOneLine: Bool = false
  ) throws {
    let person = PersonSettings(environment: ProcessInfo.processInfo.environment)
    self.person = person
    let options = try settings.completed(by: person)
    self.options = options
    let environment = person.filledEnvironment
    // The built-in apps are those that the environment of the process names.
    if let samples = environment["BEHEST_SAMPLES"] { setenv("BEHEST_SAMPLES", samples, 1) }
    var facts = TerminalFacts.current(environment: environment)
    let wanted = try UsageError.describing {
      try StyleSettings(
        option: options.theme, environment: environment, settings: person.entries)
    }
    let style = wanted.style
    if let style {
      facts.theme = { background in style.theme(on: background) }
    }
    facts.highlightsCode = options.highlightsCode && style?.highlightsCode ?? true
    if !options.isJSON, style?.base.needsBackground ?? true {
      facts.askTerminal(color: options.color ?? .auto, width: options.width)
    }
    markdown = style?.hooks(environment: facts.styleEnvironment) ?? .none
    clipboard = try options.clipboard.map { name in
      try UsageError.describing { try PasteboardDestination(name) }
    }
    let bound = environment["BEHEST_HISTORY"].flatMap { Int($0) }
    let path = bound == 0 ? nil : History.standardPath(environment: environment)
    history = History(path: path, bound: bound ?? History.usualBound)
    answerHistory = History(path: path.map { $0 + "-answers" }, bound: bound ?? History.usualBound)
    script = ScriptedAnswers(
      try options.answers.map { try ValueText.pair($0, option: "--answer") })
    console = Console(
      program: "behest", facts: facts, color: options.color ?? .auto, width: options.width,
      writesHTML: options.writesHTML,
      form: options.isJSON ? (isOneLine ? .jsonLines : .json) : .text, isTracing: isTracing)
    let warnings = (person.warnings + wanted.warnings).map(\.description)
    for warning in warnings + person.variableWarnings { console.note(warning) }
  }

  /// The facts about the streams, the terminal and the environment.
  var facts: TerminalFacts { console.facts }

  /// The writer of replies to both streams.
  var writer: ReplyWriter { console.writer }

  /// The lists of what is installed, for the page of the result.
  var lists: ListText { ListText(page: writer.page) }

  /// Whether questions may be put to a person.
  var canAsk: Bool { options.mayAsk && facts.canAsk }

  /// The source of answers: the script, then the person if one may be asked.
  var answerer: Answerer {
    Answerer(
      script: script, confirmation: options.confirmation,
      reader: canAsk ? LinkedReadline.reader : nil, writer: writer)
  }

  /// Returns a conversation with the installed apps.
  ///
  /// - Parameters:
  ///   - catalog: The catalogue of other apps; `nil` for that of the installed ones.
  ///   - tier: The loosest tier; `nil` for any.
  ///   - isStrict: Whether every sentence is one command, matched word for word.
  ///   - acceptsSuggestions: Whether a phrase near enough to what matches nothing runs.
  ///   - interpreter: The person's interpreter of what matches nothing; `nil` for none.
  ///   - display: A display of the progress of an intent; `nil` for none.
  func conversation(
    of catalog: Catalog? = nil, tier: Tier? = nil, isStrict: Bool = false,
    acceptsSuggestions: Bool = false, interpreter: (any Interpreter)? = nil,
    display: WorkDisplay? = nil
  ) throws -> Conversation {
    let limit = try Tier.loosest(tier, isStrict: isStrict)
    var settings = Conversation.Settings(
      tier: limit, hearsSequences: !isStrict,
      authenticator: LocalAuthenticator(mayAsk: canAsk, writer: writer),
      updates: { display?.show($0) })
    settings.markdown = markdown
    settings.listens = true
    settings.asksPerson = canAsk
    settings.acceptsSuggestions = acceptsSuggestions
    settings.interpreter = interpreter
    settings.copy = Pasteboard.general.put
    settings.answer = { [script] names in script.take(anyOf: names) }
    return try Conversation(catalog: try catalog ?? self.catalog(), settings: settings)
  }

  /// Returns a session with the installed apps, or those of another catalogue, at the console.
  func session(
    of catalog: Catalog? = nil, tier: Tier? = nil, isStrict: Bool = false,
    acceptsSuggestions: Bool = false
  ) throws -> Session {
    let display = console.display()
    let conversation = try conversation(
      of: catalog, tier: tier, isStrict: isStrict, acceptsSuggestions: acceptsSuggestions,
      interpreter: isStrict ? nil : ProgramInterpreter(environment: facts.environment),
      display: display)
    return Session(
      console: console, conversation: conversation, display: display,
      reader: facts.inputIsTerminal ? LinkedReadline.reader : nil,
      surroundings: Surroundings(
        of: conversation, app: options.app, history: history,
        edit: { [environment = facts.environment] line in
          (PersonEditor(environment: environment) ?? PersonEditor("vi", environment: environment))
            .edited(line, in: "line.md")
        },
        links: LinkHandler(environment: facts.environment),
        aliases: person.aliases.sorted { $0.key < $1.key }.map {
          Completion(text: $0.key, detail: $0.value.text)
        },
        meaning: person.words.meaning(of:),
        sayable: { await speaking { await conversation.sayable(limit: 100) } },
        hasView: { (try? DocumentApp(self, app: $0)) != nil },
        open: { await AppOpener(self).openOrExplain($0) }),
      script: script, confirmation: options.confirmation,
      asksQuestions: options.mayAsk)
  }

  /// Runs an input to its end, with the text from standard input, and writes the result.
  func complete(_ input: Input, in session: Session) async throws -> ExitStatus {
    let isByName = if case .run = input.content { true } else { false }
    return await session.write(
      try await end(of: input) { await session.run($0) }, option: isByName ? "--param" : "--set")
  }

  /// Runs an input that has the text from standard input as its attachment.
  ///
  /// - Throws: `UsageError` when standard input cannot be read.
  func end(of input: Input, _ run: (Input) async -> Interaction.End) async throws -> Interaction.End
  {
    var input = input
    let pipe = StandardInput()
    try pipe.check()
    if pipe.isGiven, input.attachment == nil {
      input.attachment = { await pipe.read().map { Data($0) } }
    }
    let end = await run(input)
    try pipe.check()
    return end
  }

  /// Returns the catalogue of the installed apps.
  ///
  /// - Parameter isStrict: Whether a mistake in the person's own phrases is an error, instead of a note.
  func catalog(isStrict: Bool = false) throws -> Catalog {
    // An invalid phrase is reported in one sentence, which begins with its location.
    try UsageError.describing {
      let catalog = try InstalledApps.catalog(
        phrases: options.phrases, locale: options.locale, isStrict: isStrict, warn: console.note)
      console.note(leavingOut: catalog.mistakes)
      return catalog
    }
  }

  /// Prints lines, or with `--json` their record.
  func print<Record: Encodable>(_ lines: [String], json: @autoclosure () -> Record) {
    if options.isJSON {
      writer.output.json(json())
    } else if !lines.isEmpty {
      writer.output.result(lines.joined(separator: "\n"))
    }
  }
}

extension CommandContext {
  /// Runs the body of a command, and reports its errors.
  ///
  /// - Throws: The error that kept the command from being run as given.
  @MainActor func run(
    _ work: @MainActor (CommandContext) async throws -> ExitStatus
  ) async throws -> ExitStatus {
    do {
      return try await speaking {
        try await Pasteboard.$destination.withValue(clipboard) { try await work(self) }
      }
    } catch let failure as Failure {
      writer.write(.failed(failure))
      return ExitStatus(failure.code)
    }
  }

  /// Runs a closure in the person's locale, with the installed apps' localized texts.
  ///
  /// - Parameter locale: The locale's tag; `nil` for that of the options.
  @MainActor func speaking<Result: Sendable>(
    locale: String? = nil, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let locale = (locale ?? options.locale).map { Locale(identifier: $0) }
    let texts = InstalledApps.texts(phrases: options.phrases)
    return try await LocalizationEnvironment.$taskTables.withValue(texts) {
      try await LocalizationEnvironment.$taskLocale.withValue(locale, operation: body)
    }
  }
}

extension Page {
  /// Creates the page for the error that kept a command from being run: in the theme that is chosen,
  /// and plain where none is.
  init(forErrorOf words: CommandLineWords) {
    self.init(profile: .init())
    let person = PersonSettings(environment: ProcessInfo.processInfo.environment)
    let wanted = try? StyleSettings(
      option: words.value(of: "--theme"), environment: person.filledEnvironment,
      settings: person.entries)
    var facts = TerminalFacts.current(environment: person.filledEnvironment)
    let style = wanted?.style
    if let style { facts.theme = { background in style.theme(on: background) } }
    let color = (words.value(of: "--color") ?? person["color"])
      .flatMap(TerminalProfile.ColorChoice.init)
    let own = facts.profile(isTerminal: facts.errorIsTerminal, color: color ?? .auto, width: nil)
    if style != nil { profile = own } else { profile.width = own.width }
    isTerminal = facts.errorIsTerminal
  }
}

extension TerminalFacts {
  /// The facts about the page for style providers.
  fileprivate var styleEnvironment: StyleEnvironment {
    let profile = profile(isTerminal: outputIsTerminal, color: .auto, width: nil)
    let scheme: StyleEnvironment.ColorScheme? =
      switch profile.background {
      case .dark: .dark
      case .light: .light
      case .unknown: nil
      }
    return StyleEnvironment(colorScheme: scheme, width: profile.width)
  }
}
