// Looks over the words of the command line before they are parsed.

import ArgumentParser
import BehestShell
import PhraseMatching

/// The words of the command line.
///
/// Options that work everywhere may stand before the command too: `behest --json apps`.
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

  /// The words with the command in front and the options that were before it behind.
  var normalised: [String] {
    guard let commandIndex, commandIndex > 0, words[commandIndex] != "help" else { return words }
    var words = words
    let leading = words.prefix(commandIndex)
    words.removeFirst(commandIndex)
    // Behind the command's own words, since the command may have commands of its own.
    words.insert(contentsOf: leading, at: words.firstIndex(of: "--") ?? words.endIndex)
    return words
  }

  /// The command, when there is none of that name.
  var unknownCommand: String? {
    guard let commandIndex, !Self.commandNames.contains(words[commandIndex]) else { return nil }
    return words[commandIndex]
  }

  /// Whether the command speaks to the applications as they are, in the person's own language.
  var needsCatalog: Bool {
    guard let commandIndex, ["say", "run", "match"].contains(words[commandIndex]) else {
      return false
    }
    let others = ["--phrases", "--locale", "--sentences", "--help", "-h"]
    return !words.contains { word in others.contains { word.hasPrefix($0) } }
  }

  /// Whether results are wanted as JSON, also when the rest cannot be parsed.
  var wantsJSON: Bool { words.prefix { $0 != "--" }.contains("--json") }

  /// The command, parsed.
  ///
  /// A command of the first rows, and the shell, is parsed by itself: the whole tree is looked at
  /// only to word help and mistakes, which takes longer than most commands run.
  ///
  /// - Throws: What the parser has to say, help included.
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

  /// The command that words begin with, of the first row or the second, and how many name it.
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

  /// The commands there are.
  static var commandNames: [String] {
    CommandTree.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }
}

/// A command whose words are all plain: `md render`, `say` and `--version` with common options.
///
/// The option parser learns by reflection what a command has for options, which takes longer than
/// to draw a page or to answer a phrase. Here the words themselves are compared; at the first that
/// is not known, or whose value is not in order, the parser is asked instead. What both know they
/// understand alike.
package enum PlainCommand: Hashable, Sendable {
  /// `--version`.
  case version
  /// `md render`.
  case render(MarkdownRendering, GlobalSettings)
  /// `say`.
  case say(Utterance, GlobalSettings)

  /// Reads the words of a command line; `nil` for those that are the parser's.
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

  /// Reads the words as the option parser does, for tests; `nil` for what is not plain.
  ///
  /// - Throws: What the parser has to say, help included.
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

  /// Reads the common options and hands every other word to a closure.
  ///
  /// - Parameter take: Takes a word, with its value from those that follow; returns whether it can.
  /// - Returns: The common options; `nil` when a word cannot be taken.
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
  /// - Returns: The status to leave with.
  /// - Throws: What kept it from being run as it was given.
  nonisolated(nonsending) func run() async throws -> Int32 {
    switch self {
    case .version:
      Output.standard.result(CommandTree.version)
      return ExitStatus.done.rawValue
    case .render(let rendering, let settings):
      return try await CommandContext(settings).run { try rendering.run(in: $0) }.rawValue
    case .say(let utterance, let settings):
      return try await utterance.context(settings).run { try await utterance.run(in: $0) }.rawValue
    }
  }
}

extension String {
  /// Whether the word is neither an option nor something else that is special to the parser.
  fileprivate var isOperand: Bool { !hasPrefix("-") }
}
