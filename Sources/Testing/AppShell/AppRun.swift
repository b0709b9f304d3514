// One run of an app's own shell: a command, a phrase, or a conversation.

import BehestPasteboard
import BehestShell
import Foundation
import FoundationGaps
import IntentEngine
import LineEditing
import PhraseMatching
import SwiftApps

/// One run of a shell for one app.
struct AppRun: Sendable {
  let app: LinkedApp
  let arguments: ShellArguments
  let console: Console

  private var output: Output { console.writer.output }

  /// Runs the command of the arguments, says their phrase, or holds a conversation.
  ///
  /// - Parameter launch: A function that registers dependencies.
  /// - Throws: The error that kept the command from being run as given.
  func status(_ launch: @MainActor @Sendable () async throws -> Void) async throws -> ExitStatus {
    let locale = arguments.locale.map { Locale(identifier: $0) }
    return try await LocalizationEnvironment.$taskLocale.withValue(locale) {
      try await LocalizationEnvironment.$taskTables.withValue(app.texts) {
        if arguments.wantsHelp {
          output.result(ShellArguments.help(app: app.name, command: AppShell.command))
          return .done
        }
        if arguments.words == ["lint"] { return try lint() }
        if arguments.isServer { return try await serve(launch) }
        let catalog = try app.catalog(locale: arguments.locale ?? LocalizationEnvironment.name())
        if let status = try list(catalog) { return status }
        return try await Pasteboard.$destination.withValue(arguments.clipboard) {
          try await talk(about: catalog, launch)
        }
      }
    }
  }

  // MARK: Lists

  /// Prints the phrases that are left out, in every language.
  private func lint() throws -> ExitStatus {
    let mistakes = try app.mistakes()
    if console.writer.form == .text {
      let folder = FileManager.default.currentDirectoryPath
      let page = console.writer.page
      let lines = mistakes.map { page.plain($0.leftOut(relativeTo: folder)) }
      output.result(lines.isEmpty ? "No phrase is left out." : lines.joined(separator: "\n"))
    } else {
      output.json(mistakes.map(MistakeRecord.init))
    }
    return mistakes.isEmpty ? .done : .failed
  }

  /// Prints the list that the words ask for.
  ///
  /// - Returns: `nil` when they ask for none.
  private func list(_ catalog: Catalog) throws -> ExitStatus? {
    let lists = ListText(page: console.writer.page)
    let words = arguments.words
    switch words.first {
    case "intents" where words.count == 1:
      let intents = try catalog.intents()
      print(lists.intents(intents), json: intents)
    case "phrases" where words.count == 1:
      console.note(leavingOut: catalog.mistakes)
      let phrases = try catalog.phrases()
      print(lists.phrases(phrases), json: phrases)
    case "describe" where words.count > 1:
      guard let intent = try intent(words.dropFirst(), catalog) else { return nil }
      print(lists.description(of: intent), json: intent)
    default: return nil
    }
    return .done
  }

  private func print<Record: Encodable>(_ lines: [String], json: Record) {
    if console.writer.form != .text {
      output.json(json)
    } else if !lines.isEmpty {
      output.result(lines.joined(separator: "\n"))
    }
  }

  /// Returns the intent that words name; `nil` when there is none, and the words may be a phrase.
  ///
  /// - Throws: `ValueTextError` when the words name no intent, and there is an option or one word.
  private func intent(_ words: ArraySlice<String>, _ catalog: Catalog) throws -> IntentEntry? {
    let name = words.prefix { !$0.hasPrefix("--") }.joined(separator: " ")
    do throws(Failure) {
      return try catalog.intent(named: name)
    } catch {
      if words.count > 1, !words.contains(where: { $0.hasPrefix("--") }) { return nil }
      throw ValueTextError(
        message: [error.words, app.place(ofIntentNamed: name)].compactMap { $0 }
          .joined(separator: " "))
    }
  }

  // MARK: Talking

