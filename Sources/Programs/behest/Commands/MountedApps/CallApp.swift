// `behest app call`: calls a tool of an app by its schema, for those who write the app.

import AppProtocol
import ArgumentParser
import BehestJSON
import BehestShell
import IntentEngine
import ModelContextProtocol

struct CallApp: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "call", abstract: "Call a tool of an app by its schema.",
    discussion: """
      The arguments are sent as the tool's schema has them: text as it is, anything else as JSON. \
      What the schema does not allow is refused with the reason, and not sent; nothing is asked for. \
      The server's own questions are asked, and a tool that may destroy something is confirmed, as by \
      a phrase. A tool that has no phrase can be called as well. Without a tool, the tools are listed \
      with the arguments that they need.

      Examples:
        behest app call Git
        behest app call Git git_status --set repo_path=.
        behest app call Git git_status --set repo_path=. --json
      """)

  @Argument(
    help: ArgumentHelp("The name of the app.", valueName: "app"), completion: .addedApps)
  var name: String

  @Argument(help: ArgumentHelp("The name of the tool.", valueName: "tool")) var tool: String?

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Give an argument this value; repeatable.", valueName: "name=value"))
  var arguments: [String] = []

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let apps = try MountedApps.ofPerson
    let manifest = try apps.manifest(named: name)
    guard let tool else {
      let records = manifest.tools.map { ToolRecord($0) }
      context.print(
        context.lists.rows(
          records.map { [$0.name, $0.required.joined(separator: ", "), $0.title ?? ""] }),
        json: records)
      return .done
    }
    guard let found = manifest.tools.first(where: { $0.name == tool }) else {
      let names = manifest.tools.map(\.name)
      let list = Nearest.list(names, by: "behest app call " + [manifest.name].shellWords)
      throw UsageError(
        "\(manifest.name) has no tool “\(tool)”. "
          + (Nearest.word(to: tool, among: names).map { "Did you mean \($0)?" }
            ?? (names.isEmpty ? "It has none." : "It has \(list).")))
    }
    let words = try arguments.map { text in
      let pair = try ValueText.pair(text, option: "--set")
      return (name: pair.name, text: pair.value)
    }
    let catalog = try Catalog([try apps.app(calling: found, of: manifest, with: words)])
    let session = try context.session(of: catalog)
    let intent = try catalog.intent(named: found.name, of: manifest.name)
    return await session.write(
      await session.run(Input(.run(intent: intent.name), values: [], app: intent.app)))
  }
}

/// A tool that can be called, with the arguments that it needs.
private struct ToolRecord: JSONRecord {
  let name: String
  let required: [String]
  let title: String?
  let explanation: String?
  let inputSchema: JSON

  init(_ tool: Tool) {
    name = tool.name
    required = tool.inputSchema["required"]?.strings ?? []
    title =
      tool.title ?? tool.explanation?.split(whereSeparator: \.isNewline).first.map(String.init)
    explanation = tool.explanation
    inputSchema = tool.inputSchema
  }
}
