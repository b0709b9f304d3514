// The entry point: converts arguments to a command, runs it and exits with its status.

import AppProtocol
import ArgumentParser
import BehestShell
import CardTerminal
import Glibc
import InstalledApps
import IntentEngine
import ModelContextProtocol
import PhraseMatching

@main
enum Behest {
  static let version = ServerLink.implementation.version

  /// Runs the command; on the main thread, as starting others takes as long as drawing a page.
  @MainActor static func main() async {
    Console.prepareProcess()
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      let plain = PlainCommand(words)
      if plain?.needsApps ?? true { await updateApps() }
      if let plain { await leave(try await plain.run()) }
      let arguments = CommandLineWords(words)
      if let error = arguments.unknownCommand { throw error }
      var command = try arguments.parsed()
      guard let command = command as? any BehestCommand else { return try command.run() }
      await leave(try await command.context().run(command.run(in:)).rawValue)
    } catch {
      exit(status(reporting: error, of: CommandLineWords(words)))
    }
  }

  /// Asks the apps again whose files have changed.
  private static func updateApps() async {
    guard let apps = InstalledApps.mounted else { return }
    for problem in await ScriptsFolder.update(apps) + apps.updateChanged() {
      Output.standard.note("behest: " + problem)
    }
  }

  /// Exits; apps in other processes are left as the next command wants to find them.
  private static func leave(_ status: Int32) async -> Never {
    await InstalledApps.close()
    exit(status)
  }

  /// Reports the error that kept a command from being run; returns the exit status.
  private static func status(reporting error: any Error, of words: CommandLineWords) -> Int32 {
    let message: String
    switch error {
    case let error as UsageError: message = error.message
    case let error as ValueTextError: message = error.message
    default:
      let code = CommandTree.exitCode(for: error)
      if code.isSuccess, let mistake = words.mistakenHelp ?? words.helpOfUnknownCommand {
        message = mistake.message
        break
      }
      guard !code.isSuccess else {
        Output.standard.result(CommandTree.fullMessage(for: error).withOwnOptionsFirst)
        return code.rawValue
      }
      message = words.advised(CommandTree.message(for: error))
    }
    let page = Page(forErrorOf: words)
    ReplyWriter(
      output: .standard, page: page, notePage: page, form: words.wantsJSON ? .json : .text
    )
    .writeUsageError(message)
    return ExitStatus.usage.rawValue
  }
}

/// A command that exits with an `ExitStatus`.
protocol BehestCommand: ParsableCommand, Sendable {
  /// The options that work with every command.
  var global: GlobalOptions { get }

  /// Whether the stages of an intent are traced on standard error.
  var trace: Bool { get }

  /// Whether each reply is one line of JSON, if it is JSON.
  var repliesInLines: Bool { get }

  /// A sentence that says why nothing can be printed as JSON; `nil` for a command that does.
  ///
  /// A command without one has a schema in `OutputSchema`.
  static var refusalOfJSON: String? { get }

  /// Runs the command.
  func run(in context: CommandContext) async throws -> ExitStatus
}

extension BehestCommand {
  var trace: Bool { false }
  var repliesInLines: Bool { false }
  static var refusalOfJSON: String? { nil }

  /// Returns the context that the options describe.
  ///
  /// - Throws: `UsageError` or `ValueTextError` for an invalid option.
  func context() throws -> CommandContext {
    if global.json, let refusal = Self.refusalOfJSON { throw UsageError(refusal) }
    return try CommandContext(global.settings, isTracing: trace, isOneLine: repliesInLines)
  }
}

/// A mistake in the use of a command.
struct UsageError: Error {
  /// The mistake as one sentence for people.
  let message: String

  init(_ message: String) { self.message = message }

  /// Returns the result of a closure; the description of its error becomes that of a mistake in use.
  static func describing<Result>(_ body: () throws -> Result) throws(UsageError) -> Result {
    do {
      return try body()
    } catch {
      throw UsageError(String(describing: error))
    }
  }
}

extension StandardInput {
  /// Checks that the redirected input can be read.
  ///
  /// - Throws: `UsageError` when it cannot.
  func check() throws {
    if let problem { throw UsageError(problem) }
  }
}

/// A command read without the option parser: `md render`, `say` and `--version`.
///
/// The option parser finds a command's options by reflection, which takes longer than drawing a
/// page or answering a phrase. Here words are compared directly; at the first unknown word or
/// invalid value the parser is used instead. Both read the words they know in the same way.
package enum PlainCommand: Hashable, Sendable {
  /// `--version`, which prints the version.
  case version
  /// `md render`, which draws Markdown.
  case render(MarkdownRendering, GlobalSettings)
  /// `say`, which says an utterance.
  case say(SpokenPhrase, GlobalSettings)

  /// Reads the words of a command line; `nil` for those that need the parser.
  package init?(_ words: [String]) {
    if words == ["--version"] {
      self = .version
    } else if words.starts(with: ["md", "render"]) {
      var rendering = MarkdownRendering(source: MarkdownFile())
      guard let settings = GlobalSettings(words.dropFirst(2), others: { rendering.read($0, &$1) })
      else { return nil }
      self = .render(rendering, settings)
    } else if words.first == "say" {
      var phrase = SpokenPhrase(words: [])
      guard let settings = GlobalSettings(words.dropFirst(), others: { phrase.read($0, &$1) }),
        !phrase.words.isEmpty
      else { return nil }
      self = .say(phrase, settings)
    } else {
      return nil
    }
  }

  /// Reads the words with the option parser, for tests; `nil` for any other command.
  ///
  /// - Throws: The error of the parser, which may be a request for help.
  package init?(parsing words: [String]) throws {
    switch try CommandLineWords(words).parsed() {
    case let render as RenderMarkdown: self = .render(render.rendering, render.global.settings)
    case let say as Say: self = .say(say.phrase, say.global.settings)
    default: return nil
    }
  }

  /// Whether the command uses the installed apps.
  var needsApps: Bool { if case .say = self { true } else { false } }

  /// Runs the command.
  ///
  /// - Returns: The exit status.
  /// - Throws: The error that kept the command from being run as given.
  @MainActor func run() async throws -> Int32 {
    switch self {
    case .version:
      Output.standard.result(Behest.version)
      return ExitStatus.done.rawValue
    case .render(let rendering, let settings):
      return try await CommandContext(settings).run { try rendering.run(in: $0) }.rawValue
    case .say(let phrase, let settings):
      return try await CommandContext(settings, isTracing: phrase.isTraced)
        .run(phrase.run(in:)).rawValue
    }
  }
}
