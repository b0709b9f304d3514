// The tree of all commands, and the words of the command line that choose one of them.

import ArgumentParser
import Foundation

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
        echo '# Hello' | behest say "preview markdown in MarkdownSnippet"
        echo '**bold**' | behest run ConvertMarkdown
        behest match --explain "find document in MarkdownSnippet"
        behest phrases --app MarkdownSnippet

      Cards, questions, errors and the line that is typed are in the colours of a theme: --theme auto, dark, \
      light, high-contrast, plain or terminal, or a style file. behest config set theme dark keeps one.

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
      CommandGroup(name: "Installation", subcommands: [CompletionScript.self, ManualPages.self]),
      CommandGroup(name: "Check", subcommands: [Lint.self, Test.self, Sample.self, Debug.self]),
      CommandGroup(name: "Setting", subcommands: [Config.self, Doctor.self, PrintSchema.self]),
      CommandGroup(name: "Topic", subcommands: [EnvironmentTopic.self, SettingsTopic.self]),
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

  /// The word in the place of a command, and the words after it; `nil` when there is none.
  var command: (name: String, others: ArraySlice<String>)? {
    commandIndex.map { (words[$0], words[($0 + 1)...]) }
  }

  /// Whether all options before the command are ones that every command has.
  var leadingOptionsAreKnown: Bool {
    words.prefix(commandIndex ?? 0).allSatisfy { word in
      let name = word.prefix { $0 != "=" }
      return !word.hasPrefix("-") || GlobalOption.table.contains { $0.name == name }
    }
  }

  /// Whether results are wanted as JSON; valid even if the rest cannot be parsed.
  var wantsJSON: Bool { words.prefix { $0 != "--" }.contains("--json") }

  /// Returns the value of an option, even if the rest cannot be parsed; `nil` where it is not given.
  func value(of option: String) -> String? {
    let given = words.prefix { $0 != "--" }
    guard let index = given.lastIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else {
      return nil
    }
    let word = given[index]
    guard word != option else { return given.dropFirst(index + 1).first }
    return String(word.dropFirst(option.count + 1))
  }

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
    let path = path(of: words)
    guard let type = path.last, type.configuration.subcommands.isEmpty else { return nil }
    return (type, path.count)
  }

  /// The command that the words name, after those that it is below; empty for the shell.
  var commandPath: [any ParsableCommand.Type] {
    Self.path(of: commandIndex == nil ? [] : normalised)
  }

  static func path(of words: [String]) -> [any ParsableCommand.Type] {
    var path: [any ParsableCommand.Type] = []
    var commands = CommandTree.configuration.subcommands
    for word in words {
      guard let type = commands.first(where: { $0.configuration.commandName == word }) else {
        break
      }
      path.append(type)
      commands = type.configuration.subcommands
    }
    return path
  }

  /// Returns the words of a command, with that of its default command if they name no other.
  static func name(ofCommand words: [String]) -> String {
    let path = path(of: words)
    guard path.count == words.count,
      let usual = path.last?.configuration.defaultSubcommand?.configuration.commandName
    else { return words.joined(separator: " ") }
    return (words + [usual]).joined(separator: " ")
  }

  /// The names of all commands.
  static var commandNames: [String] {
    CommandTree.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }
}

extension String {
  /// The help of a command, with its own options before those of all commands.
  ///
  /// The parser puts groups with a title before the options without one.
  var withOwnOptionsFirst: String {
    var sections = components(separatedBy: "\n\n")
    guard let common = sections.firstIndex(where: { $0.hasPrefix("EVERYWHERE:") }),
      let own = sections.firstIndex(where: { $0.hasPrefix("OPTIONS:") }), common < own
    else { return self }
    sections.insert(sections.remove(at: common), at: own)
    return sections.map { $0.trimmingCharacters(in: .newlines) }.joined(separator: "\n\n")
  }
}
