// `behest mcp`: offers the installed apps to clients of the Model Context Protocol.

import ArgumentParser

struct ModelContext: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp", abstract: "Offer the applications to MCP clients.",
    discussion: """
      Intents become tools, entities resources, and questions elicitation. A client that cannot ask \
      gets the choices in an error instead, and no confirmation is ever skipped.

      Examples:
        behest mcp serve
        behest mcp serve --app Soupy
        behest mcp config --client zed
      """,
    subcommands: [ServeMCP.self, ConfigureMCP.self])
}
