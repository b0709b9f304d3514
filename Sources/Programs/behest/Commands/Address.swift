// `behest url`: prints the address of an intent.

import ArgumentParser
import BehestShell
import Foundation
import IntentEngine

struct Address: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "url",
    abstract: "Print the address of an intent with its values.",
    discussion: """
      behest open takes the address and runs the intent.

      Example:
        BEHEST_SAMPLES=Recipes behest url OpenRecipe --target 7
      """)

  @OptionGroup var arguments: IntentArguments

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let conversation = try context.conversation()
    let (intent, values) = try arguments.read(conversation.catalog, app: context.options.app)
    let url = try await conversation.address(of: intent.name, in: intent.app, values: values)
    context.print([url.absoluteString], json: url.absoluteString)
    return .done
  }
}
