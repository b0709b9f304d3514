// Looks over the words of the command line before they are parsed.

import ArgumentParser

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
      index += GlobalOptions.namesWithValue.contains(words[index]) ? 2 : 1
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
