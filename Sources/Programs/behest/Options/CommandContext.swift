// What a command works with, made from the options only when it is needed.

import CardTerminal
import BehestCards
import Foundation
import FoundationGaps
import InstalledApps
import IntentEngine
import MarkdownStyling
import BehestPasteboard
import PhraseMatching
import BehestShell
import StyleFiles

/// The surroundings of one command: streams, options and, when asked for, what is installed.
struct CommandContext: Sendable {
  let options: GlobalSettings
  let facts: TerminalFacts
  /// The theme, styles and renderers that the person wants; `nil` when nobody says.
  let style: StyleFile?
  /// The hooks that apply the person's styles and renderers to Markdown.
  let markdown: MarkdownHooks
  let writer: ReplyWriter
  let script: ScriptedAnswers

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
    self.facts = facts
    markdown = style?.hooks(environment: facts.styleEnvironment) ?? .none
    script = ScriptedAnswers(
      try options.answers.map { try ValueText.pair($0, option: "--answer") })
    var writer = ReplyWriter(
      output: .standard,
      page: Page(
        profile: facts.profile(
          isTerminal: facts.outputIsTerminal, color: options.color, width: options.width),
        isTerminal: facts.outputIsTerminal),
      notePage: Page(
        profile: facts.profile(
          isTerminal: facts.errorIsTerminal, color: options.color, width: options.width),
        isTerminal: facts.errorIsTerminal),
      form: options.isJSON ? (isOneLine ? .jsonLines : .json) : .text, isTracing: isTracing)
    writer.page.writesHTML = options.writesHTML
    self.writer = writer
    for warning in wanted.warnings { warn(warning.description) }
    if let clipboard = options.clipboard { try Self.configureClipboard(clipboard) }
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

  /// Whether questions may be put to a person.
  var canAsk: Bool { options.mayAsk && facts.canAsk }

  /// A conversation with the installed applications.
  ///
  /// - Parameters:
  ///   - tier: The loosest tier; `nil` for slips, and what applications accept besides.
  ///   - isStrict: Whether every sentence is one command, said word for word.
  ///   - display: Where to show what an intent at work tells; `nil` for nowhere.
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

  /// Where a command shows what an intent at work tells: on standard error, at a terminal.
  func display() -> WorkDisplay {
    let isShown = facts.errorIsTerminal && facts.canMoveCursor && !options.isJSON
    return WorkDisplay(
      page: { [writer] in writer.notePage },
      write: { [writer] text in if isShown { writer.output.partialNote(text) } },
      note: { [writer] in writer.output.note("behest: " + $0) })
  }

  /// What is installed.
  func catalog() throws -> Catalog {
    do {
      if options.phrases == nil, options.locale == nil, let early = EarlyCatalog.current?.value() {
        for warning in early.warnings { warn(warning) }
        return try early.catalog.get()
      }
      return try InstalledApps.catalog(
        phrases: options.phrases, locale: options.locale, cache: .current, warn: warn)
    } catch {
      // A phrase that is wrong is told in one sentence, which begins with its place.
      throw UsageError(String(describing: error))
    }
  }

  private func warn(_ words: String) {
    writer.output.note("behest: " + writer.notePage.plain(words))
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

  private static func configureClipboard(_ text: String) throws {
    do {
      Pasteboard.configure(try PasteboardDestination(text))
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
