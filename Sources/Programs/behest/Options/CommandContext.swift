// The context of a command, made from the options when needed.

import BehestCards
import BehestDocumentStore
import BehestPasteboard
import BehestShell
import CardTerminal
import Dispatch
import Foundation
import FoundationGaps
import InstalledApps
import IntentEngine
import MarkdownStyling
import PhraseMatching
import StyleFiles
import Synchronization

/// The context of a command: streams, options and, on request, the installed apps.
struct CommandContext: Sendable {
  let options: GlobalSettings
  let console: Console
  /// The theme, styles and renderers that the person has chosen; `nil` for the defaults.
  let style: StyleFile?
  /// The hooks that apply the person's styles and renderers to Markdown.
  let markdown: MarkdownHooks
  let script: ScriptedAnswers
  /// The destination of copies; `nil` for the default of the surroundings.
  let clipboard: PasteboardDestination?

  /// Creates a context from the options.
  ///
  /// - Throws: `UsageError` or `ValueTextError` for an invalid option.
  init(_ settings: GlobalSettings, isTracing: Bool = false, isOneLine: Bool = false) throws {
    var options = settings
    options.locale = try settings.locale.map { try Self.languageTag($0) }
    self.options = options
    let environment = ProcessInfo.processInfo.environment
    var facts = TerminalFacts.current(environment: environment)
    let wanted = try Self.style(options, environment)
    style = wanted.style
    if let style {
      facts.theme = { background in style.theme(on: background) }
    }
    facts.highlightsCode = options.highlightsCode && style?.highlightsCode ?? true
    if let answers = Self.answers(for: style, facts, options) {
      facts.background = answers.background
      facts.showsSixel = answers.showsSixel
    }
    markdown = style?.hooks(environment: facts.styleEnvironment) ?? .none
    clipboard = try options.clipboard.map { try Self.destination($0) }
    script = ScriptedAnswers(
      try options.answers.map { try ValueText.pair($0, option: "--answer") })
    console = Console(
      program: "behest", facts: facts, color: options.color, width: options.width,
      writesHTML: options.writesHTML,
      form: options.isJSON ? (isOneLine ? .jsonLines : .json) : .text, isTracing: isTracing)
    for warning in wanted.warnings { console.note(warning.description) }
  }

  /// Runs a closure in the person's locale, with the installed apps' localized texts.
  ///
  /// - Parameter locale: The locale's tag; `nil` for that of the options.
  nonisolated(nonsending) func speaking<Result>(
    locale: String? = nil, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let locale = (locale ?? options.locale).map { Locale(identifier: $0) }
    let texts = InstalledApps.texts(phrases: options.phrases)
    return try await LocalizationEnvironment.$taskTables.withValue(texts) {
      try await LocalizationEnvironment.$taskLocale.withValue(locale, operation: body)
    }
  }

  /// The facts about the streams, the terminal and the environment.
  var facts: TerminalFacts { console.facts }

  /// The writer of replies to both streams.
  var writer: ReplyWriter { console.writer }

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
  ///   - tier: The loosest tier; `nil` for slips, and any that apps accept besides.
  ///   - isStrict: Whether every sentence is one command, matched word for word.
  ///   - display: A display of the progress of an intent; `nil` for none.
  func conversation(
    tier: Tier? = nil, isStrict: Bool = false, paraphraseThreshold: Double? = nil,
    display: WorkDisplay? = nil
  ) throws -> Conversation {
    let limit = try Tier.loosest(tier, isStrict: isStrict)
    var settings = Conversation.Settings(
      tier: limit, hearsSequences: !isStrict,
      hearsParaphrases: tier == nil, paraphraseThreshold: paraphraseThreshold,
      authenticator: LocalAuthenticator(
        mayAsk: canAsk, output: writer.output, program: "behest"),
      updates: { display?.take($0) })
    settings.markdown = markdown
    return try Conversation(catalog: try catalog(), settings: settings)
  }

  /// Returns a session with the installed apps at the console.
  func session(tier: Tier? = nil, isStrict: Bool = false) throws -> ConsoleSession {
    let display = console.display()
    let conversation = try conversation(tier: tier, isStrict: isStrict, display: display)
    return ConsoleSession(
      console: console, conversation: conversation, display: display,
      reader: facts.inputIsTerminal ? LinkedReadline.reader : nil,
      surroundings: Surroundings(
        apps: { conversation.catalog.apps() },
        phrases: { (try? conversation.catalog.phrases(of: options.app)) ?? [] },
        sayable: { await speaking { await conversation.sayable(limit: 100) } },
        open: { await AppOpener(self).openOrExplain($0) },
        undo: { await conversation.undo() }),
      app: options.app, script: script, confirmation: options.confirmation,
      asksQuestions: options.mayAsk)
  }

  /// Runs an input to its end, with the text from standard input, and writes the result.
  func take(_ input: Input, in session: ConsoleSession) async throws -> ExitStatus {
    var input = input
    let pipe = StandardInput()
    try pipe.check()
    if pipe.isGiven { input.attachment = { await pipe.read().map { Data($0) } } }
    let end = await session.take(input)
    try pipe.check()
    return await session.write(end)
  }

