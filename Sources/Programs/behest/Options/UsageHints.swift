// Says what to do instead where the option parser only says what is wrong.

import AppProtocol
import ArgumentParser
import InstalledApps
import IntentEngine

extension CommandLineWords {
  /// The error for the name of a command that does not exist; `nil` when it exists, or none is given.
  var unknownCommand: UsageError? {
    guard let command else { return nil }
    var name = command.name
    if name == "help" {
      let topics = Array(command.others.prefix { !$0.hasPrefix("-") })
      guard let topic = topics.first else { return nil }
      name = topic
      let path = Self.path(of: topics)
      if !path.isEmpty, path.count < topics.count,
        let words = Self.advice(onSubcommand: topics[path.count], of: path)
      {
        return UsageError(words)
      }
    }
    guard !Self.commandNames.contains(name), leadingOptionsAreKnown else { return nil }
    let near = Nearest.word(to: name, among: Self.commandNames).map { "Did you mean \($0)?" }
    let phrase = ([command.name] + Self.withoutOptions(command.others)).joined(separator: " ")
    guard phrase.contains(" "), command.name != "help" else {
      return UsageError("There is no command “\(name)”. \(near ?? "Try behest --help.")")
    }
    let say = "To say a phrase: behest say " + Self.quoted(phrase)
    return UsageError(
      ["There is no command “\(name)”.", near, say].compactMap { $0 }.joined(separator: " "))
  }

  /// Returns the words that are neither options nor the values of those that every command has.
  private static func withoutOptions(_ words: ArraySlice<String>) -> [String] {
    var rest: [String] = []
    var isValue = false
    for word in words {
      if isValue {
        isValue = false
      } else if word.hasPrefix("-") {
        isValue = GlobalOption.table.first { $0.name == word }?.takesValue == true
      } else {
        rest.append(word)
      }
    }
    return rest
  }

  /// Returns a sentence about a word that is none of the command's own commands; `nil` for commands that
  /// have none.
  private static func advice(
    onSubcommand word: String, of path: [any ParsableCommand.Type]
  ) -> String? {
    guard let type = path.last, !type.configuration.subcommands.isEmpty else { return nil }
    let command = path.compactMap { $0.configuration.commandName }.joined(separator: " ")
    let names = type.configuration.subcommands.compactMap { $0.configuration.commandName }
    let near = Nearest.word(to: word, among: names).map { "Did you mean \(command) \($0)?" }
    return "There is no command “\(command) \(word)”. "
      + (near ?? "Try behest \(command) --help.")
  }

  /// Returns an error message of the parser with a sentence that says what to do instead.
  func advised(_ message: String) -> String {
    if let word = message.firstMatch(
      of: /nexpected arguments?: '([^']+)'|^Unexpected argument '([^']+)'/),
      let advice = Self.advice(onSubcommand: String(word.1 ?? word.2 ?? ""), of: commandPath)
    {
      return advice
    }
    if let option = message.firstMatch(of: /^Unknown option '(-[^']+)'/)?.1 {
      return "Unknown option '\(option)'. \(advice(on: String(option)))"
    }
    // The parser misses an argument before it finds that an option is misspelled.
    if message.hasPrefix("Missing expected argument"),
      let option = normalised.prefix(while: { $0 != "--" }).first(where: {
        $0.hasPrefix("--")
          ? !knownOptions.contains(String($0.dropFirst(2).prefix { $0 != "=" }))
          : $0.count > 1 && $0.hasPrefix("-") && !Self.isCluster($0)
      })
    {
      return "Unknown option '\(option)'. \(advice(on: option))"
    }
    let sentence = message.hasSuffix(".") || message.hasSuffix("?") ? message : message + "."
    guard let word = message.wholeMatch(of: /Unexpected argument '(.+)'\.?/)?.1.lowercased(),
      let name = InstalledApps.allNames().first(where: { $0.lowercased() == word })
    else { return sentence }
    return "\(sentence) For one application: --app \([name].shellWords)"
  }

  /// The error for a command that there is not, whose help is asked for: `behest doc export --help`; `nil` for
  /// others.
  var helpOfUnknownCommand: UsageError? {
    guard let type = commandPath.last, let inner = type.configuration.defaultSubcommand,
      !inner.helpMessage().contains("ARGUMENTS:")
    else { return nil }
    let words = normalised.prefix { $0 != "--" }.filter { !$0.hasPrefix("-") }
    return words.dropFirst(commandPath.count).first
      .flatMap { Self.advice(onSubcommand: $0, of: commandPath) }.map { UsageError($0) }
  }

  /// The error for a word with one dash that the parser takes for a request for help, as it has an h; `nil`
  /// where help is really asked for.
  var mistakenHelp: UsageError? {
    let words = normalised.prefix { $0 != "--" }
    guard !words.contains(where: { ["-h", "--help", "help"].contains($0) }),
      let word = words.first(where: {
        $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.contains("h") && !Self.isCluster($0)
      })
    else { return nil }
    return UsageError("Unknown option '\(word)'. \(advice(on: word))")
  }

  /// Whether a word is a dash with the letters of options alone.
  private static func isCluster(_ word: String) -> Bool {
    word.hasPrefix("-") && word.dropFirst().allSatisfy("eh".contains)
  }

  /// Returns a sentence about an option that the command does not have.
  private func advice(on option: String) -> String {
    if ["--quiet", "--silent", "-q", "-s"].contains(option) {
      return "The result alone is on standard output; 2>/dev/null leaves out all else."
    }
    if !option.hasPrefix("--"), option.count > 2 || Int(option) != nil {
      return "A value that begins with a dash comes after --."
    }
    let name = option.drop { $0 == "-" }
    if name.count > 1, let near = Nearest.word(to: String(name), among: knownOptions), near != name
    {
      return "Did you mean --\(near)?"
    }
    let command = ["behest"] + commandPath.compactMap { $0.configuration.commandName }
    return "\(command.joined(separator: " ")) --help lists the options."
  }

  /// The names of the command's options, without dashes, as its help lists them.
  private var knownOptions: [String] {
    let type = commandPath.last ?? CommandTree.self
    let types = [type, type.configuration.defaultSubcommand ?? type]
    let listed = types.flatMap { type in
      type.helpMessage(columns: 200).matches(of: /(?m)^  (?:-\w, )?--([\w-]+)/)
    }
    return listed.map { String($0.1) } + ["help", "version"]
  }

  /// Returns a phrase as one word of a shell, in double quotation marks where these will do.
  private static func quoted(_ phrase: String) -> String {
    phrase.contains { "\"$`\\!".contains($0) } ? [phrase].shellWords : "\"\(phrase)\""
  }
}
