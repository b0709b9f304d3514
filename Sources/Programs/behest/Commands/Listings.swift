// `behest apps`, `intents`, `shortcuts`, `phrases` and `enum`: what is installed.

import ArgumentParser
import IntentEngine
import BehestShell

struct Apps: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "apps", abstract: "List the installed applications.")

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let catalog = try context.catalog()
    var apps = catalog.apps()
    if let name = context.options.app {
      let only = try catalog.app(named: name).name
      apps = apps.filter { $0.name == only }
    }
    context.print(
      ListText(page: context.writer.page).apps(apps), json: apps)
    return .done
  }
}

struct Intents: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "intents",
    abstract: "List intents.",
    discussion: """
      Examples:
        behest intents --app MarkdownSnippet
        behest intents --all --json
      """)

  @Flag(help: "Also those that are not meant to be discovered.")
  var all = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let intents = try context.catalog().intents(of: context.options.app, hidden: all)
    context.print(
      ListText(page: context.writer.page).intents(intents),
      json: intents)
    return .done
  }
}

struct Shortcuts: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "shortcuts",
    abstract: "List App Shortcuts with their phrases.")

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let shortcuts = try context.catalog().shortcuts(of: context.options.app)
    context.print(
      ListText(page: context.writer.page).shortcuts(shortcuts),
      json: shortcuts)
    return .done
  }
}

struct Phrases: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "phrases",
    abstract: "List phrases, one a line; parameters are in braces.")

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let phrases = try context.catalog().phrases(of: context.options.app)
    context.print(
      ListText(page: context.writer.page).phrases(phrases),
      json: phrases)
    return .done
  }
}

struct EnumCases: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "enum", abstract: "List the cases of an enumeration.",
    discussion: """
      Example:
        behest enum SoupSize
      """)

  @Argument(help: "The enumeration, by its name or its title.")
  var type: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let cases = try context.catalog().cases(of: type, in: context.options.app)
    context.print(
      ListText(page: context.writer.page).cases(cases), json: cases)
    return .done
  }
}
