// The commands that list the catalogue: `behest apps`, `intents`, `phrases`, `enum` and others.

import ArgumentParser
import BehestShell
import InstalledApps
import IntentEngine

/// The app whose things are listed, by a name alone or with `--app`.
struct ListedApp: ParsableArguments {
  @Argument(
    help: "Only this application, as with --app.",
    completion: .custom { _, _, _ in InstalledApps.allNames() })
  var name: String?

  /// Returns the name that was given in either way; `nil` for all apps.
  ///
  /// - Throws: `UsageError` for two different names.
  func name(in context: CommandContext) throws -> String? {
    guard let name, let other = context.options.app, name != other else {
      return name ?? context.options.app
    }
    throw UsageError("Name one application: \(name), or \(other) by --app.")
  }
}

struct Apps: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "apps", abstract: "List the installed applications.")

  @OptionGroup var app: ListedApp

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let catalog = try context.catalog()
    var apps = catalog.apps()
    if let name = try app.name(in: context) {
      let only = try catalog.app(named: name).name
      apps = apps.filter { $0.name == only }
    }
    context.print(context.lists.apps(apps), json: apps)
    return .done
  }
}

struct Intents: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "intents",
    abstract: "List intents.",
    discussion: """
      Examples:
        behest intents MarkdownSnippet
        behest intents --all --json
      """)

  @Flag(help: "Also those that are not meant to be discovered.")
  var all = false

  @OptionGroup var app: ListedApp

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let intents = try context.catalog().intents(of: app.name(in: context), hidden: all)
    context.print(context.lists.intents(intents), json: intents)
    return .done
  }
}

struct Shortcuts: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "shortcuts",
    abstract: "List App Shortcuts with their phrases.")

  @OptionGroup var app: ListedApp

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let shortcuts = try context.catalog().shortcuts(of: app.name(in: context))
    context.print(context.lists.shortcuts(shortcuts), json: shortcuts)
    return .done
  }
}

struct Phrases: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "phrases",
    abstract: "List phrases, one a line; parameters are in braces.")

  @OptionGroup var app: ListedApp

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let phrases = try context.catalog().phrases(of: try app.name(in: context))
    context.print(context.lists.phrases(phrases), json: phrases)
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
    context.print(context.lists.cases(cases), json: cases)
    return .done
  }
}

struct Describe: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Describe an intent and its parameters.",
    discussion: """
      With values for parameters, the summary is the one they lead to.

      Examples:
        behest describe PreviewMarkdown
        behest describe ConfigureWidget --param showDetails=yes
      """)

  @OptionGroup var arguments: IntentArguments

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let conversation = try context.conversation()
    let (intent, values) = try arguments.read(conversation.catalog, app: context.options.app)
    let entry = try await conversation.describe(intent.name, in: intent.app, values: values)
    context.print(context.lists.description(of: entry), json: entry)
    return .done
  }
}

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
    context.print(context.lists.surfaces(surfaces), json: surfaces)
    return .done
  }
}