  private func talk(
    about catalog: Catalog, _ launch: @MainActor @Sendable () async throws -> Void
  ) async throws -> ExitStatus {
    let display = console.display()
    let canAsk = arguments.mayAsk && console.facts.canAsk
    var settings = Conversation.Settings(
      authenticator: LocalAuthenticator(mayAsk: canAsk, writer: console.writer),
      updates: { display.show($0) })
    settings.listens = true
    settings.asksPerson = canAsk
    settings.copy = Pasteboard.general.put
    let conversation = try Conversation(catalog: catalog, settings: settings)
    let input = try input(to: conversation)
    let isShell = input == nil && console.facts.inputIsTerminal
    if isShell {
      console.note(leavingOut: catalog.mistakes)
      if let intent = catalog.mistakes.first?.template.intent {
        console.note("Each intent also runs by its name: :run \(intent)")
      }
    } else if input?.isText ?? true {
      console.note(countOf: catalog.mistakes, listedBy: "\(AppShell.command) lint")
    }
    await app.launch()
    try await launch()
    let session = session(conversation, display)
    let isMute = try catalog.phrases().isEmpty
    if let input {
      let status = try await run(input, in: session)
      if isMute, status == .nothingMatched {
        console.note("\(app.name) has no phrase; run: \(AppShell.command) run INTENT")
        if let place = app.placeOfShortcuts { console.note(place) }
      }
      return status
    }
    if isShell {
      let words = isMute ? ":run NAME runs an intent" : "help says what can be said"
      output.note("\(app.name): \(words), Ctrl-D leaves.")
      if isMute, let place = app.placeOfShortcuts { console.note(place) }
    }
    return await session.converse()
  }

  /// Returns the input of the arguments; `nil` without words.
  private func input(to conversation: Conversation) throws -> Input? {
    var words = arguments.words
    guard let first = words.first else { return nil }
    if first == "run", words.count > 1, try intent(words.dropFirst(), conversation.catalog) != nil {
      return try conversation.catalog.input(running: Array(words.dropFirst()), of: nil)
    }
    if first == "say", words.count > 1 { words.removeFirst() }
    return Input(.text(words.joined(separator: " ")))
  }

  /// Runs an input to its end, with the text from standard input, and writes the result.
  private func run(_ input: Input, in session: Session) async throws -> ExitStatus {
    var input = input
    let pipe = StandardInput()
    if let problem = pipe.problem { throw ValueTextError(message: problem) }
    if pipe.isGiven { input.attachment = { await pipe.read().map { Data($0) } } }
    return await session.write(await session.run(input))
  }

  /// Creates a session that reads with GNU Readline if the system has it, else as the terminal
  /// edits lines.
  ///
  /// The history of each app has a file of its own.
  private func session(_ conversation: Conversation, _ display: WorkDisplay) -> Session {
    let isOneInput = !arguments.words.isEmpty
    let editor = console.facts.inputIsTerminal ? ReadlineReader.opened : nil
    if !isOneInput {
      let path = History.standardPath(environment: console.facts.environment)
      editor?.remember(in: History(path: path.map { "\($0)-\(app.module)" }))
    }
    return Session(
      console: console, conversation: conversation, display: display,
      reader: editor ?? PlainLineReader(),
      surroundings: Surroundings(
        of: conversation, completes: editor != nil,
        sayable: { await conversation.sayable(limit: 100) },
        open: { $0.openedWords }),
      script: ScriptedAnswers(arguments.answers), confirmation: arguments.confirmation,
      asksQuestions: arguments.mayAsk)
  }
}

extension Input {
  /// Whether the input is words, such as a phrase.
  fileprivate var isText: Bool {
    if case .text = content { true } else { false }
  }
}

/// A phrase that is left out, as JSON.
private struct MistakeRecord: Encodable {
  let file: String?
  let line: Int?
  let phrase: String
  let message: String

  init(_ mistake: TemplateError) {
    file = mistake.place?.file
    line = mistake.place?.line
    phrase = mistake.template.text
    message = mistake.clause
  }
}
