// `behest entities`: the things that applications know.

import ArgumentParser
import IntentEngine
import Shell

struct Entities: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "entities",
    abstract: "List entities of a type.",
    discussion: """
      Without an option: all of them where the application can list all, else those it suggests.

      Examples:
        behest entities MarkdownDocument
        behest entities MarkdownDocument --search milk
        behest entities Soup --id tomato,lentil --json
      """)

  @Argument(help: "The type: its name, with or without “Entity”, or its title.")
  var type: String

  @Option(
    help: ArgumentHelp("Those with these identifiers; unknown ones are left out.", valueName: "a,b")
  )
  var id: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Those that match a text.", valueName: "text"))
  var search: String?

  @Flag(help: "Those the application suggests.")
  var suggested = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func validate() throws {
    if [id != nil, search != nil, suggested].count(where: { $0 }) > 1 {
      throw ValidationError("Of --id, --search and --suggested only one can be given.")
    }
  }

  func run(in context: CommandContext) async throws -> ExitStatus {
    let entities = try await context.conversation()
      .entities(of: type, in: context.options.app, request)
    context.print(
      ListText(page: context.writer.page).entities(entities),
      json: .array(entities.map { JSONValue($0) }))
    return .done
  }

  private var request: EntityRequest {
    if let id { return .identifiers(id.split(separator: ",").map(String.init)) }
    if let search { return .matching(search) }
    return suggested ? .suggested : .all
  }
}
