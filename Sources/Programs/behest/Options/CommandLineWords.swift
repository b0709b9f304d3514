// Examines the words of the command line before they are parsed.

import ArgumentParser
import BehestShell
import PhraseMatching

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
      index += GlobalOption.namesWithValue.contains(words[index]) ? 2 : 1
    }
    commandIndex = index < words.count && words[index] != "--" ? index : nil
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

  /// Whether the command needs the catalogue of installed apps in the person's own language.
  var needsCatalog: Bool {
    guard let commandIndex, ["say", "run", "match"].contains(words[commandIndex]) else {
      return false
    }
    let others = ["--phrases", "--locale", "--sentences", "--help", "-h"]
    return !words.contains { word in others.contains { word.hasPrefix($0) } }
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

/// A command read without the option parser: `md render`, `say` and `--version`.
///
/// The option parser finds a command's options by reflection, which takes longer than drawing a
/// page or
/// answering a phrase. Here words are compared directly; at the first unknown word or invalid value
/// the
/// parser is used instead. Both read the words they know in the same way.
package enum PlainCommand: Hashable, Sendable {
  /// `--version`, which prints the version.
  case version
  /// `md render`, which draws Markdown.
  case render(MarkdownRendering, GlobalSettings)
  /// `say`, which says an utterance.
  case say(Utterance, GlobalSettings)

  /// Reads the words of a command line; `nil` for those that need the parser.
  package init?(_ words: [String]) {
    if words == ["--version"] {
      self = .version
    } else if words.starts(with: ["md", "render"]) {
      self.init(rendering: words.dropFirst(2))
    } else if words.first == "say" {
      self.init(saying: words.dropFirst())
    } else {
      return nil
    }
  }

  /// Reads the words with the option parser, for tests; `nil` for any other command.
  ///
  /// - Throws: The error of the parser, which may be a request for help.
  package init?(parsing words: [String]) throws {
    switch try CommandLineWords(words).parsed() {
    case let render as RenderMarkdown: self = .render(render.rendering, render.global.settings)
    case let say as Say: self = .say(say.utterance, say.global.settings)
    default: return nil
    }
  }

  private init?(rendering words: ArraySlice<String>) {
    var rendering = MarkdownRendering(source: MarkdownFile())
    let settings = Self.settings(words) { word, _ in
      switch word {
      case "--no-pager": rendering.isUnpaged = true
      case "--card": rendering.isCard = true
      default:
        guard word.isOperand, rendering.source.file == nil else { return false }
        rendering.source.file = word
      }
      return true
    }
    guard let settings else { return nil }
    self = .render(rendering, settings)
  }

  private init?(saying words: ArraySlice<String>) {
    var utterance = Utterance(words: [])
    let settings = Self.settings(words) { word, others in
      switch word {
      case "--strict": utterance.isStrict = true
      case "--trace": utterance.isTraced = true
      case "--tier":
        guard let tier = others.popFirst().flatMap(Tier.init(argument:)) else { return false }
        utterance.tier = tier
      default:
        guard word.isOperand else { return false }
        utterance.words.append(word)
      }
      return true
    }
    guard let settings, !utterance.words.isEmpty else { return nil }
    self = .say(utterance, settings)
  }

  /// Reads the common options and passes every other word to a closure.
  ///
  /// - Parameter take: Reads a word, with its value from the following ones; returns whether it is
  ///   valid.
  /// - Returns: The common options; `nil` for an invalid word.
  private static func settings(
    _ words: ArraySlice<String>, _ take: (String, inout ArraySlice<String>) -> Bool
  ) -> GlobalSettings? {
    var settings = GlobalSettings()
    var words = words
    while let word = words.popFirst() {
      guard settings.take(word, &words) || take(word, &words) else { return nil }
    }
    return settings
  }

  /// Runs the command.
  ///
  /// - Returns: The exit status.
  /// - Throws: The error that kept the command from being run as given.
  nonisolated(nonsending) func run() async throws -> Int32 {
    switch self {
    case .version:
      Output.standard.result(CommandTree.version)
      return ExitStatus.done.rawValue
    case .render(let rendering, let settings):
      return try CommandContext(settings).runInPlace { try rendering.run(in: $0) }.rawValue
    case .say(let utterance, let settings):
      return try await utterance.context(settings).run { try await utterance.run(in: $0) }.rawValue
    }
  }
}

extension String {
  /// Whether the word is an operand: neither an option nor special to the parser.
  fileprivate var isOperand: Bool { !hasPrefix("-") }
}
