// `behest run`: runs an intent by name, without a phrase.

import ArgumentParser
import BehestShell
import IntentEngine

struct Run: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run an intent by name.",
    discussion: """
      Parameters are given as --param name=value or as --name value; @path as a value reads a \
      file, @@ stands for a literal @. An entity is given by its name, or by its identifier as \
      behest entities prints it, a case by its title or raw value. What is piped in \
      fills the first text or file parameter left open, an optional one only where none is required.

      A value goes into a pipe or file exactly as the intent returned it, its last line ended. A \
      terminal gets it, as all else, without characters that command it, reorder text or hide.

      Examples:
        echo '# Hello' | behest run PreviewMarkdown
        behest run PreviewMarkdown --markdown-text '# Hello'
        behest run OrderSoup --param soup=lentil --param size=small --yes
        behest run CopyRichText --param markdown='# Hello' --clipboard dir:copied
      """)

  @OptionGroup var arguments: IntentArguments

  @Flag(help: "Note the stages the intent goes through on standard error.")
  var trace = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let session = try context.session()
    let (intent, values) = try arguments.read(
      session.conversation.catalog, app: context.options.app)
    return try await context.complete(
      Input(.run(intent: intent.name), values: values, app: intent.app), in: session)
  }
}
