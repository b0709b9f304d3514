// `behest schema`: prints the JSON Schema of what commands print with --json.

import ArgumentParser
import BehestShell
import IntentEngine

struct PrintSchema: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of what --json prints.",
    discussion: """
      Without a command it has the definitions of all that are described, each named as the command. \
      What is printed for a batch or a script is one such value a line. A member that is not in the \
      schema is never printed; later releases may add some, together with the schema.

      Where a command prints one of several things, such as match, its definition has them all.

      Examples:
        behest schema
        behest schema say
        behest schema doc list
      """)

  @Argument(help: ArgumentHelp("The words of the command.", valueName: "command"))
  var command: [String] = []

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let name = command.isEmpty ? nil : CommandLineWords.name(ofCommand: command)
    guard let document = OutputSchema.document(of: name) else {
      let near = Nearest.word(to: name ?? "", among: OutputSchema.commands)
      let list = "There are \(OutputSchema.commands.joined(separator: ", "))."
      throw UsageError(
        "There is no schema of “\(name ?? "")”. \(near.map { "Did you mean \($0)?" } ?? list)")
    }
    context.writer.output.json(document)
    return .done
  }
}
