// `behest doc`: manages an app's documents from scripts.

import ArgumentParser

struct Documents: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doc", abstract: "List, make, show, change and delete documents.",
    discussion: """
      A document is named by its identifier or by the first letters of it, when they fit no other. The \
      documents are those of the application with intents that create, update and delete documents.

      Examples:
        behest doc new --title Groceries < groceries.md
        behest doc list
        behest doc show 3f2a > copy.md
        behest doc edit 3f2a --title "Shopping list"
        behest doc rm 3f2a --yes
      """,
    subcommands: [
      ListDocuments.self, NewDocument.self, ShowDocument.self, EditDocument.self,
      RemoveDocuments.self,
    ],
    defaultSubcommand: ListDocuments.self)
}
