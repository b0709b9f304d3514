// `behest mcp serve`: answers a client of the Model Context Protocol on the standard streams.

import AppProtocol
import AppServing
import ArgumentParser
import BehestPasteboard
import BehestProcess
import BehestShell
import Foundation
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

  static let refusalOfJSON: String? =
    "The messages of the protocol are JSON without --json."

  func run(in context: CommandContext) async throws -> ExitStatus {
    let (input, output) = try Descriptor.takeStandardStreams()
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
    let stream = try MessageStream(input: input, output: output)
    let server = apps.server(on: stream, info: ServerLink.implementation)
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
    stream.flush()
    if let failure = stream.failures.input { throw UsageError(failure.inputProblem) }
    if let failure = stream.failures.output { Output.end(because: failure) }
    return .done
  }
}
