// `behest new`: creates new projects.

import ArgumentParser

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Begin a package with an app of your own.",
    discussion: """
      Examples:
        behest new app Jotter
        behest new app Jotter --directory ~/Projects/jotter --behest ~/Projects/behest
      """,
    subcommands: [NewApp.self])
}
