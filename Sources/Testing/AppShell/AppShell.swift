// A shell for one app, for the executable of the package that contains the app.

import BehestPasteboard
import BehestShell
import Foundation
import FoundationGaps
import IntentEngine
import LineEditing
import PhraseMatching
import SwiftApps

/// A shell for a conversation with one app.
///
/// The executable of a package needs one line: `await AppShell.open("Recipes")`. At a terminal with
/// GNU Readline (`libreadline.so.8`) on the system, Tab completes phrases and answers, and the
/// arrow keys recall the lines of earlier sessions. The library is opened when the first line is
/// read: nothing is linked with it, and a build needs no installation of it. Without it the
/// terminal's own line editing is used. An intent that requires authentication runs after the
/// person has typed their password, which Linux-PAM checks; it too is opened when needed.
///
/// The app's types are found in the program, also in an optimised build. There an internal type
/// that conforms only through a protocol of the app must also name `AppIntent`.
public enum AppShell {
  /// Runs the shell for an app, and exits the program at its end.
  ///
  /// Without arguments it holds a conversation at a terminal, or runs a script from a pipe;
  /// arguments are the words of one phrase. The exit status is that of `behest`: 0 done, 1 the
  /// intent failed, 3 a value is needed, 4 cancelled, 7 nothing matched.
  ///
  /// - Parameters:
  ///   - module: The name of the module with the app's intents, which must be linked into the
  ///     program.
  ///   - arguments: The arguments of the program, without its own name.
  ///   - launch: A function that registers dependencies, in addition to the app's own `App`.
  public static func open(
    _ module: String, arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    launch: @Sendable () async throws -> Void = {}
  ) async -> Never {
    Console.prepareProcess()
    exit(await status(module, arguments, launch).rawValue)
  }

  private static func status(
    _ module: String, _ arguments: [String], _ launch: () async throws -> Void
  ) async -> ExitStatus {
    let console = Console(
      program: module,
      facts: TerminalFacts.current(environment: ProcessInfo.processInfo.environment),
      takesAnswers: false)
    let output = console.writer.output
    do {
      guard LinkedTypes.modules().contains(module) else {
        throw UnknownModule(module: module, known: LinkedTypes.modules())
      }
      let app = try LinkedApp(module: module)
      if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
        output.result(help(app.name))
        return .done
      }
      if let option = arguments.first(where: { $0.hasPrefix("-") }) {
        throw UsageMistake("There is no option “\(option)”. Try --help.")
      }
      let display = console.display()
      var settings = Conversation.Settings(
        authenticator: LocalAuthenticator(mayAsk: console.facts.canAsk, writer: console.writer),
        updates: { display.show($0) })
      settings.copy = Pasteboard.general.put
      let conversation = try Conversation(
        catalog: try app.catalog(locale: LocalizationEnvironment.name()), settings: settings)
      return try await LocalizationEnvironment.$taskTables.withValue(app.texts) {
        await app.launch()
        try await launch()
        let session = session(
          console, conversation, display, module: module, isOnePhrase: !arguments.isEmpty)
        guard arguments.isEmpty else {
          return await session.write(
            await session.run(Input(.text(arguments.joined(separator: " ")))))
        }
        if console.facts.inputIsTerminal {
          output.note("\(app.name): help says what can be said, Ctrl-D leaves.")
        }
        let (status, problem) = await session.converse()
        guard let problem else { return status }
        output.note("\(app.name): \(problem)")
        return .usage
      }
    } catch {
      output.note("\(module): \(error)")
      return .usage
    }
  }

  /// Creates a session that reads with GNU Readline if the system has it, else as the terminal
  /// edits lines.
  ///
  /// The history of each app has a file of its own.
  private static func session(
    _ console: Console, _ conversation: Conversation, _ display: WorkDisplay, module: String,
    isOnePhrase: Bool
  ) -> Session {
    let editor = console.facts.inputIsTerminal ? ReadlineReader.opened : nil
    if !isOnePhrase {
      let path = History.standardPath(environment: console.facts.environment)
      editor?.remember(in: History(path: path.map { "\($0)-\(module)" }))
    }
    return Session(
      console: console, conversation: conversation, display: display,
      reader: editor ?? PlainLineReader(),
      surroundings: Surroundings(
        of: conversation, completes: editor != nil,
        sayable: { await conversation.sayable(limit: 100) },
        open: {
          isOnePhrase ? nil : "\($0.app) asks to come to the front, and has no windows here."
        }))
  }

  private static func help(_ name: String) -> String {
    """
    Without arguments, a shell on \(name): say a phrase, answer what is asked, press the buttons of \
    a card by number. Tab completes; type help for what can be said. From a pipe, each line is said in turn.

    With arguments, they are one phrase, said once, without quotes.
    """
  }
}

/// An error for a module that is not linked into the program, or has no intents.
private struct UnknownModule: Error, CustomStringConvertible {
  let module: String
  let known: [String]

  var description: String {
    let near = Nearest.word(to: module, among: known)
    let hint = near.map { "Did you mean \($0)?" } ?? "There is \(known.joined(separator: ", "))."
    return known.isEmpty
      ? "No module of this program has intents. Does the program depend on the app's target?"
      : "No module “\(module)” with intents is linked into this program. \(hint)"
  }
}

/// An error in the arguments.
private struct UsageMistake: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
