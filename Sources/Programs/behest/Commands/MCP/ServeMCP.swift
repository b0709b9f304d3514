// `behest mcp serve`: answers a client of the Model Context Protocol on the standard streams.

import AppServing
import ArgumentParser
import BehestPasteboard
import BehestProcess
import BehestShell
import Foundation
import Glibc
import InstalledApps
import IntentEngine
import ModelContextProtocol

struct ServeMCP: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serve an MCP client on standard input and output.",
    discussion: """
      A client starts this command and speaks with it: behest mcp config prints the lines that tell \
      a client to. Revision 2026-07-28 of the protocol is spoken, and those before it from \
      2024-11-05 on. Standard output carries messages alone; the end of the input, or Ctrl-C, ends \
      the command.

      Examples:
        behest mcp serve
        behest mcp serve --app Soupy --locale de
      """)

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let (input, output) = try Self.takeStandardStreams()
    var settings = Conversation.Settings()
    settings.markdown = context.markdown
    settings.copy = { [clipboard = context.clipboard] copied in
      try await Pasteboard.$destination.withValue(clipboard) {
        try await Pasteboard.general.put(copied)
      }
    }
    let apps = try AppServer(
      Conversation(catalog: try context.catalog(), settings: settings), app: context.options.app,
      locale: context.options.locale.map { Locale(identifier: $0) },
      texts: InstalledApps.texts(phrases: context.options.phrases),
      phraseFiles: { [folder = context.options.phrases] app in
        InstalledApps.files(ofApp: app, phrases: folder).map {
          PhraseFile(path: $0.path, text: $0.text)
        }
      })
    let server = apps.server(
      on: try MessageStream(input: input, output: output),
      info: Implementation(name: "behest", title: "Behest", version: Behest.version))
    if context.facts.inputIsTerminal {
      context.console.note("reading MCP messages, one a line; behest mcp config tells a client.")
    }
    SignalWatch.shared.start(isInteractive: true)
    await SignalWatch.shared.handling({ signal in
      switch signal {
      case .interrupt, .end: server.stop()
      case .resize, .suspend, .resumed: return false
      }
      return true
    }) {
      await server.run()
    }
    return .done
  }

  /// Takes the standard streams for messages, so that nothing else is read or printed there.
  ///
  /// The prints of an app go to standard error, and it finds nothing to read.
  private static func takeStandardStreams() throws -> (input: Int32, output: Int32) {
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard input >= 0, output >= 0, nothing >= 0, dup2(nothing, STDIN_FILENO) >= 0,
      dup2(STDERR_FILENO, STDOUT_FILENO) >= 0
    else { throw UsageError("The standard streams cannot be used: \(SystemError(code: errno)).") }
    close(nothing)
    return (input, output)
  }
}
