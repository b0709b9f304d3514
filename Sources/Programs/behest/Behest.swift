// The entry point: converts arguments to a command, runs it and exits with its status.

import ArgumentParser
import Glibc
import BehestShell

@main
enum Behest {
  static func main() async {
    Console.prepareProcess()
    let words = Array(CommandLine.arguments.dropFirst())
    let arguments = CommandLineWords(words)
    do {
      if let plain = PlainCommand(words) { exit(try await plain.run()) }
      if let name = arguments.unknownCommand { throw UsageError.unknownCommand(name) }
      if arguments.needsCatalog { EarlyCatalog.begin() }
      var command = try arguments.parsed()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      exit(CommandLineFailure(error, wantsJSON: arguments.wantsJSON).report())
    }
  }
}

/// The root command, with all subcommands.
struct CommandTree: AsyncParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "behest",
    abstract: "Say what you want done; installed applications do it.",
    discussion: """
      Without a command, behest is an interactive shell: say a phrase, answer what is asked, press \
      the buttons of a card by number. Type help there for what can be said.

      Examples:
        behest
        behest say "preview markdown in MarkdownSnippet" < notes.md
        behest run ConvertMarkdown < notes.md
        behest match --explain "find document in MarkdownSnippet"
        behest phrases --app MarkdownSnippet

      Standard output carries the result: the returned value if there is one, else the card, else \
      the dialog. Everything else goes to standard error.

      Exit status: 0 done, 1 the intent failed, 2 usage, 3 a value is needed, 4 cancelled or \
      declined, 5 authentication refused, 6 the app is not ready, 7 nothing matched, \
      130 interrupted.
      """,
    version: version,
    groupedSubcommands: [
      CommandGroup(
        name: "Action", subcommands: [InteractiveShell.self, Say.self, Run.self, Open.self]),
      CommandGroup(
        name: "Catalogue",
        subcommands: [
          Match.self, Apps.self, Intents.self, Shortcuts.self, Phrases.self, Entities.self,
          Describe.self, EnumCases.self, Surfaces.self,
          Address.self,
        ]),
      CommandGroup(name: "Document", subcommands: [Documents.self, Markdown.self]),
      CommandGroup(name: "Project", subcommands: [New.self]),
      CommandGroup(name: "Check", subcommands: [Lint.self, Test.self, Sample.self, Debug.self]),
    ],
    defaultSubcommand: InteractiveShell.self)
}