  /// Returns the catalogue of the installed apps.
  func catalog() throws -> Catalog {
    do {
      if options.phrases == nil, options.locale == nil, let early = EarlyCatalog.current?.value() {
        for warning in early.warnings { console.note(warning) }
        return try early.catalog.get()
      }
      return try InstalledApps.catalog(
        phrases: options.phrases, locale: options.locale, cache: .current, warn: console.note)
    } catch {
      // An invalid phrase is reported in one sentence, which begins with its location.
      throw UsageError(String(describing: error))
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

  private static func style(
    _ options: GlobalSettings, _ environment: [String: String]
  ) throws -> StyleSettings {
    do {
      return try StyleSettings(option: options.theme, environment: environment)
    } catch {
      throw UsageError(error.description)
    }
  }

  /// Asks the terminal for its background, if that changes what is drawn.
  private static func answers(
    for style: StyleFile?, _ facts: TerminalFacts, _ options: GlobalSettings
  ) -> (background: TerminalProfile.Background?, showsSixel: Bool)? {
    guard !options.isJSON, facts.outputIsTerminal || facts.errorIsTerminal,
      style?.base.needsBackground ?? true
    else { return nil }
    let profile = facts.profile(isTerminal: true, color: options.color, width: options.width)
    guard profile.color != .none, profile.background == .unknown else { return nil }
    return BackgroundQuery.answers(environment: facts.environment)
  }

  private static func destination(_ text: String) throws -> PasteboardDestination {
    do {
      return try PasteboardDestination(text)
    } catch {
      throw UsageError(String(describing: error))
    }
  }

  /// Returns the language tag in a text, which may be spelled like `LANG`: `ja_JP` for
  /// `ja_JP.UTF-8`.
  private static func languageTag(_ text: String) throws -> String {
    let tag = String(text.prefix { $0 != "." && $0 != "@" })
    let isTag =
      !tag.isEmpty && tag.count <= 64
      && tag.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D
          || byte == 0x5F
      }
    guard isTag else {
      throw UsageError("“\(text)” is not a language tag such as de or en-GB.")
    }
    return tag
  }
}

extension CommandContext {
  /// Runs the body of a command, and reports its errors.
  ///
  /// - Throws: The error that kept the command from being run as given.
  nonisolated(nonsending) func run(
    _ work: (CommandContext) async throws -> ExitStatus
  ) async throws -> ExitStatus {
    do {
      return try await speaking {
        try await Pasteboard.$destination.withValue(clipboard) { try await work(self) }
      }
    } catch {
      return try tell(error)
    }
  }

  /// Runs a command's body that waits for nothing, and reports the error that ends it.
  ///
  /// Apart from the asynchronous form, which leaves the main thread: for a short text the threads
  /// that this starts take as long as the rest.
  ///
  /// - Throws: The error that kept the command from being run as given.
  func runInPlace(_ work: (CommandContext) throws -> ExitStatus) throws -> ExitStatus {
    let locale = options.locale.map { Locale(identifier: $0) }
    let texts = InstalledApps.texts(phrases: options.phrases)
    do {
      return try LocalizationEnvironment.$taskTables.withValue(texts) {
        try LocalizationEnvironment.$taskLocale.withValue(locale) {
          try Pasteboard.$destination.withValue(clipboard) { try work(self) }
        }
      }
    } catch {
      return try tell(error)
    }
  }

  /// Reports an error of a command's body.
  ///
  /// - Throws: The error itself, when it is not from an intent or a store.
  private func tell(_ error: any Error) throws -> ExitStatus {
    switch error {
    case let failure as Failure:
      writer.write(.failed(failure))
      return ExitStatus(failure.code)
    case let error as DocumentStoreError:
      writer.write(.failed(Failure(.intentFailed, error.description)))
      return .failed
    default: throw error
    }
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

/// The catalogue without options, read in the background before it is needed.
///
/// Parsing the command line and reading the catalogue take about the same time, and neither needs
/// the other unless an option names phrases or a language.
final class EarlyCatalog: Sendable {
  /// The result of reading: the catalogue or an error, and the warnings.
  struct Outcome: Sendable {
    let catalog: Result<Catalog, any Error>
    let warnings: [String]
  }

  private let outcome = Mutex<Outcome?>(nil)
  private let isRead = DispatchSemaphore(value: 0)

  /// Creates a catalogue and starts reading it on a new thread.
  init() {
    Thread.detachNewThread { [self] in
      var warnings: [String] = []
      let catalog = Result { try InstalledApps.catalog(cache: .current) { warnings.append($0) } }
      outcome.withLock { $0 = Outcome(catalog: catalog, warnings: warnings) }
      isRead.signal()
    }
  }

  /// Waits for the result and returns it.
  func value() -> Outcome? {
    isRead.wait()
    defer { isRead.signal() }
    return outcome.withLock { $0 }
  }

  /// The catalogue that this process has started to read; `nil` if none.
  static var current: EarlyCatalog? { begun.withLock { $0 } }

  private static let begun = Mutex<EarlyCatalog?>(nil)

  /// Starts reading the catalogue of this process.
  static func begin() {
    begun.withLock { $0 = EarlyCatalog() }
  }
}
