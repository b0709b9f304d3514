// `behest doc`: manages an app's documents from scripts.

import ArgumentParser

struct Documents: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doc", abstract: "List, make, show, change and delete documents.",
    discussion: """
      A document is named by its title, by its identifier or by the first letters of it, when they \
      fit no other. The \
      documents are those of the application with intents that create, update and delete documents.

      Examples:
        echo '- [ ] milk' | behest doc new --title Groceries
        behest doc list
        behest doc show Groceries > copy.txt
        behest doc edit Groceries --title "Shopping list"
        behest doc rm "Shopping list" --yes
      """,
    subcommands: [
      ListDocuments.self, NewDocument.self, ShowDocument.self, EditDocument.self,
      RemoveDocuments.self,
    ],
    defaultSubcommand: ListDocuments.self)
}
