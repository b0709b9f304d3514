// What a command works with, made from the options only when it is needed.

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

/// The surroundings of one command: streams, options and, when asked for, what is installed.
struct CommandContext: Sendable {
  let options: GlobalSettings
  let console: Console
  /// The theme, styles and renderers that the person wants; `nil` when nobody says.
  let style: StyleFile?
  /// The hooks that apply the person's styles and renderers to Markdown.
  let markdown: MarkdownHooks
  let script: ScriptedAnswers
  /// Where copies go; `nil` when the surroundings decide.
  let clipboard: PasteboardDestination?

  /// Reads the options.
  ///
  /// - Throws: `UsageError` or `ValueTextError` for one that cannot be taken as written.
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

  /// Does something in the person's locale, with the texts of what is installed in force.
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

  /// What is known about the streams, the terminal and the environment.
  var facts: TerminalFacts { console.facts }

  /// Writes replies to both streams.
  var writer: ReplyWriter { console.writer }

  /// Whether questions may be put to a person.
  var canAsk: Bool { options.mayAsk && facts.canAsk }

  /// Answers questions from the script, or from the person where one may be asked.
  var answerer: Answerer {
    Answerer(
      script: script, confirmation: options.confirmation,
      reader: canAsk ? LinkedReadline.reader : nil, writer: writer)
  }

  /// Returns a conversation with the installed applications.
  ///
  /// - Parameters:
  ///   - tier: The loosest tier; `nil` for slips, and what applications accept besides.
  ///   - isStrict: Whether every sentence is one command, said word for word.
  ///   - display: A display of what an intent at work tells; `nil` for none.
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

  /// Returns a session with the installed applications at the console.
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

  /// Takes an input, with what is piped in, to its end and writes what came of it.
  func take(_ input: Input, in session: ConsoleSession) async throws -> ExitStatus {
    var input = input
    let pipe = StandardInput()
    try pipe.check()
    if pipe.isGiven { input.attachment = { await pipe.read().map { Data($0) } } }
    let end = await session.take(input)
    try pipe.check()
    return await session.write(end)
  }

  /// What is installed.
  func catalog() throws -> Catalog {
    do {
      if options.phrases == nil, options.locale == nil, let early = EarlyCatalog.current?.value() {
        for warning in early.warnings { console.note(warning) }
        return try early.catalog.get()
      }
      return try InstalledApps.catalog(
        phrases: options.phrases, locale: options.locale, cache: .current, warn: console.note)
    } catch {
      // A phrase that is wrong is told in one sentence, which begins with its place.
      throw UsageError(String(describing: error))
    }
  }

  /// Prints lines, or the record of the same.
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

  /// The terminal's background, asked of it only where it changes what is drawn.
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

  /// The tag in a text, which may be spelled as `LANG` is: `ja_JP` for `ja_JP.UTF-8`.
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
  /// Does the work of a command, and tells what went wrong with it.
  ///
  /// - Throws: What kept the command from being run as it was given.
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

  /// Tells what went wrong with the work of a command.
  ///
  /// - Throws: The error itself, when it is not about the work.
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
  /// What style providers may ask of the page.
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

/// The catalogue as it is without options, begun before anybody asks for it.
///
/// Parsing the command line and reading the catalogue take about as long as each other, and neither
/// needs the other unless an option says where phrases are or which language is spoken.
final class EarlyCatalog: Sendable {
  /// What came of the reading: the catalogue or what is wrong with it, and what there is to warn of.
  struct Outcome: Sendable {
    let catalog: Result<Catalog, any Error>
    let warnings: [String]
  }

  private let outcome = Mutex<Outcome?>(nil)
  private let isRead = DispatchSemaphore(value: 0)

  /// Begins to read on a thread of its own.
  init() {
    Thread.detachNewThread { [self] in
      var warnings: [String] = []
      let catalog = Result { try InstalledApps.catalog(cache: .current) { warnings.append($0) } }
      outcome.withLock { $0 = Outcome(catalog: catalog, warnings: warnings) }
      isRead.signal()
    }
  }

  /// Waits until it has been read.
  func value() -> Outcome? {
    isRead.wait()
    defer { isRead.signal() }
    return outcome.withLock { $0 }
  }

  /// The one that this process has begun; `nil` when none has been.
  static var current: EarlyCatalog? { begun.withLock { $0 } }

  private static let begun = Mutex<EarlyCatalog?>(nil)

  /// Begins to read.
  static func begin() {
    begun.withLock { $0 = EarlyCatalog() }
  }
}
