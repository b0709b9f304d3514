// `behest app import`: adds the servers that another client's configuration names.

import AppProtocol
import ArgumentParser
import BehestShell
import Foundation
import IntentEngine

struct ImportApps: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Add the servers of another client's configuration.",
    discussion: """
      The file has “mcpServers”, as those of Claude Desktop, Cursor and others do, or “servers”, as \
      that of Visual Studio Code. Each server is shown and asked for before it is started. Values of \
      variables are not taken over: export them, since Behest keeps no secrets.

      Examples:
        behest app import ~/.config/Claude/claude_desktop_config.json
        behest app import .vscode/mcp.json --yes
      """)

  @Argument(
    help: ArgumentHelp("The configuration file.", valueName: "file"), completion: .file())
  var file: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw UsageError("\(file) cannot be read.")
    }
    let requests = try AppRequest.requests(in: Array(data)) { context.console.note($0) }
    let apps = try MountedApps.ofPerson
    var worst = ExitStatus.done
    for request in requests {
      do {
        try MountedAppName.check(request.name, for: request, in: apps)
        let words = request.command.shellWords
        guard await context.answerer.agrees(to: "Add \(request.name), started by: \(words)?") else {
          context.console.note("\(request.name) was left out.")
          continue
        }
        let manifest = try await apps.add(request)
        context.console.note("Added \(manifest.name): \(manifest.offer).")
      } catch let error as UsageError {
        context.console.note("\(request.name) was left out: \(error.message)")
      } catch let failure as Failure {
        context.console.note("\(request.name) was left out: \(failure.words)")
        worst = .appNotReady
      }
    }
    return worst
  }
}

extension Answerer {
  /// Asks a person, or the script, whether to go ahead; without an answer it is no.
  fileprivate func agrees(to prompt: String) async -> Bool {
    let question = Question(
      kind: .confirmation, prompt: prompt, acceptWords: ["Add", "Yes", "y"],
      declineWords: ["Leave out", "No", "n"])
    switch await answer(question) {
    case .scripted(let input), .typed(let input):
      guard case .text(let text) = input.content else { return false }
      return question.acceptWords.contains { $0.lowercased() == text.lowercased() }
    case .none, .interrupted, .endOfInput, .quit: return false
    }
  }
}
