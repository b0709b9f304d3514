// A shell for one app, for the executable of the package that contains the app.

import BehestShell
import CardTerminal
import Foundation
import IntentEngine
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
  /// arguments are a command such as `run`, or the words of one phrase. The exit status is that of
  /// `behest`: 0 done, 1 the intent failed, 3 a value is needed, 4 cancelled, 7 nothing matched.
  ///
  /// With `--mcp` it serves the app to `behest`, or to any client of the Model Context Protocol, on
  /// the standard streams: `behest app add .build/release/Recipes`.
  ///
  /// A phrase that cannot be compiled is left out, which is noted once on standard error.
  ///
  /// - Parameters:
  ///   - module: The name of the module with the app's intents, which must be linked into the
  ///     program.
  ///   - arguments: The arguments of the program, without its own name.
  ///   - launch: A function that registers dependencies on the main actor, as the `init` of an `App`
  ///     does; in addition to the app's own `App`.
  public static func open(
    _ module: String, arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    launch: @MainActor @Sendable () async throws -> Void = {}
  ) async -> Never {
    Console.prepareProcess()
    exit(await status(module, arguments, launch).rawValue)
  }

  private static func status(
    _ module: String, _ words: [String], _ launch: @MainActor @Sendable () async throws -> Void
  ) async -> ExitStatus {
    let wantsJSON = words.contains("--json")
    func console(_ arguments: ShellArguments?) -> Console {
      Console(
        program: module,
        facts: TerminalFacts.current(environment: ProcessInfo.processInfo.environment),
        color: arguments?.color ?? .auto, width: arguments?.width, form: wantsJSON ? .json : .text,
        takesAnswers: !words.isEmpty, command: command)
    }
    do {
      let arguments = try ShellArguments(words)
      guard LinkedTypes.modules().contains(module) else {
        throw UnknownModule(module: module, known: LinkedTypes.modules())
      }
      let app = try LinkedApp(module: module)
      app.describeProgram()
      let run = AppRun(app: app, arguments: arguments, console: console(arguments))
      return try await run.status(launch)
    } catch {
      console(nil).writer.writeUsageError((error as? ValueTextError)?.message ?? "\(error)")
      return .usage
    }
  }

  /// The name by which the program is run.
  static var command: String { Console.command ?? "the program" }
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
