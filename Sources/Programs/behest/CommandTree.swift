// The tree of all commands, and the words of the command line that choose one of them.

import ArgumentParser

/// The root command, with all subcommands.
struct CommandTree: ParsableCommand {
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
    version: Behest.version,
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
      CommandGroup(
        name: "App",
        subcommands: [
          AppCommands.self, ScriptCommands.self, WidgetCommands.self, ControlCommands.self,
          ActivityCommands.self,
        ]),
      CommandGroup(name: "Document", subcommands: [Documents.self, Markdown.self]),
      CommandGroup(name: "Connection", subcommands: [ModelContext.self]),
      CommandGroup(name: "Project", subcommands: [New.self]),
      CommandGroup(name: "Check", subcommands: [Lint.self, Test.self, Sample.self, Debug.self]),
    ],
    defaultSubcommand: InteractiveShell.self)
}

/// The words of the command line.
///
/// Options that work with every command may precede the command: `behest --json apps`.
struct CommandLineWords: Sendable {
  private let words: [String]
  private let commandIndex: Int?

  init(_ words: [String]) {
    self.words = words
    var index = 0
    while index < words.count, words[index].hasPrefix("-"), words[index] != "--" {
      let option = GlobalOption.table.first { $0.name == words[index] }
      index += option?.takesValue == true ? 2 : 1
    }
    // The parser's own words: a script for a shell, which asks for completions.
    let isOther = ["--generate-completion-script", "---completion"].contains(words.first)
    let isCommand = index < words.count && words[index] != "--" && !isOther
    commandIndex = isCommand ? index : nil
  }

  /// The words with the command first and the options that preceded it at the end.
  var normalised: [String] {
    guard let commandIndex, commandIndex > 0, words[commandIndex] != "help" else { return words }
    var words = words
    let leading = words.prefix(commandIndex)
    words.removeFirst(commandIndex)
    // After the command's own words, as the command may have subcommands.
    words.insert(contentsOf: leading, at: words.firstIndex(of: "--") ?? words.endIndex)
    return words
  }

  /// The command's name, if there is no such command; otherwise `nil`.
  var unknownCommand: String? {
    guard let commandIndex, !Self.commandNames.contains(words[commandIndex]) else { return nil }
    return words[commandIndex]
  }

  /// Whether results are wanted as JSON; valid even if the rest cannot be parsed.
  var wantsJSON: Bool { words.prefix { $0 != "--" }.contains("--json") }

  /// Parses the command.
  ///
  /// A command without subcommands, and the shell, is parsed alone: the whole tree is needed only
  /// for help and errors, and takes longer than most commands run.
  ///
  /// - Throws: The error of the parser, which may be a request for help.
  func parsed() throws -> any ParsableCommand {
    let words = normalised
    if commandIndex == nil {
      if let shell = try? InteractiveShell.parse(words) { return shell }
    } else if let (type, count) = Self.commandWithoutOthers(in: words),
      let command = try? type.parse(Array(words.dropFirst(count)))
    {
      return command
    }
    return try CommandTree.parseAsRoot(words)
  }

  /// Returns the command that the words begin with, and the number of words that name it.
  private static func commandWithoutOthers(
    in words: [String]
  ) -> (type: any ParsableCommand.Type, count: Int)? {
    var commands = CommandTree.configuration.subcommands
    for (index, word) in words.prefix(2).enumerated() {
      guard let type = commands.first(where: { $0.configuration.commandName == word }) else {
        return nil
      }
      commands = type.configuration.subcommands
      if commands.isEmpty { return (type, index + 1) }
    }
    return nil
  }

  /// The names of all commands.
  static var commandNames: [String] {
    CommandTree.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }
}
