// `behest surfaces`: where an intent can be met.

import ArgumentParser
import IntentEngine
import BehestShell

struct Surfaces: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "surfaces",
    abstract: "Tell where an intent can be met.",
    discussion: """
      By phrase, by name, in lists, on a card, with its app; "not yet" stands where the intent is \
      made for a place that Behest does not serve: controls, widgets and suggestions.

      Example:
        behest surfaces OrderSoup
      """)

  @Argument(help: "The intent: its name, with or without “Intent”, or its title.")
  var intent: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let surfaces = try context.catalog().surfaces(of: intent, in: context.options.app)
    context.print(
      ListText(page: context.writer.page).surfaces(surfaces), json: surfaces)
    return .done
  }
}
