// `behest mcp config`: prints the configuration that makes a client start `behest mcp serve`.

import ArgumentParser
import BehestJSON
import BehestProcess
import BehestShell
import Foundation
import IntentEngine

struct ConfigureMCP: BehestCommand {
  /// A client of the protocol, by the form of its configuration.
  enum Client: String, CaseIterable, ExpressibleByArgument {
    case claude, cursor, vscode, zed

    /// The file that the lines belong in.
    var file: String {
      switch self {
      case .claude: "claude_desktop_config.json, which Settings → Developer opens"
      case .cursor: "~/.cursor/mcp.json"
      case .vscode: ".vscode/mcp.json of a folder"
      case .zed: "~/.config/zed/settings.json"
      }
    }

    /// The member of the file with the servers.
    var member: String {
      switch self {
      case .claude, .cursor: "mcpServers"
      case .vscode: "servers"
      case .zed: "context_servers"
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Print the lines that tell an MCP client of the server.",
    discussion: """
      The result is JSON for the client's configuration file, which a note names. Most clients read \
      the form of claude and cursor.

      Examples:
        behest mcp config
        behest mcp config --client vscode --app Soupy
      """)

  @Option(help: "The client: claude, cursor, vscode or zed.")
  var client = Client.claude

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    var arguments = ["mcp", "serve"]
    var name = "behest"
    if let app = context.options.app {
      let found = try context.catalog().app(named: app).name
      arguments += ["--app", found]
      name += "-" + found.lowercased()
    }
    if let locale = context.options.locale { arguments += ["--locale", locale] }
    let program = ProgramFolder.current?.appending(path: "behest").path ?? "behest"
    var server: JSON = [
      "command": .string(program), "args": JSON(strings: arguments),
    ]
    if client == .vscode { server["type"] = "stdio" }
    if let samples = ProcessInfo.processInfo.environment["BEHEST_SAMPLES"], !samples.isEmpty {
      server["env"] = ["BEHEST_SAMPLES": .string(samples)]
    }
    context.writer.output.json(
      .object([client.member: .object([name: server])]) as JSON, isPretty: true)
    context.console.note("for \(client.file)")
    return .done
  }
}
