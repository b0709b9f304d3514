// `behest describe`: everything about an intent.

import ArgumentParser
import IntentEngine
import BehestShell

struct Describe: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Describe an intent and its parameters.",
    discussion: """
      With values for parameters, the summary is the one they lead to.

      Examples:
        behest describe PreviewMarkdown
        behest describe ConfigureWidget --param showDetails=yes
      """)

  @OptionGroup var invocation: IntentArguments

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let conversation = try context.conversation()
    let (intent, values) = try invocation.read(conversation.catalog, app: context.options.app)
    let entry = try await conversation.describe(intent.name, in: intent.app, values: values)
    context.print(
      ListText(page: context.writer.page).description(of: entry), json: entry)
    return .done
  }
}
