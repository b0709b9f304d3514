// `behest entities`: lists the entities of apps.

import ArgumentParser
import BehestShell
import IntentEngine

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

      --where compares properties, where the application declares which: = != < <= > >=, ^= for how a \
      text begins, $= for how it ends, ~= for what it holds, and name=1..5 for a range; "and" or "or" \
      stands between conditions: --where 'length>5mi and name^=Oak' --sort=-length --limit 3.
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

  @Option(
    name: .customLong("where"), parsing: .unconditional,
    help: ArgumentHelp("Those whose properties fit.", valueName: "conditions"))
  var conditions: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Sort by a property, greatest first after -.", valueName: "property"))
  var sort: String?

  @Option(help: ArgumentHelp("At most so many, with --where or --sort.", valueName: "count"))
  var limit: Int?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  private var filters: Bool { conditions != nil || sort != nil || limit != nil }

  func validate() throws {
    if [id != nil, search != nil, suggested, filters].count(where: { $0 }) > 1 {
      throw ValidationError(
        "Of --id, --search, --suggested and --where with --sort and --limit only one can be given.")
    }
    if let limit, limit < 1 { throw ValidationError("--limit is 1 or more, not \(limit).") }
  }

  func run(in context: CommandContext) async throws -> ExitStatus {
    var entities: [Value.Entity] = []
    do {
      entities = try await context.conversation()
        .entities(of: type, in: context.options.app, request)
    } catch let failure as Failure where failure.code == .appNotReady {
      // An app that does not run has nothing to list, which is no mistake of a script's.
      context.console.note(failure.words)
    }
    context.print(context.lists.entities(entities), json: entities)
    return .done
  }

  private var request: EntityRequest {
    if let id { return .identifiers(id.split(separator: ",").map(String.init)) }
    if let search { return .matching(search) }
    if filters {
      return .filtered(EntityFilter(conditions: conditions, sort: sort, limit: limit))
    }
    return suggested ? .suggested : .all
  }
}
